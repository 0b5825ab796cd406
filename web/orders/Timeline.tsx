import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { cx } from '../ui/cx.ts';
import { formatInstant, formatInstantDay } from '../ui/instants.ts';
import type { OrderDetails } from './queries.ts';

type Step = OrderDetails['timeline'][number];

/** What has happened to the order, and what is due until when. `actionOf`: what the reader can do about a step. */
export function Timeline({
  timeline,
  actionOf,
}: Pick<OrderDetails, 'timeline'> & { actionOf?: (step: Step['kind']) => ReactNode }) {
  const t = useTranslations('orders.timeline');
  return (
    <section>
      <h2 className="heading mb-3 text-18">{t('title')}</h2>
      <ol className="flex flex-col gap-3 print:gap-1">
        {timeline.map((step) => (
          <li key={step.kind} className="flex gap-3">
            {step.at ? (
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-available" />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" />
            )}
            <div className="min-w-0">
              <p className={cx(step.at ? 'font-medium' : 'text-ink-2')}>{t(step.kind)}</p>
              <p className="text-14 text-ink-2">
                <When step={step} />
              </p>
              {actionOf?.(step.kind)}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function When({ step: { kind, at, until } }: { step: Step }) {
  const t = useTranslations('orders.timeline');
  const locale = useLocale();
  const day = kind === 'DELIVERY' ? (at ?? until) : null;
  if (day) return t('day', { day: formatInstantDay(day, locale) });
  if (at) return t('done', { at: formatInstant(at, locale) });
  return until ? t('due', { at: formatInstant(until, locale) }) : t('toCome');
}
