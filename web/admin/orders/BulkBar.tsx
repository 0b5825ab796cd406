import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ORDER_STEPS, type OrderStep } from '../../../contract/order-steps.ts';
import { Button } from '../../ui/Button.tsx';

/** What can be done with the selected orders, in sight wherever the list is scrolled to. */
export function BulkBar(props: { count: number; onStep: (step: OrderStep) => void; onClear: () => void }) {
  const t = useTranslations('adminOrder.bulk');
  return (
    <section
      aria-label={t('label')}
      className="sticky bottom-4 z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card bg-reverse py-2 pr-2 pl-4 text-on-reverse shadow-float print:hidden"
    >
      <output className="mr-2 tabular-nums">{t('selected', { count: props.count })}</output>
      {ORDER_STEPS.map((step) => (
        <Button key={step} size="sm" onClick={() => props.onStep(step)}>
          {t(`${step}.open`)}
        </Button>
      ))}
      <button
        type="button"
        aria-label={t('clear')}
        onClick={props.onClear}
        className="flex size-8 items-center justify-center rounded-control hover:opacity-80"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </section>
  );
}
