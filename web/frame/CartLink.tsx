import { Link } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useCart } from '../cart/store.ts';

/** The way to the cart, with the number of vehicles in it when there are any. */
export function CartLink() {
  const t = useTranslations('frame.nav');
  const count = useCart().length;
  return (
    <Link to="/cart" className="flex min-h-10 items-center gap-2 rounded-control px-2.5 hover:bg-sunken">
      <ShoppingCart aria-hidden className="size-5" />
      <span className="sr-only xl:not-sr-only">{t('cart')}</span>
      {count > 0 && (
        <span className="flex h-5 min-w-5 items-center justify-center rounded-full bg-plate px-1 text-12 font-medium text-on-plate">
          {count}
          <span className="sr-only"> {t('cartCount', { count })}</span>
        </span>
      )}
    </Link>
  );
}
