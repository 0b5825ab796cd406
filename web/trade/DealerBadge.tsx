import { useTranslations } from 'use-intl';
import type { DealerStatus } from '../../contract/states.ts';
import type { BadgeTone } from '../ui/Badge.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';

/** Green, amber and red. */
const TONES: Record<DealerStatus, BadgeTone> = {
  ACTIVE: 'available',
  PENDING: 'reserved',
  SUSPENDED: 'sold',
};

/** The status of a dealer. Without a status they are still under review. */
export function DealerBadge({ status }: { status: string | null | undefined }) {
  const t = useTranslations('states.dealer');
  return <StateBadge state={status ?? 'PENDING'} tones={TONES} wordOf={t} />;
}
