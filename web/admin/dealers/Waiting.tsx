import { useLocale, useTranslations } from 'use-intl';
import { cx } from '../../ui/cx.ts';
import { formatDay } from '../../ui/format.ts';
import { formatInstantDay } from '../../ui/instants.ts';
import { reviewDue } from './review-due.ts';

/** Since when a registration waits for its review, and below it by which day that was promised. */
export function Waiting({ createdAt, now }: { createdAt: string; now: number }) {
  const t = useTranslations('adminDealers.waiting');
  const locale = useLocale();
  const { days, dueOn, isOverdue, isDue } = reviewDue(createdAt, now);
  const at = formatDay(dueOn, locale);
  return (
    <span
      className={cx(
        'block text-13 leading-tight',
        isOverdue ? 'font-medium text-sold' : isDue ? 'font-medium text-reserved' : 'text-ink-2',
      )}
    >
      <span title={formatInstantDay(createdAt, locale)}>{t('since', { days })},</span>{' '}
      <span className="whitespace-nowrap md:block">{isOverdue ? t('over', { at }) : t('until', { at })}</span>
    </span>
  );
}
