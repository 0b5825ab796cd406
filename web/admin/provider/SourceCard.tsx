import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';

/** A part of the page, with the place where its values are set. */
export function SourceCard(props: { title: string; source: string; children: ReactNode }) {
  const t = useTranslations('adminProvider');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0 rounded-card border border-line bg-surface p-5">
      <h2 id={titleId} className="heading text-18">
        {props.title}
      </h2>
      <p className="mb-2 text-13 wrap-anywhere text-ink-2">{t('source', { source: props.source })}</p>
      {props.children}
    </section>
  );
}
