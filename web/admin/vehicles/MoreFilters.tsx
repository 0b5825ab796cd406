import { useNavigate } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFilters } from '../../layout/use-filters.ts';
import { Button } from '../../ui/Button.tsx';
import type { Inventory } from '../../vehicles/queries.ts';
import type { InventorySearch } from '../../vehicles/search.ts';
import { useFetched } from '../../vehicles/use-fetched.ts';
import { vehicleListSearch } from '../data.ts';
import { ClerkFilters } from './ClerkFilters.tsx';
import { chipsOf } from './list-filters.ts';

const fetchSheet = async () => (await import('../../vehicles/FilterSheet.tsx')).FilterSheet;

/** All filters of the inventory, and those that only clerks need, in a sheet. */
export function MoreFilters(props: { inventory: Inventory | undefined; isWaiting: boolean }) {
  const t = useTranslations('inventory.filters');
  const search = vehicleListSearch(useFilters().search);
  const navigate = useNavigate();
  const sheet = useFetched(fetchSheet);
  const { limit } = search;
  const chosen = chipsOf(search).length;

  const go = (after: InventorySearch, isCorrection = false) =>
    void navigate({
      to: '.',
      search: { ...after, ...(limit ? { limit } : {}) },
      replace: isCorrection,
      resetScroll: false,
    });

  return (
    <>
      <Button
        onPointerEnter={sheet.prepare}
        onFocus={sheet.prepare}
        onClick={() => void sheet.open()}
        aria-haspopup="dialog"
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {t('open')}
        {chosen > 0 && <span className="text-plate">{chosen}</span>}
      </Button>
      {sheet.Part && (
        <sheet.Part
          {...props}
          isOpen={sheet.isOpen}
          onClose={sheet.close}
          search={search}
          onChange={(after, how) => go(after, how?.isCorrection)}
          more={<ClerkFilters search={search} onChange={go} />}
        />
      )}
    </>
  );
}
