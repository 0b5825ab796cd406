import { useTranslations } from 'use-intl';
import { Skeleton } from '../ui/Skeleton.tsx';

/** A placeholder for a table that is loading. */
export function RowSkeletons() {
  const t = useTranslations('layout');
  return (
    <output className="flex flex-col gap-2">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </output>
  );
}
