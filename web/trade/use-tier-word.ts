import { useTranslations } from 'use-intl';
import { isKey } from '../texts/is-key.ts';

/** The kind of a dealer's account in the user's language. A kind without a word stays unchanged. */
export function useTierWord(): (tier: string) => string {
  const tiers = useTranslations('states.tier');
  return (tier) => (isKey(tiers, tier) ? tiers(tier) : tier);
}
