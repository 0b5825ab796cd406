import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { de } from '../texts/de/all.ts';
import { en } from '../texts/en/all.ts';
import { fr } from '../texts/fr/all.ts';

interface Texts {
  [key: string]: string | Texts;
}

const TEXTS: Record<string, Texts> = { de, en, fr };
const PREFIX = 'virtual:texts/';

/** Serves `virtual:texts/de` and so on: the ICU messages of a language, compiled. */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const texts = TEXTS[id.slice(PREFIX.length + 1)];
      return texts && `export default JSON.parse(${JSON.stringify(JSON.stringify(compileAll(texts)))});`;
    },
  };
}

function compileAll(texts: Texts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : compileAll(text),
    ]),
  );
}
