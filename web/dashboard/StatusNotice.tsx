import { Link, useRouteContext } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ACCOUNT_REVIEW_WORKING_DAYS } from '../../contract/constants.ts';
import { useNow } from '../layout/use-now.ts';
import { formatDay, telephoneLink } from '../ui/format.ts';
import { reviewUntil } from './review-until.ts';

interface PendingNoticeProps {
  registeredAt: string | undefined;
  /** When the account was fetched. */
  fetchedAt: number;
}

/** Tells a waiting dealer what is checked, what happens next and until when. */
export function PendingNotice({ registeredAt, fetchedAt }: PendingNoticeProps) {
  const t = useTranslations('dashboard.PENDING');
  const locale = useLocale();
  const now = useNow(fetchedAt);
  const until = registeredAt === undefined ? null : reviewUntil(registeredAt, now);
  return (
    <section className="rounded-card border border-reserved bg-reserved-soft p-5">
      <h2 className="heading text-18">{t('title')}</h2>
      <p className="mt-1">{t('text', ACCOUNT_REVIEW_WORKING_DAYS)}</p>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        <li>{t('checks')}</li>
        <li>{t('next')}</li>
        {until && <li>{t('until', { day: formatDay(until, locale) })}</li>}
      </ul>
      <p className="mt-3">
        {t.rich('meanwhile', {
          inventory: (words) => (
            <Link to="/vehicles" className="font-medium underline underline-offset-2">
              {words}
            </Link>
          ),
        })}
      </p>
    </section>
  );
}

/** Tells a suspended dealer whom to call, and what becomes of their orders. */
export function SuspendedNotice() {
  const t = useTranslations('dashboard.SUSPENDED');
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  const link = 'underline underline-offset-2';
  return (
    <section className="rounded-card border border-sold bg-sold-soft p-5">
      <h2 className="heading text-18">{t('title')}</h2>
      <p className="mt-1">
        {t.rich('text', {
          email: provider.supportEmail,
          phone: provider.phone,
          mail: (address) => (
            <a href={`mailto:${provider.supportEmail}`} className={link}>
              {address}
            </a>
          ),
          tel: (number) => (
            <a href={telephoneLink(provider.phone)} className={link}>
              {number}
            </a>
          ),
        })}
      </p>
      <p className="mt-2">{t('orders')}</p>
    </section>
  );
}
