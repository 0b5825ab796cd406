import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { EyeOff, RefreshCw } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailed } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { withoutFilters } from './filters.ts';
import { NothingFound } from './NothingFound.tsx';
import { lastPageFor } from './page-of-rows.ts';
import type { InventorySearch } from './search.ts';
import type { useInventory } from './use-inventory.ts';

/** Why there are no cards. */
export function NoList({
  search,
  shown,
}: {
  search: InventorySearch;
  shown: ReturnType<typeof useInventory>;
}) {
  const { data, error, inventory } = shown;
  const last = data && lastPageFor(search, data.pagination);
  // Until the last page has come, its address has the answer of the one before.
  if (last) return last.page === search.page ? null : <Navigate to="/vehicles" search={last} replace />;
  if (data) return <NothingFound search={search} nearest={data.nearest} relaxed={data.relaxed} />;
  if (search.hidden !== undefined && error instanceof CallFailed && error.status === 400)
    return <NothingHidden search={search} />;
  return <Failed error={error} onRetry={() => inventory.refetch()} />;
}

/** The retry is a link to the same page, so that it also works without scripts. */
function Failed({ error, onRetry }: { error: Error | null; onRetry: () => Promise<unknown> }) {
  const t = useTranslations('inventory');
  const layout = useTranslations('layout');
  const errorText = useErrorText();
  const href = useLocation({ select: (location) => location.href });
  const [isTrying, setIsTrying] = useState(false);
  async function retry(event: MouseEvent) {
    event.preventDefault();
    setIsTrying(true);
    await onRetry();
    setIsTrying(false);
  }
  return (
    <ErrorPanel
      title={t('failed')}
      message={errorText(error)}
      action={
        <Button asChild>
          <a href={href} onClick={(event) => void retry(event)} aria-busy={isTrying}>
            {isTrying ? <Spinner className="size-4" /> : <RefreshCw aria-hidden className="size-4" />}
            {layout('error.retry')}
          </a>
        </Button>
      }
    />
  );
}

/** An address with hidden vehicles, opened by somebody who cannot hide any. */
function NothingHidden({ search }: { search: InventorySearch }) {
  const t = useTranslations('inventory');
  return (
    <EmptyState
      icon={<EyeOff aria-hidden />}
      title={t('hiddenNeeds')}
      action={
        <Button variant="primary" asChild>
          <Link from="/vehicles" search={withoutFilters(search)}>
            {t('filters.resetAll')}
          </Link>
        </Button>
      }
    />
  );
}
