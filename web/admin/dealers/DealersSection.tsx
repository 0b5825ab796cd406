import { Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PAGE_SIZE } from '../../../contract/constants.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { holdingRows } from '../../layout/held-rows.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { useChosen, useList } from '../../layout/use-list.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ExportLink } from '../ExportLink.tsx';
import { ListHead } from '../ListHead.tsx';
import { MarkedRows } from '../MarkedRows.tsx';
import { ResetFilters } from '../ResetFilters.tsx';
import { dealersSearch } from '../data.ts';
import { type Dealer, dealersQuery } from '../queries.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { DealerDetailsDialog } from './DealerDetailsDialog.tsx';
import { DealerFilters } from './DealerFilters.tsx';
import { dealerPages } from './dealer-pages.ts';
import { DealerStatusDialog } from './DealerStatusDialog.tsx';
import { type DealerStep, DealerTable } from './DealerTable.tsx';
import { DeleteDealerDialog } from './DeleteDealerDialog.tsx';

export function DealersSection() {
  const t = useTranslations('adminDealers');
  const { known, query, page } = useList(dealersSearch, (search) => ({
    ...dealersQuery(search),
    ...FRESHNESS.adminList,
    structuralSharing: holdingRows('dealers'),
  }));
  const { chosen, choose, close } = useChosen<Dealer, DealerStep>();
  // The dealer as they are now, with the orders that they have placed meanwhile.
  const dealer = query.data?.dealers.find(({ id }) => id === chosen?.row.id) ?? chosen?.row;
  const total = query.data?.total;
  const totalPages = Math.ceil((total ?? 0) / PAGE_SIZE.dealers);
  return (
    <div className="min-[87rem]:-mt-5">
      <ListSection
        query={query}
        filters={
          <ListHead
            title={t('title')}
            actions={
              <>
                <SavedViews list="dealers" />
                <ExportLink list="dealers" search={known} />
              </>
            }
          >
            <DealerFilters total={total} />
          </ListHead>
        }
        failed={() => t('failed')}
        rowsOf={({ dealers }) => dealers}
        empty={
          <EmptyState
            icon={<Users aria-hidden />}
            title={t('none')}
            hint={t('noneHint')}
            action={<ResetFilters />}
          />
        }
        pages={{ page, totalPages, pages: dealerPages(page, totalPages) }}
      >
        {(dealers) => (
          <MarkedRows query={query} rows={dealers} idOf={({ id }) => id}>
            <DealerTable
              dealers={dealers}
              now={query.dataUpdatedAt}
              // A dealer who is deleted leaves the list.
              chosenId={chosen?.step === 'delete' ? undefined : chosen?.row.id}
              onStep={(row, step) => {
                choose(row, step);
                void query.refetch();
              }}
            />
          </MarkedRows>
        )}
      </ListSection>
      {dealer && chosen?.step === 'details' && (
        <DealerDetailsDialog dealer={dealer} onDecide={() => choose(dealer, 'status')} onClose={close} />
      )}
      {dealer && chosen?.step === 'approve' && <ApproveDialog dealer={dealer} onClose={close} />}
      {dealer && chosen?.step === 'status' && <DealerStatusDialog dealer={dealer} onClose={close} />}
      {dealer && chosen?.step === 'delete' && <DeleteDealerDialog dealer={dealer} onClose={close} />}
    </div>
  );
}
