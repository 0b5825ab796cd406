import { useTranslations } from 'use-intl';
import { useCart } from '../cart/store.ts';

/** The number of vehicles in the cart. Renders nothing if the cart is empty. */
export function CartCount() {
  const t = useTranslations('layout.nav');
  const count = useCart().length;
  if (count === 0) return null;
  return (
    <span className="flex h-5 min-w-5 items-center justify-center rounded-full bg-plate px-1 text-12 font-medium text-on-plate">
      {count}
      <span className="sr-only"> {t('cartCount', { count })}</span>
    </span>
  );
}
