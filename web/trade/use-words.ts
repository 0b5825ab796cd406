import { useTranslations } from 'use-intl';

/** Fuel and gearbox in the user's language. Words without a fixed translation stay unchanged. */
export function useTradeWords() {
  const fuels = useTranslations('states.fuel');
  const shortFuels = useTranslations('states.fuelShort');
  const gearboxes = useTranslations('states.transmission');
  const fuel = (word: string) => (isKey(fuels, word) ? fuels(word) : word);
  return {
    fuel,
    fuelShort: (word: string) => (isKey(shortFuels, word) ? shortFuels(word) : fuel(word)),
    transmission: (word: string) => (isKey(gearboxes, word) ? gearboxes(word) : word),
  };
}

function isKey<K extends string>(words: { has: (key: K) => boolean }, word: string): word is K {
  // A dot would be read as a path into the texts, and every object has a "constructor".
  return !word.includes('.') && !Object.hasOwn(Object.prototype, word) && words.has(word as K);
}
