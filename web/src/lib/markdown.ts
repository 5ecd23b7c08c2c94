/** The small part of Markdown that rules are written in, parsed into a tree; HTML is never passed through. */
export type Inline =
  { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; address: string };

export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; tag: string | null; id: string; plain: string }
  | { kind: 'paragraph' | 'quote'; text: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

const HEADING = /^(#{1,6}) +(.*)$/;
const TAG = /^([A-Z]{2,4} [A-Z]?\d+(?:\.\d+)*) +/;
const ITEM = /^ *(?:[-*]|(\d+)[.)]) +(.*)$/;

/** The id of a tag or heading, as links name it. */
export function anchorOf(text: string): string {
  return text.trim().replace(/[^\p{L}\p{N}.]+/gu, '-');
}

export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    if (line.trim() === '') at += 1;
    else if (line.startsWith('```')) at = readCode(lines, at, blocks);
    else if (HEADING.test(line)) at = readHeading(lines, at, blocks);
    else if (line.startsWith('|')) at = readTable(lines, at, blocks);
    else if (ITEM.test(line)) at = readList(lines, at, blocks);
    else at = readParagraph(lines, at, blocks);
  }
  return blocks;
}

function readCode(lines: string[], start: number, blocks: Block[]): number {
  let at = start + 1;
  while (at < lines.length && !lines[at]!.startsWith('```')) at += 1;
  blocks.push({ kind: 'code', text: lines.slice(start + 1, at).join('\n') });
  return at + 1;
}

function readHeading(lines: string[], at: number, blocks: Block[]): number {
  const found = HEADING.exec(lines[at]!)!;
  const whole = found[2]!.trim();
  const tag = TAG.exec(whole)?.[1] ?? null;
  const plain = tag ? whole.slice(tag.length).trim() : whole;
  const text = parseInline(plain);
  blocks.push({ kind: 'heading', level: found[1]!.length, text, tag, id: anchorOf(tag ?? whole), plain });
  return at + 1;
}

function readTable(lines: string[], start: number, blocks: Block[]): number {
  let at = start;
  while (at < lines.length && lines[at]!.startsWith('|')) at += 1;
  const rows = lines.slice(start, at).map((line) =>
    line
      .replace(/^\|/, '')
      .replace(/\|\s*$/, '')
      .split(/(?<!\\)\|/)
      .map((cell) => parseInline(cell.trim().replaceAll('\\|', '|'))),
  );
  const isRuled = /^[|\s:-]+$/.test(lines[start + 1] ?? '');
  blocks.push({ kind: 'table', head: isRuled ? rows[0]! : [], rows: isRuled ? rows.slice(2) : rows });
  return at;
}

function readList(lines: string[], start: number, blocks: Block[]): number {
  const items: string[] = [];
  let at = start;
  while (at < lines.length) {
    const line = lines[at]!;
    const found = ITEM.exec(line);
    if (found) items.push(found[2]!);
    else if (/^\s+\S/.test(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else break;
    at += 1;
  }
  blocks.push({ kind: 'list', isOrdered: /^ *\d/.test(lines[start]!), items: items.map(parseInline) });
  return at;
}

function readParagraph(lines: string[], start: number, blocks: Block[]): number {
  let at = start;
  const starts = (line: string) => line.trim() === '' || /^(\||```|#{1,6} )/.test(line) || ITEM.test(line);
  const text: string[] = [];
  while (at < lines.length && (at === start || !starts(lines[at]!))) text.push(lines[at++]!.trim());
  const isQuote = text[0]!.startsWith('>');
  const joined = text.map((line) => line.replace(/^> ?/, '')).join(' ');
  blocks.push({ kind: isQuote ? 'quote' : 'paragraph', text: parseInline(joined) });
  return at;
}

const INLINE =
  /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{2} [A-Z]?\d+(?:\.\d+)*)\b/g;

/** Text with its marks; a rule's tag becomes a link to the rule. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let last = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > last) parts.push({ kind: 'text', text: text.slice(last, found.index) });
    last = found.index + found[0].length;
    const [, code, strong, em, label, address, tag] = found;
    if (code) parts.push({ kind: 'code', text: code });
    else if (strong) parts.push({ kind: 'strong', text: strong });
    else if (em) parts.push({ kind: 'em', text: em });
    else if (tag) parts.push({ kind: 'link', text: tag, address: `#${anchorOf(tag)}` });
    else if (/^(#|\/|https:)/.test(address!)) parts.push({ kind: 'link', text: label!, address: address! });
    else parts.push({ kind: 'text', text: label! });
  }
  if (last < text.length) parts.push({ kind: 'text', text: text.slice(last) });
  return parts;
}

/** The text without marks, for searching. */
export function plainText(parts: Inline[]): string {
  return parts.map((part) => part.text).join('');
}
