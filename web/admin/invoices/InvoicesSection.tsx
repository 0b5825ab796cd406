import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { INVOICES_PAGE_SIZE } from '../../../contract/invoice-parameters.ts';
import { stringifySearch } from '../../address.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { ListSection } from '../../layout/ListSection.tsx';
import { useList } from '../../layout/use-list.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { invoicesSearch } from '../data.ts';
import { allInvoicesQuery } from '../queries.ts';
import { MarkedRows } from '../MarkedRows.tsx';
import { ResetFilters } from '../ResetFilters.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
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
  const isFiltered = Object.keys(filters).length > 0 || page > 1;
  return (
    <>
      <PageTitle
        actions={
          <>
            <SavedViews list="invoices" />
            <Exports {...known} />
          </>
        }
      >
        {t('title')}
      </PageTitle>
      <ListSection
        query={query}
        filters={<InvoiceFilters total={total} />}
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

/** What bookkeeping takes: the documents of the chosen days. */
function Exports({ dateFrom, dateTo }: { dateFrom?: string; dateTo?: string }) {
  const t = useTranslations('adminInvoices.exports');
  const period = stringifySearch({ dateFrom, dateTo });
  return (
    <>
      <Button asChild className="max-sm:h-auto max-sm:py-2 max-sm:whitespace-normal">
        <a href={`/api/admin/invoices.csv${period}`} download>
          {t('bookings')}
        </a>
      </Button>
      <Button asChild className="max-sm:h-auto max-sm:py-2 max-sm:whitespace-normal">
        <a href={`/api/admin/intra-community-supplies.csv${period}`} download>
          {t('supplies')}
        </a>
      </Button>
    </>
  );
}
