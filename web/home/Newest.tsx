import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { VAT_PERCENT } from '../../contract/constants.ts';
import { formatKm } from '../../contract/notation.ts';
import { formatMoney, formatMonth } from '../ui/format.ts';
import { Picture } from '../trade/Picture.tsx';
import { newestQuery } from './queries.ts';

/** The vehicles with the latest first registration, live from the stock. On phones they are a strip to swipe. */
export function Newest() {
  const t = useTranslations('home.newest');
  const locale = useLocale();
  const { data: vehicles = [] } = useQuery(newestQuery());
  if (vehicles.length === 0) return null;
  return (
    <section aria-labelledby="newest-title">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="newest-title" className="heading text-30 md:text-36">
          {t('title')}
        </h2>
        <Link
          to="/vehicles"
          className="inline-flex min-h-10 items-center gap-1.5 font-medium text-plate hover:underline"
        >
          {t('all')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <ul className="mt-6 grid gap-4 max-lg:-mx-(--page-margin) max-lg:auto-cols-[min(17rem,80vw)] max-lg:snap-x max-lg:grid-flow-col max-lg:overflow-x-auto max-lg:scroll-px-(--page-margin) max-lg:px-(--page-margin) max-lg:pb-2 lg:grid-cols-4 lg:gap-5 print:mx-0 print:grid-flow-row print:grid-cols-4 print:overflow-visible print:px-0">
        {vehicles.map((vehicle) => (
          <li
            key={vehicle.id}
            className="relative flex snap-start flex-col overflow-hidden rounded-card border border-line bg-surface has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-plate"
          >
            <Picture url={vehicle.pictureUrl} alt="" sizes="(min-width: 1024px) 320px, 272px" />
            <div className="flex flex-1 flex-col p-4">
              <h3 className="heading truncate text-18">
                {/* The link covers the whole card. */}
                <Link
                  to="/vehicles/$id"
                  params={{ id: vehicle.id }}
                  className="outline-none after:absolute after:inset-0"
                >
                  {vehicle.name}
                </Link>
              </h3>
              <p className="min-h-5 truncate text-14 text-ink-2">{vehicle.variant}</p>
              <p className="mt-2 text-14 text-ink-2">
                {[
                  vehicle.firstRegistered && t('registered', { month: formatMonth(vehicle.firstRegistered) }),
                  vehicle.mileageKm !== null && formatKm(vehicle.mileageKm, locale),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="mt-auto pt-3">
                <span className="heading block text-22 leading-tight">{formatMoney(vehicle.priceNet)}</span>
                <span className="text-13 text-ink-2">{t('net', { vat: VAT_PERCENT })}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
