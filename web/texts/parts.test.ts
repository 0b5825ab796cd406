import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { findPageScripts } from '../pages.ts';
import { COMMON_AREAS } from './parts.ts';

const root = join(import.meta.dirname, '../..');

const pages = Object.entries(await findPageScripts()).map(([route, page]) => ({ route, ...page }));

/** Components that replace a page, by the path of the page whose texts they get. */
const IN_PLACE_OF = { '/vehicles/$id': 'web/vehicles/VehicleNotFound.tsx' };
/** Components outside every page, which get only the common texts. */
const OUTSIDE = ['web/layout/Document.tsx', 'web/layout/ErrorPage.tsx', 'web/layout/NotFoundPage.tsx'];

/** The areas of the texts that a module and all its imports use, including lazy ones such as dialogs. */
function areasIn(file: string, seen = new Set<string>()): Set<string> {
  const areas = new Set<string>();
  if (seen.has(file) || !existsSync(file)) return areas;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, area = ''] of source.matchAll(/useTranslations\(\s*'(\w+)/g)) areas.add(area);
  const own = ownIn(source);
  // What such a part uses may be used outside it, too: it is visited again there.
  const visited = own.length > 0 ? new Set(seen) : seen;
  for (const [, path = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    for (const area of areasIn(join(dirname(file), path), visited)) areas.add(area);
  }
  for (const area of own) areas.delete(area);
  return areas;
}

/** The areas that the parts in a module load themselves, for all that they use: `const AREAS = […]`. */
function ownIn(source: string): string[] {
  if (!source.includes('withOwnTexts(AREAS,')) return [];
  const [, names = ''] = /const AREAS = \[([^\]]*)\]/.exec(source) ?? [];
  return [...names.matchAll(/'(\w+)'/g)].map(([, area = '']) => area);
}

/** All modules of web/, without their tests. */
const sources = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join(root, 'web', name), 'utf8') }));

/** The components with texts of their own. */
const parts = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/const (\w+) = withOwnTexts\(/g)].map(([, part = '']) => part),
  ),
);

/** The components that a module hands into such parts, as attributes or between their tags. A part that is loaded late is called "Part". */
function handedIntoParts({ name, text }: (typeof sources)[number]): string[] {
  const handed: string[] = [];
  const collect = new Visitor({
    JSXElement({ openingElement, end }) {
      const { start, end: nameEnd } = openingElement.name;
      const component = text.slice(start, nameEnd).replace(/^\w+\./, '');
      if (component !== 'Part' && !parts.has(component)) return;
      handed.push(...[...text.slice(nameEnd, end).matchAll(/<([A-Z]\w*)/g)].map(([, each = '']) => each));
    },
  });
  collect.visit(parseSync(name, text).program);
  return handed;
}

/** The areas that a module uses besides the common ones. */
const ownAreasIn = (module: string) => [...areasIn(join(root, module))].filter((area) => !isCommon(area));
const isCommon = (area: string) => COMMON_AREAS.some((common) => common === area);

describe('the texts of a page', () => {
  test.each(pages)('are those that its components use: $route', ({ module, areas }) => {
    expect(ownAreasIn(module).toSorted()).toEqual(areas.toSorted());
  });

  test('are named by each part that loads its own', () => {
    const modules = sources
      .filter(({ name, text }) => text.includes('withOwnTexts(') && !name.endsWith('with-own-texts.tsx'))
      .map(({ name }) => join(root, 'web', name));
    expect(modules.length).toBeGreaterThan(0);
    // What is left after its own areas were taken away.
    const unnamed = modules.map((each) => [each, ...[...areasIn(each)].filter((area) => !isCommon(area))]);
    expect(unnamed).toEqual(modules.map((each) => [each]));
  });

  test('reach no component that is handed into a part with texts of its own, unless it has its own, too', () => {
    const handed = sources
      .filter(({ name }) => name.endsWith('.tsx'))
      .flatMap((source) => handedIntoParts(source).map((component) => ({ in: source.name, component })));
    expect(handed.length).toBeGreaterThan(0);
    expect(handed.filter(({ component }) => !parts.has(component))).toEqual([]);
  });

  test.each(Object.entries(IN_PLACE_OF))(
    'include those of the component that replaces it: %s',
    (route, module) => {
      const loaded: readonly string[] = pages.find((page) => page.route === route)?.areas ?? [];
      const used = ownAreasIn(module);
      expect(used.length).toBeGreaterThan(0);
      expect(used.filter((area) => !loaded.includes(area))).toEqual([]);
    },
  );

  test.each(OUTSIDE)('are only the common ones outside every page: %s', (module) => {
    expect(areasIn(join(root, module))).toContain('layout');
    expect(ownAreasIn(module)).toEqual([]);
  });

  test('are requested by names that can be read from the source', () => {
    const calls = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/useTranslations\(\s*(.)/g)].map(([, first]) => ({ name, first })),
    );
    expect(calls.length).toBeGreaterThan(100);
    // The text of an error is in one of two areas.
    const others = calls.filter(({ name }) => name !== 'api/error-text.ts');
    expect(others.filter(({ first }) => first !== "'")).toEqual([]);
    // Texts are read only with this hook, under its own name.
    const otherWays = /useTranslations as|useMessages|createTranslator|useExtracted/;
    expect(sources.filter(({ text }) => otherWays.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
