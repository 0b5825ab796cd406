import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CarFront, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListPages } from '../../layout/ListPages.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { RowSkeletons } from '../../layout/RowSkeletons.tsx';
import { useFilters } from '../../layout/use-filters.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { inventoryQuery } from '../../vehicles/queries.ts';
import { ResetFilters } from '../ResetFilters.tsx';
import { adminInventorySearch } from '../data.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { DeleteVehicleDialog } from './DeleteVehicleDialog.tsx';
import { EditVehicleDialog } from './EditVehicleDialog.tsx';
import { VehicleFilters } from './VehicleFilters.tsx';
import { VehicleTable } from './VehicleTable.tsx';

export function VehiclesSection() {
  const t = useTranslations('admin.vehicles');
  const { search } = useFilters();
  const list = useQuery({
    ...inventoryQuery(adminInventorySearch(search)),
    ...FRESHNESS.adminList,
    placeholderData: keepPreviousData,
  });
  const [edited, setEdited] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<ListedVehicle | null>(null);
  return (
    <>
      <PageTitle
        actions={
          <Button asChild variant="primary">
            <Link to="/admin/{-$section}" params={{ section: 'upload' }}>
              <Upload aria-hidden className="size-4.5" />
              {t('import')}
            </Link>
          </Button>
        }
      >
        {t('title')}
      </PageTitle>
      <VehicleFilters facets={list.data?.facets} total={list.data?.pagination.total} />
      <Loaded query={list} failed={() => t('failed')} skeleton={<RowSkeletons />}>
        {({ vehicles, pagination }) =>
          vehicles.length > 0 ? (
            <>
              <VehicleTable
                vehicles={vehicles}
                onEdit={(vehicle) => setEdited(vehicle.id)}
                onDelete={setDeleted}
              />
              <ListPages page={pagination.page} totalPages={pagination.totalPages} />
            </>
          ) : (
            <EmptyState
              icon={<CarFront aria-hidden />}
              title={t('none')}
              hint={t('noneHint')}
              action={<ResetFilters />}
            />
          )
        }
      </Loaded>
      {edited && <EditVehicleDialog id={edited} onClose={() => setEdited(null)} />}
      {deleted && <DeleteVehicleDialog vehicle={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
