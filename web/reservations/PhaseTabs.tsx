import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { ReservationPhase } from '../../contract/reservation-parameters.ts';
import { withChanges } from '../layout/use-filters.ts';
import { cx } from '../ui/cx.ts';

const TABS = [
  { phase: 'RUNNING', tab: '' },
  { phase: 'ENDED', tab: 'ended' },
] as const;

/** Links to the running and to the ended reservations. The address holds the tab. */
export function PhaseTabs({ current }: { current: ReservationPhase }) {
  const t = useTranslations('reservations');
  return (
    <nav aria-label={t('title')} className="mb-5 flex gap-1 border-b border-line">
      {TABS.map(({ phase, tab }) => (
        <Link
          key={phase}
          to="."
          search={(before) => withChanges(before, { tab })}
          resetScroll={false}
          // Without it, the link without a query would be current on every page.
          activeOptions={{ exact: true }}
          aria-current={phase === current ? 'page' : undefined}
          className={cx(
            'flex min-h-11 items-center border-b-2 px-4 font-medium whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-2',
            phase === current ? 'border-plate text-plate' : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {t(`tabs.${phase}`)}
        </Link>
      ))}
    </nav>
  );
}
