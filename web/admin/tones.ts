import type { DealerStatus } from '../../contract/states.ts';
import type { BadgeTone } from '../ui/Badge.tsx';

/** Green, amber, red. */
export const DEALER_TONES: Record<DealerStatus, BadgeTone> = {
  ACTIVE: 'available',
  PENDING: 'reserved',
  SUSPENDED: 'sold',
};
