import { useTranslations } from 'use-intl';
import { Picture } from '../trade/Picture.tsx';
import type { ListedOrder } from './queries.ts';

/** The first vehicles of an order by name, with their pictures, and how many more there are. */
export function NamedVehicles({ order: { vehicles, itemCount } }: { order: ListedOrder }) {
  const t = useTranslations('orders');
  if (vehicles.length === 0) return null;
  const more = itemCount - vehicles.length;
  const names = vehicles.map(({ make, model }) => `${make} ${model}`).join(', ');
  return (
    <span className="flex min-w-0 basis-full flex-wrap items-center gap-x-3 gap-y-1">
      <span aria-hidden className="flex shrink-0 gap-1 print:hidden">
        {vehicles.map(({ id, coverUrl }) => (
          <span key={id} className="block w-12 overflow-hidden rounded-box">
            <Picture url={coverUrl} alt="" sizes="48px" />
          </span>
        ))}
      </span>
      <span className="line-clamp-2 min-w-0 flex-1 basis-40 font-medium wrap-break-word text-ink">
        {more > 0 ? `${names} ${t('more', { count: more })}` : names}
      </span>
    </span>
  );
}
