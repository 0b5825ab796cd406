import { useTranslations } from 'use-intl';
import { ACCOUNT_REVIEW_WORKING_DAYS, CALL_HOURS } from '../../contract/constants.ts';

export const STEPS_ID = 'how-it-works';

/** Register, browse, purchase. */
export function Steps() {
  const t = useTranslations('home.steps');
  const steps = [
    { title: t('register.title'), text: t('register.text', ACCOUNT_REVIEW_WORKING_DAYS) },
    { title: t('browse.title'), text: t('browse.text') },
    { title: t('purchase.title'), text: t('purchase.text', { call: CALL_HOURS }) },
  ];
  return (
    <section id={STEPS_ID} tabIndex={-1} aria-labelledby="steps-title" className="outline-none">
      <h2 id="steps-title" className="heading text-30 md:text-36">
        {t('title')}
      </h2>
      <ol className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <span aria-hidden className="heading text-18 text-plate">
              {index + 1}
            </span>
            <h3 className="heading text-22">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
