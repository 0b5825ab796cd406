import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PAGE_SIZE } from '../../../contract/constants.ts';
import { ListPages } from '../../layout/ListPages.tsx';
import { Loaded } from '../../layout/Loaded.tsx';
import { RowSkeletons } from '../../layout/RowSkeletons.tsx';
import { useFilters } from '../../layout/use-filters.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ResetFilters } from '../ResetFilters.tsx';
import { dealersSearch } from '../data.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { type Dealer, dealersQuery } from '../queries.ts';
import { DealerDetailsDialog } from './DealerDetailsDialog.tsx';
import { DealerFilters } from './DealerFilters.tsx';
import { dealerPages } from './dealer-pages.ts';
import { DealerStatusDialog } from './DealerStatusDialog.tsx';
import { type DealerStep, DealerTable } from './DealerTable.tsx';
import { DeleteDealerDialog } from './DeleteDealerDialog.tsx';

export function DealersSection() {
  const t = useTranslations('admin.users');
  const known = dealersSearch(useFilters().search);
  const list = useQuery({
    ...dealersQuery(known),
    ...FRESHNESS.adminList,
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<{ dealer: Dealer; step: DealerStep } | null>(null);
  const close = () => setChosen(null);
  const page = Number(known['page'] ?? 1);
  const totalPages = Math.ceil((list.data?.total ?? 0) / PAGE_SIZE.dealers);
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <DealerFilters total={list.data?.total} />
      <Loaded query={list} failed={() => t('failed')} skeleton={<RowSkeletons />}>
        {({ dealers }) =>
          dealers.length > 0 ? (
            <DealerTable dealers={dealers} onStep={(dealer, step) => setChosen({ dealer, step })} />
          ) : (
            <EmptyState
              icon={<Users aria-hidden />}
              title={t('none')}
              hint={t('noneHint')}
              action={<ResetFilters />}
            />
          )
        }
      </Loaded>
      <ListPages page={page} totalPages={totalPages} pages={dealerPages(page, totalPages)} />
      {chosen?.step === 'details' && (
        <DealerDetailsDialog
          dealer={chosen.dealer}
          onDecide={() => setChosen({ ...chosen, step: 'status' })}
          onClose={close}
        />
      )}
      {chosen?.step === 'status' && <DealerStatusDialog dealer={chosen.dealer} onClose={close} />}
      {chosen?.step === 'delete' && <DeleteDealerDialog dealer={chosen.dealer} onClose={close} />}
    </>
  );
}
