import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { isKey } from '../texts/is-key.ts';

/** Body, base colour, fuel and gearbox in the user's language. Words without a fixed translation stay unchanged. */
export function useTradeWords() {
  const bodies = useTranslations('states.body');
  const fuels = useTranslations('states.fuel');
  const shortFuels = useTranslations('states.fuelShort');
  const gearboxes = useTranslations('states.transmission');
  const colours = useTranslations('states.colour');
  return useMemo(() => {
    const fuel = (word: string) => (isKey(fuels, word) ? fuels(word) : word);
    return {
      body: (word: string) => (isKey(bodies, word) ? bodies(word) : word),
      colour: (word: string) => (isKey(colours, word) ? colours(word) : word),
      fuel,
      fuelShort: (word: string) => (isKey(shortFuels, word) ? shortFuels(word) : fuel(word)),
      transmission: (word: string) => (isKey(gearboxes, word) ? gearboxes(word) : word),
    };
  }, [bodies, fuels, shortFuels, gearboxes, colours]);
}
