import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '$lib/words';

const HERE = import.meta.dirname;
const source = (language: string) => readFileSync(join(HERE, `${language}.ftl`), 'utf8');

function keys(language: string): string[] {
  return new FluentResource(source(language)).body.map((message) => message.id).sort();
}

/** The names of each message's arguments. */
function variables(language: string): Record<string, string[]> {
  const messages = source(language)
    .split(/^(?=[a-z][\w-]* =)/m)
    .slice(1);
  return Object.fromEntries(
    messages.map((message) => [
      /^[\w-]+/.exec(message)![0],
      [...new Set(Array.from(message.matchAll(/\$(\w+)/g), (found) => found[1]!))].sort(),
    ]),
  );
}

function code(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !file.name.includes('.test.'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}

describe('the words of the page', () => {
  it.each(LANGUAGES)('have the same keys and arguments in %s', (language) => {
    expect(keys(language)).toEqual(keys('en'));
    expect(variables(language)).toEqual(variables('en'));
  });

  it('hide behind no general text', () => {
    const general = readFileSync(join(HERE, '../../../src/tenshu/text/en.ftl'), 'utf8');
    const theirs = new Set(new FluentResource(general).body.map((message) => message.id));
    expect(keys('en').filter((key) => theirs.has(key))).toEqual([]);
  });

  it('are all used', () => {
    const written = code(join(HERE, '..'));
    const families = Array.from(written.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g), (found) => found[1]!);
    const unused = keys('en').filter(
      (key) => !written.includes(`'${key}'`) && !families.some((family) => key.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });

  it('are none missing', () => {
    const said = Array.from(
      code(join(HERE, '..')).matchAll(/\bwords\.say\(\s*'([\w-]+)'/g),
      (found) => found[1]!,
    );
    const known = new Set(keys('en'));
    const ofGames = new Set(['clan-rival', 'game-name', 'game-about', 'game-credits', 'game-designed']);
    expect(said.filter((key) => !known.has(key) && !ofGames.has(key))).toEqual([]);
  });
});
