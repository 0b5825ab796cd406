import { Link, useLoaderData } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../ui/PageTitle.tsx';
import { ArticleByline } from './ArticleByline.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { Newsletter } from './Newsletter.tsx';
import type { ListedArticle } from './open.ts';

/** The list of articles, with one featured article on top. */
export function BlogPage() {
  const t = useTranslations('blog');
  const [featured, ...others] = useLoaderData({ from: '/blog' });
  return (
    <div className="page-width flex flex-col gap-10 py-8 md:py-10">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      {featured && <FeaturedArticle article={featured} />}
      <section className="flex flex-col gap-4">
        <h2 className="heading text-22">{t('others')}</h2>
        <div className="grid gap-5 lg:grid-cols-3">
          {others.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </div>
      </section>
      <Newsletter />
    </div>
  );
}

function FeaturedArticle({ article }: { article: ListedArticle }) {
  const t = useTranslations('blog');
  return (
    <section aria-label={t('featured')}>
      <article className="relative grid overflow-hidden rounded-card border border-line bg-surface hover:border-line-2 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-plate lg:grid-cols-[3fr_2fr]">
        <ArticlePicture url={article.picture} isFirst />
        <div className="flex flex-col justify-center gap-3 p-5 sm:p-8">
          <ArticleByline article={article} />
          <h2 className="heading text-30">
            <Link
              to="/blog/$slug"
              params={{ slug: article.slug }}
              className="outline-none after:absolute after:inset-0 hover:text-plate"
            >
              {article.title}
            </Link>
          </h2>
          <p className="text-ink-2">{article.summary}</p>
          <p aria-hidden className="flex items-center gap-1.5 font-medium text-plate">
            {t('read')}
            <ArrowRight className="size-4" />
          </p>
        </div>
      </article>
    </section>
  );
}
