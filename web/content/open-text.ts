import { notFound } from '@tanstack/react-router';
import type { RouterContext } from '../router-context.ts';
import { openContent } from './library.ts';
import { readerOf } from './open.ts';

/** Opens a text of content/ in the reader's language; a text that does not exist is a page that is not found. */
export async function openText(name: string, context: RouterContext) {
  const content = await openContent(name, readerOf(context));
  if (!content) throw notFound();
  return content;
}
