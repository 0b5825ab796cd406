import { useTranslations } from 'use-intl';
import { isKey } from '../texts/is-key.ts';

/** The account type of a dealer in the user's language. A type without a word stays unchanged. */
export function useTierWord(): (tier: string) => string {
  const tiers = useTranslations('states.tier');
  return (tier) => (isKey(tiers, tier) ? tiers(tier) : tier);
}
