import type { Locale } from '../../contract/constants.ts';
import type { PublicProvider } from '../../contract/provider.ts';
import type { ContentFile, ContentHead, Heading } from './file.ts';
import { fillText } from './fill.ts';
import { type Figures, figuresOf, termsVersionOf } from './figures.ts';

/** One chunk for each text and language. */
const FILES = import.meta.glob<ContentFile>(
  ['/content/{legal,documentation,blog}/*.md', '/content/legal/terms-of-service/*.md'],
  { import: 'default' },
);
const HEADS = import.meta.glob<ContentHead>('/content/blog/*.md', { query: '?head', import: 'default' });

/**
 * The bodies of the texts that were opened. They are part of the HTML, so the page's data must not contain them again.
 */
const bodies = new Map<string, string>();

export interface Reader {
  locale: Locale;
  provider: PublicProvider;
}

/** What the page's data contains of a text: everything except its body. */
export interface OpenedContent extends ContentHead {
  /** "legal/imprint" */
  name: string;
  locale: Locale;
  headings: Heading[];
}

const pathOf = (name: string, locale: Locale) => `/content/${name}.${locale}.md`;

/** Loads a text. Undefined if it does not exist. */
export async function openContent(name: string, reader: Reader): Promise<OpenedContent | undefined> {
  const path = pathOf(name, reader.locale);
  const file = await FILES[path]?.();
  if (!file) return undefined;
  const { html, headings, ...head } = file;
  bodies.set(path, html);
  const figures = figuresOf(reader.provider, reader.locale, termsVersionOf(name));
  return {
    ...filled(head, figures),
    name,
    locale: reader.locale,
    headings: headings.map((heading) => ({ ...heading, text: fillText(heading.text, figures) })),
  };
}

/** Loads what a list shows of a text. */
export async function openHead(name: string, reader: Reader): Promise<ContentHead | undefined> {
  const head = await HEADS[pathOf(name, reader.locale)]?.();
  return head && filled(head, figuresOf(reader.provider, reader.locale));
}

function filled(head: ContentHead, figures: Figures): ContentHead {
  const entries = Object.entries(head).map(([key, text]) => [key, fillText(text, figures)]);
  // The keys are the same, only the values differ.
  return Object.fromEntries(entries) as ContentHead;
}

/**
 * The body of a text that was opened here. In the browser it is undefined for the text of the first page, which is in
 * the HTML.
 */
export const bodyOf = (name: string, locale: Locale) => bodies.get(pathOf(name, locale));
