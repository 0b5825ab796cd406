import { Link, useLocation } from '@tanstack/react-router';
import { EyeOff, FileQuestion, RefreshCw } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailed } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { withoutFilters, withoutPage } from './filters.ts';
import { NothingFound } from './NothingFound.tsx';
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
  if (data && data.pagination.total > 0)
    return <PastTheLast search={search} pages={data.pagination.totalPages} />;
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

/** A page number from an old address, or a page that the list no longer has. */
function PastTheLast({ search, pages }: { search: InventorySearch; pages: number }) {
  const t = useTranslations('inventory.page');
  return (
    <EmptyState
      icon={<FileQuestion aria-hidden />}
      title={t('past')}
      hint={t('pastHint', { pages })}
      action={
        <Button variant="primary" asChild>
          <Link from="/vehicles" search={withoutPage(search)}>
            {t('first')}
          </Link>
        </Button>
      }
    />
  );
}
