import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';
import { projectRoot } from '../database/project-root.ts';

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
/** Room for the JSX of a large component. Logic is far shorter. */
const MAX_FUNCTION_LINES = 125;
/** A feature may import the features before it. */
const FEATURES = [
  'audit',
  'accounts',
  'dealers',
  'addresses',
  'papers',
  'invoices',
  'orders',
  'order-documents',
  'complaints',
  'reservations',
  'stock',
  'events',
  'vehicles',
  'marks',
  'saved-searches',
  'company',
  'feeds',
  'imports',
  'user-data',
  'contact',
  'overview',
  'notes',
  'worklist',
  'search',
  'views',
  'provider-settings',
];
/** Folders of web/ that are not features: calls, texts and elements are below all features. */
const BELOW_FEATURES = ['api', 'build', 'styles', 'texts', 'ui'];
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
const program = sources.filter(({ path }) => !/\.(?:test|long)\.tsx?$/.test(path));
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

test('each folder of the server is plumbing or a feature', () => {
  const folders = program.flatMap(({ path }) => /^server\/([^/]+)\//.exec(path)?.[1] ?? []);
  expect([...new Set(folders)].toSorted()).toEqual([...PLUMBING, ...FEATURES].toSorted());
});

test('README.md names the features of the server in their order', () => {
  const map = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  const named = /^server\/.*\n([^/]*) a feature imports only features before it$/m.exec(map)?.[1];
  expect(named?.trim().split(/\s+/)).toEqual(FEATURES);
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

/** The feature of web/ that a file belongs to; a file directly in web/ belongs to none. */
function featureOf(path: string): string | undefined {
  const folder = /^web\/([^/]+)\//.exec(path)?.[1];
  return folder === undefined || BELOW_FEATURES.includes(folder) ? undefined : folder;
}

/** The features that a feature of web/ imports, directly or through others. */
function featuresBehind(feature: string, found = new Set<string>()): Set<string> {
  for (const { from, to } of imports) {
    const other = featureOf(to);
    if (featureOf(from) !== feature || other === undefined || other === feature || found.has(other)) continue;
    found.add(other);
    featuresBehind(other, found);
  }
  return found;
}

test('no feature of the pages imports itself through other features', () => {
  const features = new Set(program.map(({ path }) => featureOf(path)).filter((each) => each !== undefined));
  expect(features.size).toBeGreaterThan(10);
  expect([...features].filter((feature) => featuresBehind(feature).has(feature))).toEqual([]);
});

test('only the list of all pages imports the entries of pages', () => {
  const importers = imports.filter(({ to }) => /^web\/\w+\/routes\.ts$/.test(to)).map(({ from }) => from);
  expect(new Set(importers)).toEqual(new Set(['web/routes.tsx']));
});

test('no file imports itself through other files, not even for a type', () => {
  expect(importCircles()).toEqual([]);
});

/** The files of each import circle: a depth-first search that meets a file which is still open. */
function importCircles(): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (done.has(file) || path.includes(file)) return;
    for (const { from, to } of imports) if (from === file) visit(to, [...path, file]);
    done.add(file);
  };
  for (const { from } of imports) visit(from, []);
  return circles;
}

test('the pages reach the server only through the contract', () => {
  expect(offenders(/^web\//, /^(server|database|fixtures|demo)\//)).toEqual([]);
});

test('the program loads no data of tests', () => {
  expect(offenders(/^(contract|content|database|server|web)\//, /^fixtures\//)).toEqual([]);
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

test('only the texts of the portal and the data for search engines are set as HTML', () => {
  const setters = program.filter(
    ({ path, text }) =>
      /^(web|server)\//.test(path) &&
      /dangerouslySetInnerHTML|innerHTML =|outerHTML =|insertAdjacentHTML/.test(text),
  );
  expect(setters.map(({ path }) => path)).toEqual([
    'web/content/ContentBody.tsx',
    'web/documentation/mark-hits.ts',
    'web/layout/StructuredData.tsx',
  ]);
});

test('only the configuration reads the environment of the server', () => {
  const readers = program.filter(
    ({ path, text }) => /^(server|contract|web)\//.test(path) && text.includes('process.env'),
  );
  expect(readers.map(({ path }) => path)).toEqual(['server/config.ts']);
});

test('docs/operations.md lists each variable of the configuration once, and no other', () => {
  const config = readFileSync(join(projectRoot, 'server/config.ts'), 'utf8');
  const read = [...config.matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name);
  const guide = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const table = /^\| variable \|.*\n((?:\|.*\n)+)/m.exec(guide)?.[1] ?? '';
  const listed = [...table.matchAll(/^\| ([A-Z][^|]*) \|/gm)].flatMap(([, names]) => names?.split(', '));
  expect(read.length).toBeGreaterThan(0);
  expect(listed.toSorted()).toEqual(read.toSorted());
});

test('only server/current-status.ts defines what a lapsed reservation means for a vehicle', () => {
  const readers = program.filter(
    ({ path, text }) => /^(server|demo|bench)\//.test(path) && text.includes('lapsed_vehicles'),
  );
  // The facets name a CTE like the view, and take the condition from there.
  expect(readers.map(({ path }) => path)).toEqual(['server/current-status.ts', 'server/vehicles/facets.ts']);
});

test('only server/orders/sql.ts defines whether a reservation is in its order, and whether it holds its vehicle', () => {
  const definers = program.filter(
    ({ path, text }) =>
      path.startsWith('server/') &&
      /end_reason(?:'| is|',) *(?:'is'|null)|reservations\.expires_at [<>]/.test(text),
  );
  expect(definers.map(({ path }) => path)).toEqual(['server/orders/sql.ts']);
});

test('only server/db.ts begins transactions that write, because it begins them again after a deadlock', () => {
  const beginners = program.filter(
    ({ path, text }) => path.startsWith('server/') && /\.transaction\(\)\s*\.execute/.test(text),
  );
  expect(beginners.map(({ path }) => path)).toEqual(['server/db.ts']);
});

test('no query takes its owner from a dealer that may be missing', () => {
  const missing = program.filter(
    ({ path, text }) => path.startsWith('server/') && /dealer\?\.id \?\?/.test(text),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
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

test('no function of the program exceeds its line limit', () => {
  const long = program.flatMap(({ path, text }) => {
    if (!/^(contract|database|server|web)\//.test(path)) return [];
    const found: string[] = [];
    const check = ({ start, end }: { start: number; end: number }) => {
      const lines = text.slice(start, end).split('\n').length;
      if (lines > MAX_FUNCTION_LINES) found.push(`${path}: ${lines} lines`);
    };
    new Visitor({
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    }).visit(parseSync(path, text).program);
    return found;
  });
  expect(long).toEqual([]);
});

test('files are named after their content, and none only re-exports others', () => {
  expect(sources.map(({ path }) => path).filter((path) => VAGUE_NAMES.test(path))).toEqual([]);
  const barrels = program.filter(({ text }) => /^export \* from/m.test(text));
  expect(barrels.map(({ path }) => path)).toEqual([]);
});
