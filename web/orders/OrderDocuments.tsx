import { FileText } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatBytes } from '../ui/format.ts';
import type { OrderDetails } from './queries.ts';

/** The documents of the vehicles of an order. */
export function OrderDocuments({
  reservations,
  documents,
}: Pick<OrderDetails, 'reservations' | 'documents'>) {
  const t = useTranslations('orders.documents');
  const locale = useLocale();
  if (documents.length === 0) return null;
  const vehicles = new Map(reservations.map(({ vehicle }) => [vehicle.id, vehicle]));
  return (
    <section className="mt-8 print:hidden">
      <h2 className="heading text-18">{t('title')}</h2>
      <p className="mb-2 text-13 text-ink-2">{t('source')}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {documents.map(({ id, vehicleId, title, url, byteSize }) => {
          const vehicle = vehicles.get(vehicleId);
          return (
            <li key={id} className="min-w-0">
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 hover:bg-sunken"
              >
                <FileText aria-hidden className="size-5 shrink-0 text-sold" />
                <span className="min-w-0">
                  <span className="block wrap-anywhere">{title}</span>
                  <span className="block text-13 wrap-anywhere text-ink-2">
                    {vehicle && `${vehicle.make} ${vehicle.model}, ${vehicle.vin}, `}
                    {t('size', { size: formatBytes(byteSize, locale) })}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
