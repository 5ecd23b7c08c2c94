import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, loadWords, makeBundle, Wording } from './words';

const game = makeBundle(
  'en',
  'take = { $seat } takes { $tile }.\ntile = Merchant { $n }\ncount = { $n } left',
);
const general = makeBundle('en', 'count = never seen\nonly-general = general');

describe('Wording', () => {
  const words = new Wording('en', [game, general], ['Ana', 'Bruno']);

  it('puts names for seats and words for messages inside messages', () => {
    const tile = { key: 'tile', args: { n: 3 } };
    expect(words.word({ key: 'take', args: { seat: 1, tile } })).toBe('Bruno takes Merchant 3.');
  });

  it("asks the game's texts before the general ones", () => {
    expect(words.say('count', { n: 2 })).toBe('2 left');
    expect(words.say('only-general')).toBe('general');
    expect(words.has('nowhere')).toBe(false);
  });

  it('shows the key and complains where a text is missing', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(words.say('nowhere')).toBe('nowhere');
    expect(words.say('count')).toBe('count');
    expect(complaint).toHaveBeenCalledTimes(2);
  });

  it('cuts what nobody would read on', () => {
    expect(words.say('take', { seat: 'x'.repeat(900), tile: 't' })).toHaveLength(500 + ' takes t.'.length);
  });

  it('counts nothing as many in Portuguese', async () => {
    const portuguese = await loadWords('pt');
    expect(portuguese.say('players-number', { count: 0 })).toBe('0 jogadores');
    expect(portuguese.say('players-number', { count: 1 })).toBe('1 jogador');
  });

  it.each(LANGUAGES)('knows the games and the errors of the service in %s', async (language) => {
    const found = await loadWords(language, 'dragon_castle', ['Ana']);
    expect(found.say('game-name')).not.toBe('');
    expect(found.say('error-game', { name: 'x', names: 'y' })).toContain('x');
  });
});
