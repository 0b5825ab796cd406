import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatKm } from '../../contract/notation.ts';
import type { FactName } from '../../contract/fact-names.ts';
import type { VehicleFieldName } from '../../contract/vehicle-fields.ts';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { formatCcm, formatDay, formatPower } from '../ui/format.ts';
import { wordOf } from '../trade/facts.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { Swatch } from '../trade/Swatch.tsx';
import { useTradeWords } from '../trade/use-words.ts';

type Vehicle = VehicleWithMedia['vehicle'];

/** The maker's name of the colour, with its paint and base colour. */
function Colour({ name, vehicle: { baseColour, supplierLanguage } }: { name: string; vehicle: Vehicle }) {
  const words = useTradeWords();
  const baseName = baseColour && words.colour(baseColour);
  return (
    <>
      {baseColour && <Swatch colour={baseColour} className="mr-2" />}
      <span lang={supplierLanguage ?? undefined}>{name}</span>
      {baseName && baseName !== name && <span className="text-ink-2">{` (${baseName})`}</span>}
    </>
  );
}

export function SpecGrid({ vehicle }: { vehicle: Vehicle }) {
  const t = useTranslations('vehicle');
  const steering = useTranslations('states.steering');
  const words = useTradeWords();
  const locale = useLocale();
  const fuel = wordOf(vehicle, 'fuelType');
  const transmission = wordOf(vehicle, 'transmission');
  const colour = wordOf(vehicle, 'colour');
  const rows: Record<
    'make' | 'model' | Exclude<VehicleFieldName, FactName>,
    { term: string; value: ReactNode }
  > = {
    make: { term: t('make'), value: wordOf(vehicle, 'make') },
    model: { term: t('model'), value: wordOf(vehicle, 'model') },
    variant: { term: t('variant'), value: wordOf(vehicle, 'variant') },
    bodyType: { term: t('bodyType'), value: vehicle.bodyType && words.body(vehicle.bodyType) },
    firstRegistered: {
      term: t('firstRegistered'),
      value: vehicle.firstRegistered && (
        <span className="whitespace-nowrap">{formatDay(vehicle.firstRegistered, locale)}</span>
      ),
    },
    mileageKm: {
      term: t('mileage'),
      value: vehicle.mileageKm !== null && formatKm(vehicle.mileageKm, locale),
    },
    kw: { term: t('power'), value: vehicle.kw !== null && formatPower(vehicle.kw, locale) },
    engineSizeCc: {
      term: t('engineSize'),
      value: vehicle.engineSizeCc !== null && formatCcm(vehicle.engineSizeCc, locale),
    },
    fuelType: { term: t('fuel'), value: fuel && words.fuel(fuel) },
    transmission: { term: t('transmission'), value: transmission && words.transmission(transmission) },
    colour: { term: t('colour'), value: colour && <Colour name={colour} vehicle={vehicle} /> },
    doors: { term: t('doors'), value: vehicle.doors },
    steeringPosition: {
      term: t('steering'),
      value: vehicle.steeringPosition && steering(vehicle.steeringPosition),
    },
  };
  return (
    <section>
      <h2 className="heading mb-3 text-22">{t('data')}</h2>
      <div className="rounded-card border border-line bg-surface px-5 py-2 print:px-4 print:py-1">
        <DefinitionList
          entries={Object.values(rows).map(({ term, value }) => ({ term, value: value || '–' }))}
        />
      </div>
    </section>
  );
}
