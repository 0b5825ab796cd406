import type { Locale } from '../../contract/constants.ts';
import type { PublicProvider } from '../../contract/provider.ts';
import type { ContentFile, ContentHead, Heading } from './file.ts';
import { fillText } from './fill.ts';
import { figuresOf } from './figures.ts';

/** One chunk a text and language. */
const FILES = import.meta.glob<ContentFile>('/content/{legal,documentation,blog}/*.md', {
  import: 'default',
});
const HEADS = import.meta.glob<ContentHead>('/content/blog/*.md', { query: '?head', import: 'default' });

/** Bodies that were asked for: they stand in the page itself, and must not travel a second time with its data. */
const bodies = new Map<string, string>();

export interface Reader {
  locale: Locale;
  provider: PublicProvider;
}

/** What a page's data says of a text: everything but its body. */
export interface OpenedContent extends ContentHead {
  /** "legal/imprint" */
  name: string;
  locale: Locale;
  headings: Heading[];
}

const pathOf = (name: string, locale: Locale) => `/content/${name}.${locale}.md`;

/** Opens a text for reading; undefined where there is none. */
export async function openContent(name: string, reader: Reader): Promise<OpenedContent | undefined> {
  const path = pathOf(name, reader.locale);
  const file = await FILES[path]?.();
  if (!file) return undefined;
  const { html, headings, ...head } = file;
  bodies.set(path, html);
  const figures = figuresOf(reader.provider, reader.locale);
  return {
    ...filled(head, reader),
    name,
    locale: reader.locale,
    headings: headings.map((heading) => ({ ...heading, text: fillText(heading.text, figures) })),
  };
}

/** What a list says of a text. */
export async function openHead(name: string, reader: Reader): Promise<ContentHead | undefined> {
  const head = await HEADS[pathOf(name, reader.locale)]?.();
  return head && filled(head, reader);
}

function filled(head: ContentHead, { provider, locale }: Reader): ContentHead {
  const figures = figuresOf(provider, locale);
  const entries = Object.entries(head).map(([key, text]) => [key, fillText(text, figures)]);
  // The same keys, other words.
  return Object.fromEntries(entries) as ContentHead;
}

/** The body of a text that was opened here; in the browser not that of the page it began with. */
export const bodyOf = (name: string, locale: Locale) => bodies.get(pathOf(name, locale));
