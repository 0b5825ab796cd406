import type { ContentHead } from '../content/file.ts';
import { openContent, type OpenedContent, openHead, type Reader } from '../content/library.ts';
import { type Article, ARTICLES } from './articles.ts';

/** An article as a list shows it. */
export type ListedArticle = Article & ContentHead;

export async function openBlog(reader: Reader): Promise<ListedArticle[]> {
  const listed = await Promise.all(
    ARTICLES.map(async (article) => {
      const head = await openHead(`blog/${article.slug}`, reader);
      return head && { ...article, ...head };
    }),
  );
  return listed.filter((article) => article !== undefined);
}

export interface OpenedArticle {
  article: Article;
  content: OpenedContent;
  others: ListedArticle[];
}

/** Undefined if no article has this slug. */
export async function openArticle(slug: string, reader: Reader): Promise<OpenedArticle | undefined> {
  const article = ARTICLES.find((each) => each.slug === slug);
  if (!article) return undefined;
  const [content, all] = await Promise.all([openContent(`blog/${slug}`, reader), openBlog(reader)]);
  return content && { article, content, others: all.filter((each) => each.slug !== slug) };
}
