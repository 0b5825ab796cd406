import { useTranslations } from 'use-intl';
import type { BadgeTone } from '../ui/Badge.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';

const TONES = { ACTIVE: 'available', CANCELLED: 'sold', EXPIRED: 'neutral' } as const satisfies Record<
  string,
  BadgeTone
>;

export function ReservationBadge({ state }: { state: keyof typeof TONES }) {
  const t = useTranslations('states.reservation');
  return <StateBadge state={state} tones={TONES} wordOf={t} />;
}
