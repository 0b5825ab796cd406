import { Link, useLoaderData } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ContentBody } from '../content/ContentBody.tsx';
import { ReadingArea } from '../content/ReadingArea.tsx';
import { useBodies } from '../content/use-body.ts';
import { ArticleByline } from './ArticleByline.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticlePicture } from './ArticlePicture.tsx';
import { ContactBar } from './ContactBar.tsx';

export function ArticlePage() {
  const t = useTranslations('blog');
  const { article, content, others } = useLoaderData({ from: '/blog/$slug' });
  const [html = ''] = useBodies([content]);
  return (
    <ReadingArea locale={content.locale} className="page-width py-8 md:py-10">
      <article className="max-w-2xl lg:mx-auto">
        <Link
          to="/blog"
          className="inline-flex min-h-8 items-center gap-1.5 text-14 text-ink-2 hover:text-ink print:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t('back')}
        </Link>
        <div className="mt-3">
          <ArticleByline article={{ ...article, ...content }} />
        </div>
        <h1 className="heading mt-2 text-30 hyphens-auto md:text-36">{content.title}</h1>
        {content.summary && <p className="mt-3 text-18 text-ink-2">{content.summary}</p>}
        <ArticlePicture
          url={article.picture}
          isFirst
          className="mt-6 rounded-card border border-line print:hidden"
        />
        <ContentBody content={content} html={html} className="mt-8" />
      </article>
      <section className="mt-14 border-t border-line pt-8 print:hidden">
        <h2 className="heading mb-4 text-22">{t('others')}</h2>
        <div className="grid gap-5 lg:grid-cols-3">
          {others.map((other) => (
            <ArticleCard key={other.slug} article={other} />
          ))}
        </div>
      </section>
      {article.isUnderRevision && <ContactBar />}
    </ReadingArea>
  );
}
