import { Link } from '@tanstack/react-router';
import { CarFront, Upload } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FRESHNESS } from '../../api/freshness.ts';
import { holdingRows } from '../../layout/held-rows.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { useChosen, useList } from '../../layout/use-list.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { inventoryQuery } from '../../vehicles/queries.ts';
import { MarkedRows } from '../MarkedRows.tsx';
import { ResetFilters } from '../ResetFilters.tsx';
import { adminInventorySearch } from '../data.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DeleteVehicleDialog } from './DeleteVehicleDialog.tsx';
import { EditVehicleDialog } from './EditVehicleDialog.tsx';
import { ListLine } from './ListLine.tsx';
import { SelectionContext, useSelectionState } from './use-selection.ts';
import { lookToSave, showLook, useTableLook } from './table-look.ts';
import { VehicleFilters } from './VehicleFilters.tsx';
import { VehicleTable } from './VehicleTable.tsx';

export function VehiclesSection() {
  const t = useTranslations('adminVehicles');
  const { query } = useList(adminInventorySearch, (known) => ({
    ...inventoryQuery(known),
    ...FRESHNESS.adminList,
    structuralSharing: holdingRows('vehicles'),
  }));
  const { chosen, choose, close } = useChosen<ListedVehicle, 'edit' | 'delete'>();
  const pagination = query.data?.pagination;
  const selection = useSelectionState();
  const look = useTableLook();
  return (
    <SelectionContext value={selection}>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3 max-lg:items-center max-sm:gap-x-3">
        <h1 className="heading text-30 max-[21rem]:text-22 lg:leading-10">{t('title')}</h1>
        {/* Where the filters do not fit into the line of the title, the buttons do. */}
        <div data-page-actions className="flex flex-wrap items-center gap-2 max-lg:ml-auto lg:order-last">
          <SavedViews list="vehicles" look={lookToSave(look)} onLook={showLook} isNamed />
          <Button asChild variant="primary" className="max-sm:px-3">
            <Link to="/admin/upload">
              <Upload aria-hidden className="size-4.5 max-[24rem]:hidden" />
              {t('import')}
            </Link>
          </Button>
        </div>
        <VehicleFilters inventory={query.data} isWaiting={query.isPlaceholderData} />
      </div>
      <ListSection
        query={query}
        filters={<ListLine total={pagination?.total} />}
        failed={() => t('failed')}
        rowsOf={(inventory) => inventory.vehicles}
        empty={
          <EmptyState
            icon={<CarFront aria-hidden />}
            title={t('none')}
            hint={t('noneHint')}
            action={<ResetFilters />}
          />
        }
        // The server counts the pages.
        pages={{ page: pagination?.page ?? 1, totalPages: pagination?.totalPages ?? 0 }}
      >
        {(rows) => (
          <MarkedRows query={query} rows={rows} idOf={({ id }) => id}>
            <VehicleTable
              vehicles={rows}
              editedId={chosen?.step === 'edit' ? chosen.row.id : undefined}
              onEdit={(vehicle) => choose(vehicle, 'edit')}
              onDelete={(vehicle) => choose(vehicle, 'delete')}
            />
          </MarkedRows>
        )}
      </ListSection>
      <BulkBar total={pagination?.total ?? 0} rows={query.data?.vehicles ?? []} />
      {chosen?.step === 'edit' && <EditVehicleDialog id={chosen.row.id} onClose={close} />}
      {chosen?.step === 'delete' && <DeleteVehicleDialog vehicle={chosen.row} onClose={close} />}
    </SelectionContext>
  );
}
