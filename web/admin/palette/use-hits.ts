import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import type { ResultOf } from '../../api/call.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { queryOf } from '../../api/query-of.ts';
import { useUser } from '../../api/user.ts';
import { readRecentHits, type RecentHit, rememberHit, splitByRecent } from './recent-hits.ts';
import { formatMoney } from '../../ui/format.ts';

/** One line of the palette. */
export interface Entry {
  key: string;
  group: 'recent' | RecentHit['kind'] | 'page' | 'work' | 'section' | 'action';
  label: string;
  hint: string;
  run: () => void;
}

type Found = ResultOf<'GET /api/admin/search'>;

/** The shortest text for which the server searches. */
const SHORTEST = 2;

/** What the server finds for the text, what was opened before on top; without a text, what was opened last. */
export function useHits(text: string) {
  const userId = useUser()?.id ?? '';
  const open = useOpenHit(userId);
  const states = useTranslations('states');
  const t = useTranslations('admin.palette');
  const isSearched = text.length >= SHORTEST;
  const found = useQuery({
    ...queryOf('GET /api/admin/search', { query: { q: text } }),
    ...FRESHNESS.found,
    enabled: isSearched,
    placeholderData: keepPreviousData,
  });
  const entryOf = (group: Entry['group'], hit: RecentHit): Entry => ({
    key: `${group}-${hit.kind}-${hit.id}`,
    group,
    label: hit.label,
    hint: hit.hint,
    run: () => open(hit),
  });
  const hits =
    isSearched && found.data ? hitsOf(found.data, states, (count) => t('complaints', { count })) : [];
  const recent = readRecentHits(userId);
  const { opened, others } = splitByRecent(hits, recent);
  return {
    entries: [
      ...(isSearched ? opened : recent).map((hit) => entryOf('recent', hit)),
      ...others.map((hit) => entryOf(hit.kind, hit)),
    ],
    isSearching: isSearched && found.isFetching,
    isCurrent: !isSearched || (!found.isFetching && !found.isPlaceholderData),
    error: isSearched ? found.error : null,
  };
}

function hitsOf(
  found: Found,
  states: ReturnType<typeof useTranslations<'states'>>,
  complaintsOf: (count: number) => string,
): RecentHit[] {
  return [
    ...found.orders.map(({ id, dealerName, status, endReason, complaints }) => ({
      kind: 'order' as const,
      id,
      label: `#${orderNumberOf(id)}`,
      hint: [
        dealerName,
        states(`order.${endReason === 'EXPIRED' ? 'EXPIRED' : status}`),
        ...(complaints > 0 ? [complaintsOf(complaints)] : []),
      ].join(' · '),
    })),
    ...found.invoices.map(({ number, orderId, dealerName, grossAmount }) => ({
      kind: 'invoice' as const,
      id: orderId,
      label: number,
      hint: `${dealerName} · ${formatMoney(grossAmount)}`,
    })),
    ...found.vehicles.map(({ id, make, model, variant, vin, status }) => ({
      kind: 'vehicle' as const,
      id,
      label: [make, model, variant].filter(Boolean).join(' '),
      hint: `${vin} · ${states(`vehicle.${status}`)}`,
    })),
    ...found.dealers.map(({ id, companyName, email, status }) => ({
      kind: 'dealer' as const,
      id,
      label: companyName,
      hint: `${email} · ${states(`dealer.${status}`)}`,
    })),
  ];
}

/** Opens the page of a hit. */
function useOpenHit(userId: string) {
  const navigate = useNavigate();
  return (hit: RecentHit) => {
    rememberHit(userId, hit);
    if (hit.kind === 'vehicle') return void navigate({ to: '/admin/vehicles/$id', params: { id: hit.id } });
    if (hit.kind === 'dealer') return void navigate({ to: '/admin/users/$id', params: { id: hit.id } });
    return void navigate({ to: '/admin/orders/$id', params: { id: hit.id } });
  };
}
