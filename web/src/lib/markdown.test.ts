import { describe, expect, it } from 'vitest';
import { parseInline, parseMarkdown, plainText } from './markdown';

describe('Markdown', () => {
  it('makes an anchor of every tag', () => {
    const [heading] = parseMarkdown('### DC 3.3 Pair of *Tiles*');
    expect(heading).toMatchObject({
      kind: 'heading',
      level: 3,
      tag: 'DC 3.3',
      id: 'DC-3.3',
      plain: 'Pair of *Tiles*',
    });
  });

  it('links a tag in the text to its rule', () => {
    expect(parseInline('see DC R14, then')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'link', text: 'DC R14', address: '#DC-R14' },
      { kind: 'text', text: ', then' },
    ]);
  });

  it('reads lists, tables, code and paragraphs', () => {
    const text =
      'One\ntwo.\n\n- a\n  b\n- **c**\n\n| x | y |\n|---|---|\n| 1 | `2` |\n\n```\nraw | text\n```';
    const blocks = parseMarkdown(text);
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'list', 'table', 'code']);
    expect(blocks[0]!.kind === 'paragraph' && plainText(blocks[0]!.text)).toBe('One two.');
    expect(blocks[1]!.kind === 'list' && blocks[1]!.items.map(plainText)).toEqual(['a b', 'c']);
    expect(blocks[2]!.kind === 'table' && blocks[2]!.rows[0]!.map(plainText)).toEqual(['1', '2']);
  });

  it('takes no address that could run something', () => {
    expect(parseInline('[x](javascript:alert)')).toEqual([{ kind: 'text', text: 'x' }]);
  });
});
