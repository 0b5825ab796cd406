import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { INVOICES_PAGE_SIZE } from '../../../contract/invoice-parameters.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { useList } from '../../layout/use-list.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { invoicesSearch } from '../data.ts';
import { allInvoicesQuery } from '../queries.ts';
import { ListHead } from '../ListHead.tsx';
import { MarkedRows } from '../MarkedRows.tsx';
import { ResetFilters } from '../ResetFilters.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { InvoiceExports } from './InvoiceExports.tsx';
import { InvoiceFilters } from './InvoiceFilters.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** The invoices and credit notes of all orders, with their states. */
export function InvoicesSection() {
  const t = useTranslations('adminInvoices');
  const { known, query, page } = useList(invoicesSearch, (search) => ({
    ...allInvoicesQuery(search),
    ...FRESHNESS.adminList,
  }));
  const total = query.data?.total;
  const { page: _page, sortBy: _sortBy, ...filters } = known;
  const { dateFrom, dateTo, ...others } = filters;
  const days = { ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) };
  const hidesSome = Object.keys(others).length > 0;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <ListSection
        query={query}
        filters={
          <ListHead
            title={t('title')}
            isStacked
            actions={
              <>
                <SavedViews list="invoices" />
                <InvoiceExports {...days} hidesSome={hidesSome} />
              </>
            }
          >
            <InvoiceFilters total={total} />
          </ListHead>
        }
        failed={() => t('failed')}
        rowsOf={({ invoices }) => invoices}
        empty={
          <EmptyState
            icon={<ReceiptText aria-hidden />}
            title={t(isFiltered ? 'noneFound' : 'none')}
            {...(isFiltered ? {} : { hint: t('noneHint') })}
            action={isFiltered ? <ResetFilters /> : undefined}
          />
        }
        pages={{ page, totalPages: Math.ceil((total ?? 0) / INVOICES_PAGE_SIZE) }}
      >
        {(invoices) => (
          <MarkedRows query={query} rows={invoices} idOf={({ number }) => number}>
            <InvoiceTable invoices={invoices} />
          </MarkedRows>
        )}
      </ListSection>
    </>
  );
}
