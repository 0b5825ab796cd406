import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ContentBody } from '../content/ContentBody.tsx';
import { Contents, FoldedContents } from '../content/Contents.tsx';
import { figuresOf } from '../content/figures.ts';
import type { OpenedContent } from '../content/library.ts';
import { ReadingArea } from '../content/ReadingArea.tsx';
import { useBodies } from '../content/use-body.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export const TermsPage = () => (
  <LegalPage content={useLoaderData({ from: '/terms-of-service' })} dated="termsDate" />
);
export const PrivacyPage = () => (
  <LegalPage content={useLoaderData({ from: '/privacy-policy' })} dated="privacyDate" />
);
export const ImprintPage = () => <LegalPage content={useLoaderData({ from: '/imprint' })} />;

/**
 * A legal text with its table of contents. `dated` names the date of the version that orders and registrations record.
 */
function LegalPage({ content, dated }: { content: OpenedContent; dated?: 'termsDate' | 'privacyDate' }) {
  const t = useTranslations('legal');
  const locale = useLocale();
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  const [html = ''] = useBodies([content]);
  const headings = content.headings.filter(({ level }) => level === 2);
  return (
    <ReadingArea locale={content.locale} className="page-width py-8 md:py-10">
      <PageTitle lead={dated && t('asOf', { date: figuresOf(provider, locale)[dated] })}>
        {content.title}
      </PageTitle>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,46rem)] print:block">
        <FoldedContents title={t('contents')} headings={headings} />
        <Contents title={t('contents')} headings={headings} />
        <ContentBody content={content} html={html} />
      </div>
    </ReadingArea>
  );
}
