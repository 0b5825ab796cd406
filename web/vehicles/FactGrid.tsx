import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { emissionWord, formatDecimal, formatInteger, formatKm } from '../../contract/notation.ts';
import { FACT_NAMES, type FactName } from '../../contract/fact-names.ts';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { formatDay, formatMonth } from '../ui/format.ts';
import { Expired, isExpired, useThisMonth } from '../trade/inspection.tsx';
import type { VehicleWithMedia } from '../trade/queries.ts';

type Vehicle = VehicleWithMedia['vehicle'];

/** The facts that somebody has told, and the names of those that nobody has. */
export function FactGrid({ vehicle }: { vehicle: Vehicle }) {
  const t = useTranslations('vehicleFacts');
  const names = useTranslations('vehicleFacts.names');
  const valueOf = useFactText();
  const facts = FACT_NAMES.filter((name) => isAskedOf(vehicle, name));
  const given = facts.filter((name) => vehicle[name] !== null);
  const missing = facts.filter((name) => vehicle[name] === null);
  return (
    <section>
      <h2 className="heading mb-3 text-22">{t('title')}</h2>
      {given.length === 0 ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <div className="rounded-card border border-line bg-surface px-5 py-2 print:px-4 print:py-1">
          <DefinitionList
            entries={given.map((name) => ({ term: names(name), value: valueOf(name, vehicle) }))}
          />
        </div>
      )}
      {given.length > 0 && missing.length > 0 && (
        <p className="mt-2 text-13 text-ink-2">
          {t('notGiven', { names: missing.map((name) => names(name)).join('\u00a0· ') })}
        </p>
      )}
    </section>
  );
}

const OF_BATTERY: ReadonlySet<FactName> = new Set([
  'consumptionKwh',
  'batteryKwh',
  'batteryHealthPercent',
  'rangeKm',
]);
const OF_ENGINE: ReadonlySet<FactName> = new Set(['consumptionLitres', 'co2GKm', 'emissionClass']);

/** Nobody misses the battery of a diesel, or what an electric car burns. */
function isAskedOf(vehicle: Vehicle, name: FactName): boolean {
  if (vehicle[name] !== null) return true;
  if (OF_BATTERY.has(name)) return vehicle.fuelType === 'Electric' || vehicle.fuelType === 'Plug-in hybrid';
  return !OF_ENGINE.has(name) || vehicle.fuelType !== 'Electric';
}

/** A fact as people read it. The vehicle has it. */
export function useFactText(): (name: FactName, vehicle: Vehicle) => ReactNode {
  const t = useTranslations('vehicleFacts.words');
  const locale = useLocale();
  const thisMonth = useThisMonth();
  const inspection = (until: string) =>
    isExpired(until, thisMonth) ? (
      <Expired>{t('expired', { month: formatMonth(until) })}</Expired>
    ) : (
      formatMonth(until)
    );
  const measure = (value: number | null, unit: string) =>
    value === null ? null : `${formatDecimal(value, locale)}\u00a0${unit}`;
  // On narrow screens the unit has a line of its own. As one word it would be broken inside of "km".
  const consumption = (value: number | null, unit: string) =>
    value === null ? null : `${formatDecimal(value, locale)} ${unit}/100\u00a0km`;
  return (name, vehicle) => {
    switch (name) {
      case 'nextInspection':
        return vehicle.nextInspection && inspection(vehicle.nextInspection);
      case 'readyFrom':
        return vehicle.readyFrom && formatDay(vehicle.readyFrom, locale);
      case 'accidentFree':
      case 'imported':
        return t(vehicle[name] ? 'yes' : 'no');
      case 'owners':
      case 'keys':
      case 'seats':
        return formatInteger(vehicle[name] ?? 0, locale);
      case 'serviceBook':
        return vehicle.serviceBook && t(`serviceBook.${vehicle.serviceBook}`);
      case 'emissionClass':
        return vehicle.emissionClass && emissionWord(vehicle.emissionClass);
      case 'co2GKm':
        return measure(vehicle.co2GKm, 'g/km');
      case 'consumptionLitres':
        return consumption(vehicle.consumptionLitres, 'l');
      case 'consumptionKwh':
        return consumption(vehicle.consumptionKwh, 'kWh');
      case 'batteryKwh':
        return measure(vehicle.batteryKwh, 'kWh');
      case 'batteryHealthPercent':
        return measure(vehicle.batteryHealthPercent, '%');
      case 'rangeKm':
        return formatKm(vehicle.rangeKm ?? 0, locale);
      case 'towLoadKg':
        return measure(vehicle.towLoadKg, 'kg');
      case 'interior':
        return <span lang={vehicle.supplierLanguage ?? undefined}>{vehicle.interior}</span>;
      case 'locationCountry':
        return vehicle.locationCountry && t(`country.${vehicle.locationCountry}`);
      case 'hsnTsn':
      case 'locationPostalCode':
        return vehicle[name];
    }
  };
}
