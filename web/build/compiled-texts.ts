import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { COMMON_AREAS } from '../texts/parts.ts';
import { de } from '../texts/de/all.ts';
import { en } from '../texts/en/all.ts';
import { fr } from '../texts/fr/all.ts';
import { noBreak } from './no-break.ts';

interface Texts {
  [key: string]: string | Texts;
}

const TEXTS: Record<string, Texts> = { de, en, fr };
const PARTS = [...new Set(Object.keys(de).map(partOf))];
const PREFIX = 'virtual:texts';

/** Provides `virtual:texts`: a loader for each language and part, and the compiled ICU messages behind it. */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    resolveId: (id) => (id === PREFIX || id.startsWith(`${PREFIX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PREFIX}`) return loaders();
      if (!id.startsWith(`\0${PREFIX}/`)) return undefined;
      const [locale = '', part] = id.slice(PREFIX.length + 2).split('/');
      const areas = Object.entries(TEXTS[locale] ?? {}).filter(([area]) => partOf(area) === part);
      const messages = compileAll(Object.fromEntries(areas));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}

function partOf(area: string): string {
  return COMMON_AREAS.some((common) => common === area) ? 'common' : area;
}

function loaders(): string {
  const languages = Object.keys(TEXTS).map((locale) => {
    const parts = PARTS.map((part) => `${part}: () => import('${PREFIX}/${locale}/${part}')`);
    return `${locale}: { ${parts.join(', ')} }`;
  });
  return `export default { ${languages.join(', ')} };`;
}

function compileAll(texts: Texts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(noBreak(text)) : compileAll(text),
    ]),
  );
}
