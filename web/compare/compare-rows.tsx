import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FACT_NAMES } from '../../contract/fact-names.ts';
import { type Feature, rankOf } from '../../contract/features.ts';
import { formatDecimal, formatInteger, formatKm } from '../../contract/notation.ts';
import { vatCaseOf } from '../../contract/vat-case.ts';
import { priceWithVat } from '../../contract/vat.ts';
import { useUser } from '../api/user.ts';
import { wordOf } from '../trade/facts.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { useTradeWords } from '../trade/use-words.ts';
import { formatCcm, formatDay, formatMoney, formatPower } from '../ui/format.ts';
import { useFactText } from '../vehicles/FactGrid.tsx';

type Vehicle = VehicleWithMedia['vehicle'];

interface CompareRow {
  key: string;
  name: string;
  /** What the reader sees; null where nobody has said it. */
  valueOf: (data: VehicleWithMedia) => ReactNode;
  /** Two vehicles have different values. A missing value is not a difference. */
  isDifferent: boolean;
}

/** The rows of the comparison, and the names of the facts and features that need no row. */
export function useCompareRows(compared: readonly VehicleWithMedia[]) {
  const facts = useTranslations('vehicleFacts.names');
  const factText = useFactText();
  const price = usePrices();
  const condition = useCondition();
  const technical = useTechnicalData();
  const differ = (valueOf: (data: VehicleWithMedia) => unknown) =>
    new Set(compared.map(valueOf).filter(isGiven).map(String)).size > 1;
  const given = FACT_NAMES.filter((name) => compared.some(({ vehicle }) => vehicle[name] !== null));
  const rows: CompareRow[] = [
    ...[...price, ...condition, ...technical].map((spec) => ({ ...spec, isDifferent: differ(spec.valueOf) })),
    ...given.map((name) => ({
      key: name,
      name: facts(name),
      valueOf: ({ vehicle }: VehicleWithMedia) => (vehicle[name] === null ? null : factText(name, vehicle)),
      isDifferent: differ(({ vehicle }) => vehicle[name]),
    })),
  ];
  return {
    rows: rows.filter(({ valueOf }) => compared.some((data) => isGiven(valueOf(data)))),
    noneGives: FACT_NAMES.filter((name) => !given.includes(name)).map((name) => facts(name)),
    ...featuresOf(compared),
  };
}

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** The features that some of the vehicles have, and those that all have, the best first. */
function featuresOf(compared: readonly VehicleWithMedia[]) {
  const having = compared.map(({ vehicle }) => new Set(vehicle.features.map(({ feature }) => feature)));
  const named = [...new Set(having.flatMap((features) => [...features]))].toSorted(
    (a, b) => rankOf(a) - rankOf(b),
  );
  const isOfAll = (feature: Feature) => having.every((features) => features.has(feature));
  const isNamed = (feature: Feature) => compared.some(({ vehicle }) => namesFeature(vehicle, feature));
  return {
    features: named.filter((feature) => !isOfAll(feature)),
    allHave: named.filter((feature) => isOfAll(feature) && isNamed(feature)),
  };
}

/** Whether the delivery names it, and not only another one that includes it. */
export const namesFeature = ({ features }: Vehicle, feature: Feature): boolean =>
  features.some((each) => each.feature === feature && each.line !== null);

type Spec = Pick<CompareRow, 'key' | 'name'> & { valueOf: (data: VehicleWithMedia) => string | null };

/** A row that reads the vehicle; null where it does not have the value. */
function row<Value>(
  [key, name]: readonly [key: string, name: string],
  read: (vehicle: Vehicle) => Value | null | undefined,
  text: (value: Value) => string,
): Spec {
  return {
    key,
    name,
    valueOf: ({ vehicle }) => {
      const value = read(vehicle);
      return value === null || value === undefined ? null : text(value);
    },
  };
}

