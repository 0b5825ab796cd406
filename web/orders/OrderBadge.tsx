import { useLocale, useTranslations } from 'use-intl';
import type { OrderEndReason } from '../../contract/states.ts';
import type { BadgeTone } from '../ui/Badge.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';

/** The four current statuses, and the words that older orders have as status. */
const TONES = {
  PENDING: 'reserved',
  PROCESSING: 'reserved',
  PROCESSED: 'reserved',
  RESERVED: 'reserved',
  COMPLETED: 'available',
  CANCELLED: 'sold',
  EXPIRED: 'neutral',
} as const satisfies Record<string, BadgeTone>;

/** The status of an order; an order that has lapsed says so. */
export function OrderBadge({
  status,
  endReason,
  isLowercase = false,
}: {
  status: string;
  endReason: OrderEndReason | null;
  /** As on the dashboard. */
  isLowercase?: boolean;
}) {
  const t = useTranslations('states.order');
  const locale = useLocale();
  const wordOf = (state: keyof typeof TONES) => (isLowercase ? t(state).toLocaleLowerCase(locale) : t(state));
  return <StateBadge state={endReason === 'EXPIRED' ? 'EXPIRED' : status} tones={TONES} wordOf={wordOf} />;
}
