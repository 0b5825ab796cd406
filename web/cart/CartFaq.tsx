import { useTranslations } from 'use-intl';
import {
  ADMINISTRATIVE_FEE_CENTS,
  DELIVERY_WORKING_DAYS,
  PAYMENT_WORKING_DAYS,
  RESERVATION_HOURS,
} from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { formatMoney } from '../ui/format.ts';

/** The questions that dealers have before they press the binding button. */
export function CartFaq() {
  const t = useTranslations('cart.faq');
  const items = [
    { question: t('binding.q'), answer: t('binding.a', { hours: RESERVATION_HOURS }) },
    {
      question: t('lapse.q', { hours: RESERVATION_HOURS }),
      answer: t('lapse.a'),
    },
    { question: t('payment.q'), answer: t('payment.a', { days: PAYMENT_WORKING_DAYS }) },
    { question: t('delivery.q'), answer: t('delivery.a', { days: DELIVERY_WORKING_DAYS }) },
    {
      question: t('cancel.q'),
      answer: t('cancel.a', { fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)) }),
    },
  ];
  return (
    <section>
      <h2 className="heading mb-2 text-18">{t('title')}</h2>
      <Accordion items={items.map(({ question, answer }) => ({ title: question, body: <p>{answer}</p> }))} />
    </section>
  );
}
