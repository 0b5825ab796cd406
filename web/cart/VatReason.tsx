import { useTranslations } from 'use-intl';
import { isForeignVatId, vatCauseOf } from '../../contract/vat-case.ts';
import type { User } from '../api/user.ts';

/** Why a dealer outside Germany, or with the VAT id of another EU country, pays German VAT on an order to this country. */
export function VatReason({ dealer, country }: { dealer: NonNullable<User['dealer']>; country: string }) {
  const t = useTranslations('cart.addresses.taxed');
  const cause = vatCauseOf(dealer, country);
  if (cause === null || (cause === 'GERMAN_DEALER' && !isForeignVatId(dealer.vatId))) return null;
  return <p className="text-13 text-ink-2">{t(cause, { vatId: dealer.vatId ?? '' })}</p>;
}
