import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import type { BodyType } from '../../contract/body-types.ts';
import type { PublicProvider } from '../../contract/provider.ts';
import { priceWithVat } from '../../contract/vat.ts';
import { nameOf, wordOf } from '../trade/facts.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';

type Vehicle = VehicleWithMedia['vehicle'];

const AVAILABILITY: Record<Vehicle['status'], string> = {
  AVAILABLE: 'https://schema.org/InStock',
  RESERVED: 'https://schema.org/Reserved',
  SOLD: 'https://schema.org/SoldOut',
};
/** Search engines read the English word. */
const BODIES: Record<BodyType, string> = {
  SMALL_CAR: 'Small car',
  HATCHBACK: 'Hatchback',
  SALOON: 'Saloon',
  ESTATE: 'Estate',
  SUV: 'SUV',
  MPV: 'MPV',
  COUPE: 'Coupé',
  CONVERTIBLE: 'Convertible',
  PICKUP: 'Pick-up',
  MINIBUS: 'Minibus',
  PANEL_VAN: 'Panel van',
  OTHER: 'Other',
};
const STEERING = {
  LEFT: 'https://schema.org/LeftHandDriving',
  RIGHT: 'https://schema.org/RightHandDriving',
} as const;

/** A vehicle in the vocabulary of schema.org, without the fields that are unknown. */
export function car({ vehicle, media }: VehicleWithMedia, publicUrl: string, provider: PublicProvider) {
  const url = `${publicUrl}/vehicles/${vehicle.id}`;
  const variant = wordOf(vehicle, 'variant');
  return known({
    '@type': 'Car',
    '@id': `${url}#car`,
    url,
    name: [nameOf(vehicle), variant].filter(Boolean).join(' '),
    brand: { '@type': 'Brand', name: wordOf(vehicle, 'make') },
    model: wordOf(vehicle, 'model'),
    vehicleConfiguration: variant,
    vehicleIdentificationNumber: vehicle.vin,
    dateVehicleFirstRegistered: vehicle.firstRegistered,
    bodyType: vehicle.bodyType && BODIES[vehicle.bodyType],
    mileageFromOdometer: quantity(vehicle.mileageKm, 'KMT'),
    fuelType: wordOf(vehicle, 'fuelType'),
    vehicleTransmission: wordOf(vehicle, 'transmission'),
    vehicleEngine:
      vehicle.kw === null && vehicle.engineSizeCc === null
        ? null
        : known({
            '@type': 'EngineSpecification',
            enginePower: quantity(vehicle.kw, 'KWT'),
            engineDisplacement: quantity(vehicle.engineSizeCc, 'CMQ'),
          }),
    color: wordOf(vehicle, 'colour'),
    numberOfDoors: vehicle.doors,
    steeringPosition: vehicle.steeringPosition && STEERING[vehicle.steeringPosition],
    itemCondition: 'https://schema.org/UsedCondition',
    image: media
      .filter(({ mediaType }) => mediaType === 'image')
      .map((image) => `${publicUrl}${image.url}/${Math.max(...IMAGE_WIDTHS)}.webp`),
    offers: offer(vehicle, url, provider),
  });
}

/** Search engines in Europe require the price with VAT. The net price, which dealers compare, is added. */
function offer(vehicle: Vehicle, url: string, provider: PublicProvider) {
  const { net, gross } = priceWithVat(vehicle.priceNet);
  const price = (amount: string, valueAddedTaxIncluded: boolean) => ({
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: vehicle.currency,
    valueAddedTaxIncluded,
  });
  return {
    '@type': 'Offer',
    url,
    price: gross,
    priceCurrency: vehicle.currency,
    priceSpecification: [price(gross, true), price(net, false)],
    availability: AVAILABILITY[vehicle.status],
    itemCondition: 'https://schema.org/UsedCondition',
    eligibleCustomerType: 'http://purl.org/goodrelations/v1#Business',
    seller: { '@type': 'Organization', name: provider.legalName },
  };
}

/** Units by their UN/CEFACT codes. */
const quantity = (value: number | null, unitCode: 'KMT' | 'KWT' | 'CMQ') =>
  value === null ? null : { '@type': 'QuantitativeValue', value, unitCode };

const known = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null && fact !== ''));
