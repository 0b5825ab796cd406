import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { de } from './de/all.ts';
import { en } from './en/all.ts';
import { fr } from './fr/all.ts';

const root = join(import.meta.dirname, '../..');

interface Texts {
  [key: string]: string | Texts;
}

/** "layout.menu.orders" -> its message. */
function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[prefix + key, text]] : flat(text, `${prefix}${key}.`),
  );
}

/** The arguments and tags in a compiled message. Each is `[name]`, `[name, type, branches]` or `[tag, ...nodes]`. */
function argumentsIn(nodes: unknown): string[] {
  if (!Array.isArray(nodes)) return [];
  const names = nodes.flatMap((node: unknown): string[] => {
    if (!Array.isArray(node)) return [];
    const [name, type, branches] = node;
    if (type === undefined) return [name];
    const isTag = typeof type !== 'number' || type === TYPE_POUND;
    if (isTag) return [`<${name}>`, ...argumentsIn(node.slice(1))];
    const hasBranches = typeof branches === 'object' && branches !== null;
    return [name, ...(hasBranches ? Object.values(branches).flatMap(argumentsIn) : [])];
  });
  return [...new Set(names)].toSorted();
}

/** The node for "#" in a plural. */
const TYPE_POUND = 0;

const german = new Map(flat(de));

test('arguments are found in branches and tags', () => {
  const message =
    '{count, plural, one {# von {name}} other {#}} <b>fett {x}</b> {s, select, a {A} other {B {q}}}';
  expect(argumentsIn(compile(message))).toEqual(['<b>', 'count', 'name', 'q', 's', 'x']);
});

describe.each([
  ['English', en],
  ['French', fr],
] as const)('the %s texts', (_, texts) => {
  const words = new Map(flat(texts));

  test('have the keys of the German ones', () => {
    expect([...words.keys()].toSorted()).toEqual([...german.keys()].toSorted());
  });

  test('have the same arguments as the German ones', () => {
    for (const [key, message] of words) {
      expect({ key, arguments: argumentsIn(compile(message)) }).toEqual({
        key,
        arguments: argumentsIn(compile(german.get(key) ?? '')),
      });
    }
  });

  test('contain no untranslated German sentence', () => {
    // Short words can be the same in the trade of both countries, but a sentence cannot.
    const untranslated = [...words].filter(
      ([key, text]) => text === german.get(key) && text.split(' ').length > 3,
    );
    expect(untranslated).toEqual([]);
  });
});

test('the message about a missing name fits the name of a colleague and of a branch', () => {
  for (const texts of [de, en, fr]) expect(texts.validation.NAME_REQUIRED).not.toMatch(/Ihr|your|votre/);
});

test('English always writes "email" and "intra-Community"', () => {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\ben\.(md|ts)$/.test(path))
    .map((path) => readFileSync(join(root, 'content', path), 'utf8'));
  for (const words of [...new Map(flat(en)).values(), ...files])
    expect(words).not.toMatch(/[Ee]-mail|[Ii]ntra-community/);
});

test.each([
  ['German', de],
  ['English', en],
  ['French', fr],
])('no %s text is empty or contains a double space or a straight quotation mark', (_, texts) => {
  for (const [key, text] of flat(texts)) {
    expect(`${key}: ${text}`).not.toMatch(/: $|[ ]{2}|"/);
  }
});

test('French texts have typographic apostrophes and no German abbreviation that stands alone', () => {
  const wrong = flat(fr).filter(([, text]) => /\p{L}'\p{L}|(?<!\()\bHU\b/u.test(text));
  expect(wrong).toEqual([]);
});

test('French punctuation follows a narrow no-break space', () => {
  const marked = /(?<!\u202F)[:;!?»](\s|$)|«(?!\u202F)/;
  expect(flat(fr).filter(([, text]) => marked.test(text))).toEqual([]);
});

test.each([
  ['German', de],
  ['English', en],
  ['French', fr],
])('in %s a figure stays on one line with its unit', (_, texts) => {
  const units =
    'Stunden|Minuten|Std|Min|Werktagen?|Zeichen|hours|(working|business) days|h|min|heures|minutes|jours|caractères|MB|Mo|km|kW|%|€';
  const parted = new RegExp(`\\} (${units})(?![\\p{L}\\d])`, 'u');
  // The text for an upload timeout is promised with a plain space.
  const left = flat(texts).filter(([, text]) => parted.test(text) && !text.startsWith('Upload timed out'));
  expect(left).toEqual([]);
});
