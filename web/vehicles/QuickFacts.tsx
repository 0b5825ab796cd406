import { useLocale, useTranslations } from 'use-intl';
import { formatKm } from '../../contract/notation.ts';
import { formatMonth, formatPower } from '../ui/format.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';

type Vehicle = VehicleWithMedia['vehicle'];

/** The three figures that dealers ask for first. */
export function QuickFacts({ vehicle }: { vehicle: Vehicle }) {
  const t = useTranslations('vehicle');
  const locale = useLocale();
  const facts = [
    {
      term: t('firstRegisteredShort'),
      value: vehicle.firstRegistered && formatMonth(vehicle.firstRegistered),
    },
    // In a narrow column a unit, or the whole second figure, wraps to the next line.
    {
      term: t('mileage'),
      value: vehicle.mileageKm !== null && formatKm(vehicle.mileageKm, locale).replace('\u00a0', ' '),
    },
    {
      term: t('power'),
      value: vehicle.kw !== null && formatPower(vehicle.kw, locale).replace('\u00a0(', ' ('),
    },
  ];
  return (
    <dl className="mt-2 grid grid-cols-[1.05fr_1fr_1.3fr] divide-x divide-line rounded-card border border-line bg-surface print:hidden">
      {facts.map(({ term, value }) => (
        <div key={term} className="px-2 py-2 min-[24rem]:px-3 sm:px-4">
          <dt className="text-13 text-ink-2">{term}</dt>
          <dd className="font-medium wrap-break-word">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
