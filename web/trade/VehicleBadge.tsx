import { useTranslations } from 'use-intl';
import type { VehicleStatus } from '../../contract/states.ts';
import type { BadgeTone } from '../ui/Badge.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';

export const VEHICLE_TONES: Record<VehicleStatus, BadgeTone> = {
  AVAILABLE: 'available',
  RESERVED: 'reserved',
  SOLD: 'sold',
};

export function VehicleBadge({ status, className }: { status: string; className?: string }) {
  const t = useTranslations('states.vehicle');
  return <StateBadge state={status} tones={VEHICLE_TONES} wordOf={t} {...(className ? { className } : {})} />;
}
