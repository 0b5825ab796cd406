import { useRouteContext } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import {
  ACCOUNT_REVIEW_WORKING_DAYS,
  ADMINISTRATIVE_FEE_CENTS,
  DEFECT_NOTICE_HOURS,
  DELIVERY_FEE_CENTS,
  DELIVERY_WORKING_DAYS,
  PAYMENT_WORKING_DAYS,
  RELEASE_WORKING_DAYS,
  RESERVATION_HOURS,
  SUPPORT_REPLY_HOURS,
} from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { formatMoney } from '../ui/format.ts';

/** Questions that dealers ask before they register, with the figures of the business. */
export function useFaq(): { question: string; answer: string }[] {
  const t = useTranslations('home.faq');
  const locale = useLocale();
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  return [
    { question: t('who.q'), answer: t('who.a') },
    { question: t('account.q'), answer: t('account.a', ACCOUNT_REVIEW_WORKING_DAYS) },
    { question: t('auction.q'), answer: t('auction.a', { hours: RESERVATION_HOURS }) },
    { question: t('payment.q'), answer: t('payment.a', { days: PAYMENT_WORKING_DAYS }) },
    {
      question: t('delivery.q'),
      answer: t('delivery.a', {
        release: RELEASE_WORKING_DAYS,
        arrival: DELIVERY_WORKING_DAYS,
        dispatch: provider.claims.deliveryHours,
        fee: formatMoney(fromCents(DELIVERY_FEE_CENTS)),
      }),
    },
    { question: t('warranty.q'), answer: t('warranty.a', { hours: DEFECT_NOTICE_HOURS }) },
    {
      question: t('cancel.q'),
      answer: t('cancel.a', { fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)) }),
    },
    {
      question: t('support.q'),
      answer: t('support.a', {
        email: provider.supportEmail,
        phone: provider.phone,
        opening: provider.hours[locale],
        hours: SUPPORT_REPLY_HOURS,
      }),
    },
  ];
}
