import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';
import { projectRoot } from '../database/project-root.ts';
import { slowness } from '../scripts/slowness.js';

/** The folders whose code may read external text. */
const FOLDERS = ['contract', 'content', 'database', 'server', 'web'];

/**
 * Reads only what the build has written, and no server or browser runs it. The check of one of its patterns takes so long that
 * the result depends on the load of the machine.
 */
const BUILD = join('web', 'build');

/** Patterns that take more than linear time, but only on short input: the pattern and the reason. */
const ON_SHORT_INPUT = new Map([
  ['/\\B(?=(\\d{3})+$)/g', 'groups the digits of a sum or distance that the server sends: at most 15'],
]);

/**
 * Some patterns take seconds. Without a result the test fails. Attacks have no limit of time: on a busy machine one that runs out of
 * it would count as slow. That of their steps stays.
 */
const LIMITS = { timeout: 60_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

const programs = FOLDERS.flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|js)$/.test(path) && !/\.(?:test|long)\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
).filter((path) => !path.startsWith(BUILD));

/** The regular expressions of a file, and the calls of RegExp that create one at run time. */
function patternsIn(path: string): { literals: Pattern[]; calls: string[] } {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  const literals: Pattern[] = [];
  const calls: string[] = [];
  const placeOf = (start: number) => `${path}:${text.slice(0, start).split('\n').length}`;
  const countCall = ({ callee, start }: { callee: { type: string; name?: unknown }; start: number }) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') calls.push(placeOf(start));
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        literals.push({
          place: placeOf(node.start),
          source: node.regex.pattern,
          flags: node.regex.flags,
        });
    },
    NewExpression: countCall,
    CallExpression: countCall,
  }).visit(parseSync(path, text).program);
  return { literals, calls };
}

async function timeOf({ source, flags }: Omit<Pattern, 'place'>): Promise<string> {
  const outcome = await check(source, flags, LIMITS);
  if (outcome.status === 'unknown') return `unknown: ${outcome.error.kind}`;
  return outcome.status === 'safe' ? 'linear' : outcome.complexity.type;
}

const written = ({ source, flags }: Omit<Pattern, 'place'>) => `/${source}/${flags}`;

const found = programs.map(patternsIn);
/** Each pattern once. */
const patterns = new Map(found.flatMap(({ literals }) => literals.map((each) => [written(each), each])));

test('the program that reads documents is checked although it is JavaScript', () => {
  expect(programs).toContain(join('server', 'files', 'document-process.js'));
});

test('every regular expression takes linear time', { timeout: 240_000 * slowness() }, async () => {
  const slow: string[] = [];
  for (const [words, pattern] of patterns) {
    if (ON_SHORT_INPUT.has(words)) continue;
    const time = await timeOf(pattern);
    if (time !== 'linear') slow.push(`${pattern.place} ${words}: ${time}`);
  }
  expect(slow).toEqual([]);
});

test('no regular expression is built at run time', () => {
  expect(found.flatMap(({ calls }) => calls)).toEqual([]);
});

test('every exception is in use and would be refused without it', async () => {
  for (const words of ON_SHORT_INPUT.keys()) {
    const pattern = patterns.get(words);
    expect([words, pattern && (await timeOf(pattern))]).toEqual([words, 'polynomial']);
  }
});

test.each([
  [/([\d.,]+)\s*kw\b/i, 'polynomial'],
  [/[^\S\n]+$/gm, 'polynomial'],
  [/\s*(?:km|eur|doors)\.?$/iu, 'polynomial'],
  [/kw.*ps/, 'polynomial'],
  [/^(?:\d+,?)+$/, 'exponential'],
  [/^\d{1,8}(?:\.\d{1,2})?$/, 'linear'],
])('the check finds that %s takes %s time', async (pattern, time) => {
  expect(await timeOf(pattern)).toBe(time);
});
