import { Link } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useIsHydrated } from '../ui/hydrated.ts';

/** Loaded in the browser only: the server cannot read its storage, and a visitor has no cart. */
const CartCount = lazy(async () => ({ default: (await import('./CartCount.tsx')).CartCount }));

/** The link to the cart, with the number of vehicles in it. */
export function CartLink() {
  const t = useTranslations('layout.nav');
  const isHydrated = useIsHydrated();
  return (
    <Link to="/cart" className="flex min-h-10 items-center gap-2 rounded-control px-2.5 hover:bg-sunken">
      <ShoppingCart aria-hidden className="size-5" />
      <span className="sr-only xl:not-sr-only">{t('cart')}</span>
      {/* Reserves the space of the number, so that nothing moves when it appears. */}
      <span className="flex w-6">
        {isHydrated && (
          <Suspense fallback={null}>
            <CartCount />
          </Suspense>
        )}
      </span>
    </Link>
  );
}
