import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { COMMON_AREAS } from '../texts/parts.ts';
import { de } from '../texts/de/all.ts';
import { en } from '../texts/en/all.ts';
import { fr } from '../texts/fr/all.ts';
import { noBreak } from './no-break.ts';
import { plainOnes } from './plain-ones.ts';

interface Texts {
  [key: string]: string | Texts;
}

const TEXTS: Record<string, Texts> = { de, en, fr };
const PARTS = [...new Set(Object.keys(de).map(partOf))];
const PREFIX = 'virtual:texts';

/**
 * Serves `virtual:texts` (the languages), `virtual:texts/de` (the parts of one) and `virtual:texts/de/common` (a part: its
 * ICU messages, compiled). A reader loads the list of parts of one language, not of all.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PREFIX}`) return loaders(PREFIX, Object.keys(TEXTS));
      if (!id.startsWith(`\0${PREFIX}/`)) return undefined;
      const [locale = '', part] = id.slice(PREFIX.length + 2).split('/');
      if (part === undefined) return loaders(`${PREFIX}/${locale}`, PARTS);
      const areas = Object.entries(TEXTS[locale] ?? {}).filter(([area]) => partOf(area) === part);
      const messages = compileAll(Object.fromEntries(areas));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}

function partOf(area: string): string {
  return COMMON_AREAS.some((common) => common === area) ? 'common' : area;
}

/** A module with a loader for each name below the prefix. */
function loaders(prefix: string, names: readonly string[]): string {
  return `export default { ${names.map((name) => `${name}: () => import('${prefix}/${name}')`).join(', ')} };`;
}

function compileAll(texts: Texts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? plainOnes(compile(noBreak(text))) : compileAll(text),
    ]),
  );
}
