import { Link } from '@tanstack/react-router';
import { ArticleByline } from './ArticleByline.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import type { ListedArticle } from './open.ts';

/** One article in a list. The whole card is a link. */
export function ArticleCard({ article }: { article: ListedArticle }) {
  return (
    <article className="relative flex flex-col sm:max-lg:flex-row overflow-hidden rounded-card border border-line bg-surface hover:border-line-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-plate">
      <ArticlePicture url={article.picture} className="sm:max-lg:aspect-auto sm:max-lg:w-2/5" />
      <div className="flex flex-col gap-2 p-5 sm:max-lg:w-3/5 sm:max-lg:self-center">
        <ArticleByline article={article} />
        <h3 className="heading text-18">
          <Link
            to="/blog/$slug"
            params={{ slug: article.slug }}
            className="outline-none after:absolute after:inset-0 hover:text-plate"
          >
            {article.title}
          </Link>
        </h3>
        <p className="text-14 text-ink-2">{article.summary}</p>
      </div>
    </article>
  );
}
