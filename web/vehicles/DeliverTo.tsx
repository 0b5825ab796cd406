import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { useAddressLines } from '../trade/address-text.ts';

const AREAS = ['buying', 'countries'] as const;

/** A reservation without the cart goes to the address of the company. */
export const DeliverTo = withOwnTexts(AREAS, function DeliverToCompany() {
  const dealer = useUser()?.dealer;
  const t = useTranslations('buying.reserve');
  const linesOf = useAddressLines();
  if (!dealer) return null;
  return (
    <div className="mt-3 text-14">
      <p className="font-medium">{t('deliverTo')}</p>
      <p className="wrap-anywhere">{linesOf({ ...dealer, name: dealer.companyName }).join(', ')}</p>
      <p className="text-ink-2">
        {t.rich('otherAddress', {
          cart: (words) => (
            <Link to="/cart" className="text-plate underline underline-offset-2">
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
  );
});
