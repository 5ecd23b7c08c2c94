/** The result of a game as a picture that can be shared. */
import type { View } from './api';

const WIDTH = 900;
const EDGE = 40;
const ROW = 34;

export interface Result {
  title: string;
  names: readonly string[];
  colours: readonly string[];
  view: View;
  /** The sources of points with their words, and the word for their sum. */
  sources: readonly (readonly [string, string])[];
  total: string;
}

/** Draws the score table; wide games get smaller columns. */
export async function drawResult(result: Result): Promise<Blob> {
  const { names, view, sources } = result;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 2 * EDGE + 60 + (sources.length + 3) * ROW;
  const pen = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  const ink = style.getPropertyValue('--ink');
  pen.fillStyle = style.getPropertyValue('--paper-raised');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = ink;
  pen.font = `600 34px ${style.getPropertyValue('--font')}`;
  pen.fillText(result.title, EDGE, EDGE + 30);
  const column = Math.min(150, (WIDTH - 2 * EDGE - 260) / names.length);
  const right = (seat: number) => WIDTH - EDGE - column * (names.length - 1 - seat);
  const plain = `18px ${style.getPropertyValue('--font-ui')}`;
  let y = EDGE + 90;
  const line = (label: string, cells: readonly (string | number)[], font: string) => {
    pen.font = font;
    pen.textAlign = 'left';
    pen.fillStyle = ink;
    pen.fillText(label, EDGE, y, 250);
    pen.textAlign = 'right';
    cells.forEach((cell, seat) => pen.fillText(String(cell), right(seat), y, column - 12));
    y += ROW;
  };
  names.forEach((_, seat) => {
    pen.fillStyle = result.colours[seat] ?? ink;
    pen.fillRect(right(seat) - column + 12, y + 8, column - 12, 4);
  });
  line('', names, `600 18px ${style.getPropertyValue('--font-ui')}`);
  y += 8;
  for (const [source, word] of sources) {
    line(
      word,
      view.sheets.map((sheet) => sheet[source] ?? 0),
      plain,
    );
  }
  line(result.total, view.scores, `700 22px ${style.getPropertyValue('--font-ui')}`);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** Puts a picture on the clipboard, or saves it where the browser does not allow that; says which it was. */
export async function sharePicture(picture: Blob, name: string): Promise<'copied' | 'saved'> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return 'copied';
  } catch {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(picture);
    link.download = `${name}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    return 'saved';
  }
}
