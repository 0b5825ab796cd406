import { useTranslations } from 'use-intl';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** How far a bulk call is; undefined while nobody knows. */
export function BulkProgress({ percent, className }: { percent: number | undefined; className?: string }) {
  const t = useTranslations('adminVehicles.bulk');
  const text = percent === undefined ? t('starting') : t('done', { percent });
  return (
    <div className={className}>
      <p className="mb-1.5 text-13 tabular-nums">{text}</p>
      <ProgressBar label={t('progress')} {...(percent === undefined ? {} : { percent })} />
    </div>
  );
}
