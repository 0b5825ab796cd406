import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '../router-context.ts';

/** The language of the reader, and the provider that the texts name. */
export const readerOf = ({ words, pageContext }: RouterContext) => ({
  locale: words.now().locale,
  provider: pageContext.provider,
});

/** Opens a text of content/ in the reader's language; a text that does not exist is a page that is not found. */
export async function openText(name: string, context: RouterContext) {
  const { openContent } = await import('./library.ts');
  const content = await openContent(name, readerOf(context));
  if (!content) throw notFound();
  return content;
}
