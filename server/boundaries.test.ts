import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './root.ts';

const FOLDERS = [
  'contract',
  'content',
  'database',
  'server',
  'web',
  'fixtures',
  'demo',
  'e2e',
  'bench',
  'scripts',
];
const MAX_LINES = 400;
/** A feature may use those before it, in the order in which app.ts serves them. */
const FEATURES = ['audit', 'accounts', 'dealers', 'orders', 'reservations', 'vehicles', 'imports', 'contact'];
/** The same rule for pages. API calls, texts and UI elements come first and know no feature. */
const PAGES = [
  'trade',
  'cart',
  'layout',
  'content',
  'auth',
  'vehicles',
  'home',
  'blog',
  'documentation',
  'legal',
  'contact',
  'orders',
  'reservations',
  'dashboard',
  'admin',
];
const PLUMBING = ['http', 'mail', 'files', 'jobs', 'pages'];
const VAGUE_NAMES = /(^|\/)(index|utils?|helpers?|common|misc)(\/|\.|$)/;

interface Source {
  path: string;
  text: string;
}

const sources: Source[] = FOLDERS.flatMap((folder) => listFiles(folder)).map((path) => ({
  path,
  text: readFileSync(join(projectRoot, path), 'utf8'),
}));
const program = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path));
const imports = program.flatMap(({ path, text }) =>
  readImports(text).map((to) => ({ from: path, to: resolve(path, to) })),
);

function listFiles(folder: string): string[] {
  try {
    return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|js)$/.test(entry.name))
      .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch {
    return [];
  }
}

function readImports(text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) => path);
}

/** From the root: "server/http/serve.ts". The name of a package stays as it is. */
function resolve(from: string, to: string): string {
  return to.startsWith('.')
    ? normalize(join(dirname(from), to))
        .split(sep)
        .join('/')
    : to;
}

function offenders(from: RegExp, to: RegExp): string[] {
  return imports
    .filter((each) => from.test(each.from) && to.test(each.to))
    .map((each) => `${each.from} -> ${each.to}`);
}

test('the contract imports only zod and itself', () => {
  expect(offenders(/^contract\//, /^(?!contract\/|zod$)/)).toEqual([]);
});

test('the plumbing of the server imports no feature', () => {
  expect(
    offenders(new RegExp(`^server/(${PLUMBING.join('|')})/`), new RegExp(`^server/(${FEATURES.join('|')})/`)),
  ).toEqual([]);
});

test.each(FEATURES.map((feature, place) => ({ feature, later: FEATURES.slice(place + 1) })))(
  'the feature $feature imports only features before it',
  ({ feature, later }) => {
    if (later.length === 0) return;
    expect(offenders(new RegExp(`^server/${feature}/`), new RegExp(`^server/(${later.join('|')})/`))).toEqual(
      [],
    );
  },
);

test.each(PAGES.map((pages, place) => ({ pages, later: PAGES.slice(place + 1) })))(
  'the pages of $pages import only pages before them',
  ({ pages, later }) => {
    if (later.length === 0) return;
    expect(offenders(new RegExp(`^web/${pages}/`), new RegExp(`^web/(${later.join('|')})/`))).toEqual([]);
  },
);

test('every folder of pages has a place in that order', () => {
  const folders = new Set(program.map(({ path }) => /^web\/([^/]+)\//.exec(path)?.[1]));
  const others = ['api', 'build', 'styles', 'texts', 'ui', undefined];
  expect([...folders].filter((folder) => !others.includes(folder)).toSorted()).toEqual(PAGES.toSorted());
});

test('the pages reach the server only through the contract', () => {
  expect(offenders(/^web\//, /^(server|database|fixtures|demo)\//)).toEqual([]);
});

test('only the server loads the examples of the contract', () => {
  expect(offenders(/^(web|contract\/(?!examples\/))/, /^contract\/examples\//)).toEqual([]);
});

test('the elements and texts of the interface import no call and no feature', () => {
  expect(offenders(/^web\/(ui|texts)\//, /^web\/(?!ui\/|texts\/|build\/)/)).toEqual([]);
});

test('demo, browser tests and benchmarks use HTTP, as clients do', () => {
  expect(offenders(/^(demo|e2e|bench)\//, /^(server|web|database|fixtures)\//)).toEqual([]);
});

test('only the configuration reads the environment of the server', () => {
  const readers = program.filter(
    ({ path, text }) => /^(server|contract|web)\//.test(path) && text.includes('process.env'),
  );
  expect(readers.map(({ path }) => path)).toEqual(['server/config.ts']);
});

test('only server/current-status.ts defines what a lapsed reservation means for a vehicle', () => {
  const readers = program.filter(
    ({ path, text }) => /^(server|demo|bench)\//.test(path) && text.includes('lapsed_vehicles'),
  );
  // The facets name a CTE like the view, and take the condition from there.
  expect(readers.map(({ path }) => path)).toEqual(['server/current-status.ts', 'server/vehicles/facets.ts']);
});

test('the server builds no SQL from text', () => {
  const makers = program.filter(({ path, text }) => path.startsWith('server/') && text.includes('sql.raw'));
  expect(makers.map(({ path }) => path)).toEqual([]);
});

test('no file exceeds the line limit', () => {
  const long = sources.filter(
    ({ text, path }) => path !== 'database/schema.ts' && text.split('\n').length > MAX_LINES,
  );
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('files are named after their content, and none only re-exports others', () => {
  expect(sources.map(({ path }) => path).filter((path) => VAGUE_NAMES.test(path))).toEqual([]);
  const barrels = program.filter(({ text }) => /^export \* from/m.test(text));
  expect(barrels.map(({ path }) => path)).toEqual([]);
});
