import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../content/figures.ts';
import { Badge } from '../ui/Badge.tsx';
import type { Article } from './articles.ts';
import type { ContentHead } from '../content/file.ts';

/** The topic and the date of an article. */
export function ArticleByline({
  article,
}: {
  article: Pick<ContentHead, 'topic' | 'date'> & Pick<Article, 'isUnderRevision'>;
}) {
  const t = useTranslations('blog');
  const locale = useLocale();
  return (
    <p className="flex min-h-5.5 flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
      <span className="font-medium text-plate">{article.topic}</span>
      {article.date && <time dateTime={article.date}>{longDate(article.date, locale)}</time>}
      {article.isUnderRevision && <Badge tone="reserved">{t('revised')}</Badge>}
    </p>
  );
}
