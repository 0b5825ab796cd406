import { Check, CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { cx } from '../ui/cx.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import { type Step, STEPS } from './steps.ts';

/** Shows the current step and the steps with errors, and links to every step. */
export function StepIndicators(props: {
  step: Step;
  withErrors: readonly Step[];
  done: readonly Step[];
  onStep: (step: Step) => void;
}) {
  const t = useTranslations('auth.register.steps');
  const isHydrated = useIsHydrated();
  return (
    <nav aria-label={t('label')} className="needs-script">
      <ol className="grid grid-cols-4 gap-1 min-[22rem]:gap-2">
        {STEPS.map((step, index) => {
          const isHere = step === props.step;
          const hasError = props.withErrors.includes(step);
          const isDone = props.done.includes(step);
          return (
            <li key={step}>
              <button
                type="button"
                disabled={!isHydrated}
                aria-current={isHere ? 'step' : undefined}
                onClick={() => props.onStep(step)}
                className={cx(
                  'waits flex min-h-11 w-full flex-col items-start gap-0.5 rounded-b-control border-t-3 px-0.5 py-1.5 text-left text-12 hover:bg-sunken min-[22rem]:px-1 min-[22rem]:text-13 lg:flex-row lg:items-center lg:gap-2 lg:text-14',
                  hasError
                    ? 'border-sold text-sold'
                    : isHere || isDone
                      ? 'border-plate text-plate'
                      : 'border-line-2 text-ink-2',
                  isHere && 'font-medium',
                )}
              >
                {hasError ? (
                  <CircleAlert aria-hidden className="size-5 shrink-0" />
                ) : (
                  <span
                    aria-hidden
                    className={cx(
                      'flex size-5 shrink-0 items-center justify-center rounded-full text-12',
                      isHere ? 'bg-plate text-on-plate' : isDone ? 'bg-plate-soft' : 'bg-sunken text-ink-2',
                    )}
                  >
                    {isDone ? <Check className="size-3.5 stroke-3" /> : index + 1}
                  </span>
                )}
                <span className="max-w-full hyphens-auto">{t(step)}</span>
                {hasError && <span className="sr-only">{t('hasError')}</span>}
                {isDone && <span className="sr-only">{t('isDone')}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
