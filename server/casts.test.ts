import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';
import { projectRoot } from '../database/project-root.ts';

const FOLDERS = ['contract', 'content', 'database', 'server', 'web'];
/** A comment gives the reason if it ends within the cast, on its line, or at most so many lines above. */
const LINES_ABOVE = 4;

/** The casts of a program without a comment beside them, each by its line. `as const` is not a cast. */
function castsWithoutReason(path: string, text: string): number[] {
  const lineOf = (place: number) => text.slice(0, place).split('\n').length;
  const { program, comments } = parseSync(path, text);
  const reasons = comments.map(({ end }) => lineOf(end));
  const found: number[] = [];
  new Visitor({
    TSAsExpression({ start, end, typeAnnotation }) {
      if (text.slice(typeAnnotation.start, typeAnnotation.end) === 'const') return;
      const [first, last] = [lineOf(start), lineOf(end - 1)];
      if (!reasons.some((reason) => reason >= first - LINES_ABOVE && reason <= last)) found.push(last);
    },
  }).visit(program);
  return found;
}

test('a cast has its reason beside it', () => {
  const programs = FOLDERS.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|long)\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
  expect(programs.length).toBeGreaterThan(100);
  const casts = programs.flatMap((path) =>
    castsWithoutReason(path, readFileSync(join(projectRoot, path), 'utf8')).map((line) => `${path}:${line}`),
  );
  expect(casts).toEqual([]);
});

test('the search finds casts without a reason, and no others', () => {
  const text = [
    "const kinds = ['a'] as const;",
    '// The store holds only texts.',
    'const found = read() as string;',
    ...Array.from({ length: LINES_ABOVE }, () => ''),
    'const other = read() as string; // A number would be refused.',
    ...Array.from({ length: LINES_ABOVE + 1 }, () => ''),
    'const last = read() as string;',
  ].join('\n');
  expect(castsWithoutReason('a.ts', text)).toEqual([text.split('\n').length]);
});
