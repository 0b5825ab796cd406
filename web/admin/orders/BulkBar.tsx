import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ORDER_STEPS, type OrderStep } from '../../../contract/order-steps.ts';
import { handFocusOn } from '../../ui/hand-focus-on.ts';
import { BULK_BUTTON } from '../bulk-button.ts';

/** What can be done with the selected orders, in sight wherever the list is scrolled to. */
export function BulkBar(props: { count: number; onStep: (step: OrderStep) => void; onClear: () => void }) {
  const t = useTranslations('adminOrder.bulk');
  return (
    <section
      aria-label={t('label')}
      className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card bg-reverse px-4 py-2.5 text-on-reverse shadow-float print:hidden"
    >
      <output className="mr-1 text-14 tabular-nums">{t('selected', { count: props.count })}</output>
      {ORDER_STEPS.map((step) => (
        <button key={step} type="button" className={BULK_BUTTON} onClick={() => props.onStep(step)}>
          {t(`${step}.open`)}
        </button>
      ))}
      <button
        ref={handFocusOn}
        type="button"
        className={BULK_BUTTON}
        aria-label={t('clear')}
        onClick={props.onClear}
      >
        <X aria-hidden className="size-4" />
      </button>
    </section>
  );
}
