import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import { formatKm } from '../../contract/notation.ts';
import { pictureMeta, type PreviewPicture } from '../layout/picture-meta.ts';
import type { Words } from '../texts/words.ts';
import { formatMonth, formatPower } from '../ui/format.ts';
import { coverOf, nameOf, wordOf } from '../trade/facts.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';

export { prepareForAll, prepareForDealer } from './prepare.ts';

type Vehicle = VehicleWithMedia['vehicle'];
type Medium = VehicleWithMedia['media'][number];

/**
 * What a link preview of a vehicle shows: its name, its facts and its cover. Not its price: previews are cached, and
 * prices change.
 */
export function vehicleHead({ vehicle, media }: VehicleWithMedia, words: Words, publicUrl: string) {
  const title = [nameOf(vehicle), wordOf(vehicle, 'variant')].filter(Boolean).join(' ');
  const facts = factsOf(vehicle, words).join(', ');
  const cover = coverOf(media);
  return {
    title,
    // A browser has no texts for it.
    ...(import.meta.env.SSR && {
      description: `${facts ? `${title}, ${facts}` : title}. ${words.messages.descriptions.vehicle}`,
    }),
    picture: cover ? pictureMeta(previewOf(cover, publicUrl, title)) : [],
  };
}

function factsOf(vehicle: Vehicle, { locale, messages }: Words): string[] {
  const { fuel, transmission } = messages.states;
  const fuelType = wordOf(vehicle, 'fuelType');
  const gearbox = wordOf(vehicle, 'transmission');
  const facts = [
    vehicle.firstRegistered && formatMonth(vehicle.firstRegistered),
    vehicle.mileageKm !== null && formatKm(vehicle.mileageKm, locale),
    vehicle.kw !== null && formatPower(vehicle.kw, locale),
    fuelType && translated(fuel, fuelType),
    gearbox && translated(transmission, gearbox),
  ];
  return facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '');
}

/** The text for a fuel or gearbox that the portal knows, in the reader's language. Other words stay as they are. */
const translated = (words: Record<string, string>, word: string) =>
  Object.hasOwn(words, word) ? words[word] : word;

/** The cover in the largest width that is stored, never wider than the original. */
function previewOf(cover: Medium, publicUrl: string, alt: string): PreviewPicture {
  const widest = Math.max(...IMAGE_WIDTHS);
  const [cameWide, cameHigh] = [cover.width ?? widest, cover.height ?? widest];
  const width = Math.min(cameWide, widest);
  return {
    url: `${publicUrl}${cover.url}/${widest}.webp`,
    alt,
    width,
    height: Math.round((cameHigh * width) / cameWide),
  };
}
