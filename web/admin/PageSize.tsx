import { useTranslations } from 'use-intl';
import { useFilters } from '../layout/use-filters.ts';

/** How many rows a page of the list has. The first size is not in the address. */
export function PageSize({ sizes, value }: { sizes: readonly string[]; value: string }) {
  const t = useTranslations('admin.filters');
  const { change } = useFilters();
  return (
    <label className="ml-auto flex items-center gap-2 text-13 print:hidden">
      {t('pageSize')}
      <select
        value={value}
        onChange={({ target }) => change({ limit: target.value === sizes[0] ? undefined : target.value })}
        className="h-8 rounded-control border border-line-2 bg-surface px-1.5 text-ink max-md:text-[1rem]"
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
}
