import { useTranslations } from 'use-intl';
import type { InvoiceState } from '../../contract/invoice-states.ts';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';

const TONES: Record<InvoiceState, BadgeTone> = {
  OPEN: 'neutral',
  DUE: 'reserved',
  OVERDUE: 'sold',
  PAID: 'available',
  CANCELLED: 'neutral',
};

/** The state of an invoice, as a colour and a word. */
export function InvoiceBadge({ state }: { state: InvoiceState }) {
  const t = useTranslations('orders.invoice.states');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
