import { useTranslations } from 'use-intl';
import type { OrderEndReason, OrderStatus } from '../../contract/states.ts';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';

const TONES: Record<OrderStatus, BadgeTone> = {
  PENDING: 'reserved',
  PROCESSED: 'reserved',
  COMPLETED: 'available',
  CANCELLED: 'sold',
};

/** An order's state; one that ran out says so. */
export function OrderBadge({ status, endReason }: { status: OrderStatus; endReason: OrderEndReason | null }) {
  const t = useTranslations('states.order');
  return <Badge tone={TONES[status]}>{t(endReason === 'EXPIRED' ? 'EXPIRED' : status)}</Badge>;
}
