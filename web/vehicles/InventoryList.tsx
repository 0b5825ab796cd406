import { lazyRouteComponent, ScriptOnce } from '@tanstack/react-router';
import { type ComponentProps, memo, Suspense, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { isBuyer, useUser } from '../api/user.ts';
import { withRetry } from '../with-retry.ts';
import { cx } from '../ui/cx.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { usePart } from '../ui/use-part.ts';
import type { InventorySearch } from './search.ts';
import type { useInventory } from './use-inventory.ts';
import { useCardTexts, VehicleCard } from './VehicleCard.tsx';

/** Rarely needed, so the browser loads it after the page. The server renders it at once. */
const NoList = import.meta.env.SSR
  ? (await import('./NoList.tsx')).NoList
  : lazyRouteComponent(() => withRetry(() => import('./NoList.tsx')), 'NoList');

/** The hearts need scripts, so they are loaded after the page. They lie on the pictures and move nothing. */
const loadMarks = async () => (await import('./CardMarks.tsx')).CardMarks;

/** Only users who have chosen it load it. The server renders it at once. */
const VehicleTable = import.meta.env.SSR
  ? (await import('./VehicleTable.tsx')).VehicleTable
  : lazyRouteComponent(() => withRetry(() => import('./VehicleTable.tsx')), 'VehicleTable');

/** Loads the table if the server has rendered it. Otherwise it would vanish with the first change until it is loaded. */
export async function loadShownTable(): Promise<void> {
  if (!import.meta.env.SSR && 'preload' in VehicleTable && document.querySelector('.vehicle-table'))
    await VehicleTable.preload?.();
}

/** Before the first card, because the browser scrolls a reloaded page before its scripts are loaded. docs/decisions/0170. */
const MARK_RETURNED =
  "performance.getEntriesByType('navigation')[0]?.type!=='navigate'&&document.documentElement.toggleAttribute('data-returned')";

const SKELETONS = 8;

interface InventoryListProps {
  search: InventorySearch;
  shown: ReturnType<typeof useInventory>;
}

/** The cards, or the reason why there are none. */
export function InventoryList({ search, shown }: InventoryListProps) {
  const { data, cards, error, isWaiting } = shown;
  // Loaded before it is needed, because it may be needed when the network is down.
  useEffect(() => {
    if ('preload' in NoList) void NoList.preload?.();
  }, []);
  const texts = useCardTexts();
  const ids = useMemo(() => cards.map(({ id }) => id), [cards]);
  const user = useUser();
  const layout = user?.listView?.layout;
  const isTable = layout === 'TABLE';
  if (data && cards.length > 0) {
    return (
      <div aria-busy={isWaiting} className={cx('transition-opacity duration-150', isWaiting && 'opacity-60')}>
        {isTable && (
          <div className="max-md:hidden">
            <Suspense fallback={<Waiting />}>
              <VehicleTable vehicles={cards} />
            </Suspense>
          </div>
        )}
        <ScriptOnce>{MARK_RETURNED}</ScriptOnce>
        {/* Phones have no room for the table. */}
        <div
          data-layout={layout}
          data-buyer={isBuyer(user) || undefined}
          className={cx('vehicle-cards', isTable && 'md:hidden')}
        >
          {cards.map((vehicle, at) => (
            <ListedCard key={vehicle.id} vehicle={vehicle} ids={ids} texts={texts} isFirst={at === 0} />
          ))}
        </div>
      </div>
    );
  }
  if (!data && !error) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <NoList search={search} shown={shown} />
    </Suspense>
  );
}

interface ListedCardProps extends ComponentProps<typeof VehicleCard> {
  /** The vehicles of all cards. */
  ids: readonly string[];
}

/** A boundary of its own: the browser hydrates card by card, and answers taps in between. Only a changed card renders anew. */
const ListedCard = memo(function Listed(card: ListedCardProps) {
  return (
    <Suspense>
      <VehicleCard {...card}>
        <Marks {...card} />
      </VehicleCard>
    </Suspense>
  );
});

/** A part of its own, so that the card is not rendered again when its marks are there. */
function Marks(card: ListedCardProps) {
  const { Part } = usePart(loadMarks);
  return Part && <Part {...card} />;
}

function Waiting() {
  const layout = useTranslations('layout');
  return (
    <div className="relative">
      <div className="vehicle-cards" aria-hidden>
        {Array.from({ length: SKELETONS }, (_, at) => (
          <Skeleton key={at} className="card-skeleton" />
        ))}
      </div>
      <div className="absolute inset-x-0 top-40 flex justify-center">
        <Spinner label={layout('loading')} className="size-8" />
      </div>
    </div>
  );
}
