import { useTranslations } from 'use-intl';
import { normalizeVatId, vatCauseOf } from '../../contract/vat-case.ts';
import type { User } from '../api/user.ts';

/** Why a dealer with a VAT id of another country, or of another country, pays German VAT on an order that goes to this country. */
export function VatReason({ dealer, country }: { dealer: NonNullable<User['dealer']>; country: string }) {
  const t = useTranslations('cart.addresses.taxed');
  const cause = vatCauseOf(dealer, country);
  if (cause === null) return null;
  const hasForeignId = dealer.vatId !== null && !normalizeVatId(dealer.vatId).startsWith('DE');
  if (cause === 'GERMAN_DEALER' && !hasForeignId) return null;
  return <p className="text-13 text-ink-2">{t(cause, { vatId: dealer.vatId ?? '' })}</p>;
}
