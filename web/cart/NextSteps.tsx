import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import {
  CALL_HOURS,
  DELIVERY_WORKING_DAYS,
  PAYMENT_WORKING_DAYS,
  RELEASE_WORKING_DAYS,
} from '../../contract/constants.ts';
import { telephoneLink } from '../ui/format.ts';
import { formatInstant } from '../ui/instants.ts';

const HOUR_MS = 3_600_000;

/** What happens after the order: who calls and by when, the invoice, the delivery. */
export function NextSteps({ orderDate }: { orderDate: string }) {
  const t = useTranslations('cart.confirmation');
  const locale = useLocale();
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  const callUntil = new Date(Date.parse(orderDate) + CALL_HOURS * HOUR_MS).toISOString();
  return (
    <>
      <h2 className="heading text-18">{t('next')}</h2>
      <ol className="flex flex-col gap-3">
        <Step number={1}>
          {t.rich('step1', {
            contact: provider.contactName,
            company: provider.legalName,
            hours: CALL_HOURS,
            until: formatInstant(callUntil, locale),
            number: provider.phone,
            open: provider.hours[locale],
            phone: (number) => (
              <a
                href={telephoneLink(provider.phone)}
                className="whitespace-nowrap text-plate underline underline-offset-2"
              >
                {number}
              </a>
            ),
          })}
        </Step>
        <Step number={2}>{t('step2', { days: PAYMENT_WORKING_DAYS })}</Step>
        <Step number={3}>
          {t('step3', { release: RELEASE_WORKING_DAYS, arrival: DELIVERY_WORKING_DAYS })}
        </Step>
      </ol>
    </>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="heading flex size-7 shrink-0 items-center justify-center rounded-full bg-plate-soft text-plate"
      >
        {number}
      </span>
      <span className="min-w-0 pt-0.5">{children}</span>
    </li>
  );
}
