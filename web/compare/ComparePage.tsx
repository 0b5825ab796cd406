import { useQueries } from '@tanstack/react-query';
import { Link, useLoaderData, useLoaderDeps } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailed } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { comparedIn } from '../marks/compared.ts';
import type { RouterContext } from '../router-context.ts';
import { vehicleQuery } from '../trade/queries.ts';
import { SheetHead } from '../trade/SheetHead.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { PrintButton } from '../ui/PrintButton.tsx';
import { CompareTable } from './CompareTable.tsx';

/** The vehicles that the server could not read, with the status of the answer: the page carries only what was read. */
type Unread = Record<string, number>;

/** Fetches the vehicles of an address. */
export async function prepare({ queryClient, call }: RouterContext, ids: unknown): Promise<Unread> {
  const unread: Unread = {};
  await Promise.all(
    comparedIn(ids).map((id) =>
      queryClient.ensureQueryData(vehicleQuery(id, call)).catch((error: unknown) => {
        unread[id] = statusOf(error);
      }),
    ),
  );
  return unread;
}

const statusOf = (error: unknown) => (error instanceof CallFailed ? error.status : 500);

/** Up to four vehicles side by side. The address names them. */
export function ComparePage() {
  const t = useTranslations('compare');
  const ids = comparedIn(useLoaderDeps({ from: '/compare' }).ids);
  const { columns, readAt } = useColumns(ids);
  // A vehicle that is removed takes its button along. The keyboard goes on from here.
  const content = useRef<HTMLDivElement>(null);
  return (
    <div ref={content} data-prints-wide tabIndex={-1} className="page-width py-8 outline-none print:p-0">
      {readAt > 0 && <SheetHead readAt={readAt} />}
      <PageTitle
        className="print:[&_p]:hidden print:[&>div>h1]:text-15"
        lead={t('lead')}
        actions={ids.length > 0 && <PrintButton>{t('print')}</PrintButton>}
      >
        {t('title')}
      </PageTitle>
      {ids.length === 0 ? (
        <EmptyState
          className="mt-6"
          icon={<Scale aria-hidden />}
          title={t('empty')}
          hint={t('emptyHint')}
          action={
            <Button variant="primary" asChild>
              <Link to="/vehicles">{t('toInventory')}</Link>
            </Button>
          }
        />
      ) : (
        <CompareTable columns={columns} onRemove={() => content.current?.focus({ preventScroll: true })} />
      )}
    </div>
  );
}

/** The vehicles as they are now, and when the latest was read. */
function useColumns(ids: readonly string[]) {
  const unread: Unread = useLoaderData({ from: '/compare' });
  return useQueries({
    queries: ids.map((id) => ({
      ...vehicleQuery(id),
      ...FRESHNESS.vehicle,
      retry: false,
      // A vehicle that does not exist does not come back.
      refetchInterval: ({ state }: { state: { error: unknown } }) =>
        statusOf(state.error) !== 404 && FRESHNESS.vehicle.refetchInterval,
    })),
    combine: (found) => ({
      columns: found.map(({ data, error }, at) => {
        const id = ids[at] ?? '';
        const isGone = (error ? statusOf(error) : data ? 200 : unread[id]) === 404;
        return { id, data: isGone ? undefined : data, isGone };
      }),
      readAt: Math.max(0, ...found.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    }),
  });
}
