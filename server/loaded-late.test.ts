import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../database/project-root.ts';

/** Each takes 5 to 30 MB: for pictures, PDF documents, fonts, XML, the list of common passwords and a store of files. */
const LOADED_LATE = [
  'sharp',
  'pdfkit',
  'fontkit',
  '@cantoo/pdf-lib',
  '@xmldom/xmldom',
  '@zxcvbn-ts/language-common',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
];

/** `import … from` and `export … from`. Types are not loaded, and `import()` is loaded when it is called. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'"();]*?\bfrom\s*)?'([^']+)'/gm;

/** The modules and packages that a program loads before it runs. */
function loadedBy(path: string, loaded = new Map<string, string[]>(), way: string[] = []) {
  const here = [...way, path];
  for (const [, to = ''] of readFileSync(join(projectRoot, path), 'utf8').matchAll(STATIC)) {
    const name = to.startsWith('.') ? join(dirname(path), to) : to;
    if (loaded.has(name)) continue;
    loaded.set(name, here);
    if (/\.tsx?$/.test(name) && existsSync(join(projectRoot, name))) loadedBy(name, loaded, here);
  }
  return loaded;
}

test('a server loads the libraries of pictures, documents and passwords with their first use', () => {
  const loaded = loadedBy('server/lifetime.ts');
  loadedBy('server/program.ts', loaded);
  // Every start with a demo loads this module as well.
  loadedBy('server/demo.ts', loaded);
  // The walk has reached the features.
  expect(loaded.has('server/invoices/store.ts')).toBe(true);
  expect(loaded.has('fastify')).toBe(true);
  expect(LOADED_LATE.flatMap((name) => loaded.get(name)?.concat(name).join(' > ') ?? [])).toEqual([]);
});

/** The packages that are loaded before the embedded database starts. */
const LOADED_FIRST = ['pino', 'zod'];

test('the modules of the program load while the embedded database starts', () => {
  const loaded = loadedBy('server/main.ts');
  expect(loaded.has('database/embedded.ts')).toBe(true);
  const packages = [...loaded.keys()].filter((name) => !/^node:|\.tsx?$/.test(name));
  expect(packages.filter((name) => !LOADED_FIRST.includes(name))).toEqual([]);
});

test('the pages and the jobs load when the port is open', () => {
  const loaded = loadedBy('server/pages/built.ts');
  loadedBy('server/program.ts', loaded);
  expect(loaded.has('server/pages/pages.ts')).toBe(true);
  const late = [...loaded.keys()].filter((name) =>
    /^web\/.*\.tsx$|^(graphile-worker|nodemailer|react-dom\/server|file-type)$/.test(name),
  );
  expect(late).toEqual([]);
});
