import { lazyHydrated } from '../layout/lazy-hydrated.tsx';

/** Dealers do not load it: it has a package of its own for the QR code. */
export const secondFactor = lazyHydrated(
  import.meta.env.SSR && (await import('./SecondFactorCard.tsx')).SecondFactorCard,
  () => import('./SecondFactorCard.tsx'),
  'SecondFactorCard',
);