/** The gross price only for readers who pay it. */
function usePrices(): Spec[] {
  const t = useTranslations('compare');
  const dealer = useUser()?.dealer;
  const paysVat = !dealer || vatCaseOf(dealer, dealer.country) === 'STANDARD';
  const net = row(['net', t('priceNet')], (car) => car.priceNet, formatMoney);
  const gross = row(
    ['gross', t('priceGross')],
    (car) => car.priceNet,
    (price) => formatMoney(priceWithVat(price).gross),
  );
  return paysVat ? [net, gross] : [net];
}

/** Damages, tyres and paint, each in one value that can be compared. */
function useCondition(): Spec[] {
  const t = useTranslations('compare');
  const words = useTranslations('vehicleCondition');
  const locale = useLocale();
  return [
    row(
      ['damages', t('damages')],
      ({ condition, damagesSum }) => condition?.damages && { count: condition.damages.length, damagesSum },
      ({ count, damagesSum }) => {
        if (count === 0) return words('noDamages');
        return [words('damages', { count }), damagesSum && formatMoney(damagesSum)]
          .filter(Boolean)
          .join(', ');
      },
    ),
    row(
      ['tread', t('tread')],
      ({ condition }) => leastOf(condition?.tyres?.map(({ mm }) => mm)),
      (mm) => `${formatDecimal(mm, locale)}\u00a0mm`,
    ),
    row(
      ['season', t('season')],
      ({ condition }) => condition?.tyres?.flatMap(({ season }) => season ?? []),
      (seasons) => [...new Set(seasons)].map((season) => words(`seasons.${season}`)).join(', '),
    ),
    row(
      ['paint', t('paint')],
      ({ condition }) => mostOf(condition?.paint?.map(({ microns }) => microns)),
      (microns) => `${formatInteger(microns, locale)}\u00a0µm`,
    ),
    row(
      ['inspected', words('inspected')],
      ({ condition }) => condition?.inspection?.on,
      (day) => formatDay(day, locale),
    ),
  ];
}

const leastOf = (values: readonly (number | null)[] = []) => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : null;
};
const mostOf = (values: readonly number[] = []) => (values.length > 0 ? Math.max(...values) : null);

/** The technical data, and how much there is to look at. */
function useTechnicalData(): Spec[] {
  const t = useTranslations('vehicle');
  const own = useTranslations('compare');
  const steering = useTranslations('states.steering');
  const words = useTradeWords();
  const locale = useLocale();
  const count = (key: string, name: string, type: string): Spec => ({
    key,
    name,
    valueOf: ({ media }) => formatInteger(media.filter(({ mediaType }) => mediaType === type).length, locale),
  });
  return [
    row(
      ['registered', t('firstRegistered')],
      (car) => car.firstRegistered,
      (day) => formatDay(day, locale),
    ),
    row(
      ['mileage', t('mileage')],
      (car) => car.mileageKm,
      (km) => formatKm(km, locale),
    ),
    row(
      ['power', t('power')],
      (car) => car.kw,
      // On phones the horsepower takes a line of its own.
      (kw) => formatPower(kw, locale).replace('\u00a0(', ' ('),
    ),
    row(
      ['engine', t('engineSize')],
      (car) => car.engineSizeCc,
      (ccm) => formatCcm(ccm, locale),
    ),
    row(['fuel', t('fuel')], (car) => wordOf(car, 'fuelType'), words.fuel),
    row(['transmission', t('transmission')], (car) => wordOf(car, 'transmission'), words.transmission),
    row(['body', t('bodyType')], (car) => car.bodyType, words.body),
    row(['colour', t('colour')], (car) => car.baseColour, words.colour),
    row(['doors', t('doors')], (car) => car.doors, String),
    row(
      ['steering', t('steering')],
      (car) => car.steeringPosition,
      (side) => steering(side),
    ),
    count('pictures', own('pictures'), 'image'),
    count('documents', own('documents'), 'pdf'),
  ];
}
