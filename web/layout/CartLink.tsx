import { Link } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePart } from '../ui/use-part.ts';

/** Loaded in the browser only: the server cannot read its storage, and a visitor has no cart. */
const loadCount = async () => (await import('./CartCount.tsx')).CartCount;

/** The link to the cart, with the number of vehicles in it. */
export function CartLink() {
  const t = useTranslations('layout.nav');
  const count = usePart(loadCount);
  return (
    <Link
      to="/cart"
      className="thumb-area relative flex min-h-10 items-center gap-2 rounded-control px-2.5 hover:bg-sunken"
    >
      <ShoppingCart aria-hidden className="size-5" />
      <span className="sr-only xl:not-sr-only">{t('cart')}</span>
      {/* Reserves the space of the number, so that nothing moves when it appears. */}
      <span className="flex w-6">{count.Part && <count.Part />}</span>
    </Link>
  );
}
