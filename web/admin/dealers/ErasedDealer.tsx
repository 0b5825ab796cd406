import { useLocale, useTranslations } from 'use-intl';
import { Badge } from '../../ui/Badge.tsx';
import { formatInstant } from '../../ui/instants.ts';

/** In the place of the status: the account has no data any more. */
export function ErasedBadge() {
  const t = useTranslations('adminDealers.erase');
  return <Badge tone="neutral">{t('state')}</Badge>;
}

/** What is left of a dealer whose data were erased, and since when. */
export function ErasedNotice({ at }: { at: string }) {
  const t = useTranslations('adminDealers.erase');
  const locale = useLocale();
  return (
    <p className="rounded-card border border-line bg-surface p-5">
      {t('since', { at: formatInstant(at, locale) })}
    </p>
  );
}
