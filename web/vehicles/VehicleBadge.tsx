import { useTranslations } from 'use-intl';
import type { VehicleStatus } from '../../contract/states.ts';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';

const TONES: Record<VehicleStatus, BadgeTone> = {
  AVAILABLE: 'available',
  RESERVED: 'reserved',
  SOLD: 'sold',
};

export function VehicleBadge({ status, className }: { status: VehicleStatus; className?: string }) {
  const t = useTranslations('states.vehicle');
  return (
    <Badge tone={TONES[status]} {...(className ? { className } : {})}>
      {t(status)}
    </Badge>
  );
}
