import { Link, useLoaderData, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { TERMS_VERSION } from '../../contract/constants.ts';
import { ContentBody } from '../content/ContentBody.tsx';
import { Contents, FoldedContents } from '../content/Contents.tsx';
import { figuresOf, termsVersionOf } from '../content/figures.ts';
import type { OpenedContent } from '../content/library.ts';
import { ReadingArea } from '../content/ReadingArea.tsx';
import { useBodies } from '../content/use-body.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export function TermsPage() {
  const content = useLoaderData({ from: '/terms-of-service' });
  const isCurrent = termsVersionOf(content.name) === TERMS_VERSION;
  return <LegalPage content={content} dated="termsDate" notice={!isCurrent && <OldVersion />} />;
}
export const PrivacyPage = () => (
  <LegalPage content={useLoaderData({ from: '/privacy-policy' })} dated="privacyDate" />
);
export const ImprintPage = () => <LegalPage content={useLoaderData({ from: '/imprint' })} />;

/**
 * A legal text with its table of contents. `dated` names the date of the version that orders and registrations record.
 */
function LegalPage({
  content,
  dated,
  notice,
}: {
  content: OpenedContent;
  dated?: 'termsDate' | 'privacyDate';
  notice?: ReactNode;
}) {
  const t = useTranslations('legal');
  const locale = useLocale();
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  const [html = ''] = useBodies([content]);
  const headings = content.headings.filter(({ level }) => level === 2);
  return (
    <ReadingArea locale={content.locale} className="page-width py-8 md:py-10">
      <PageTitle
        lead={dated && t('asOf', { date: figuresOf(provider, locale, termsVersionOf(content.name))[dated] })}
      >
        {content.title}
      </PageTitle>
      {notice}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,46rem)] print:block">
        <FoldedContents title={t('contents')} headings={headings} />
        <Contents title={t('contents')} headings={headings} />
        <ContentBody content={content} html={html} />
      </div>
    </ReadingArea>
  );
}

/** Says that orders made today are under another version of the terms. */
function OldVersion() {
  const t = useTranslations('legal');
  return (
    <p className="mt-4 rounded-box bg-reserved-soft px-4 py-3">
      {t('oldVersion')}{' '}
      <Link to="/terms-of-service" className="font-medium underline underline-offset-2">
        {t('currentVersion')}
      </Link>
    </p>
  );
}
