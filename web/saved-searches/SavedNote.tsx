import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WATCH_MAIL_HOUR } from '../../contract/watching.ts';
import { Button } from '../ui/Button.tsx';
import type { SavedSearch } from './queries.ts';

/** Under which name the search is saved, and where it is changed. */
export function SavedNote({ saved: { name, alert, isPaused } }: { saved: SavedSearch }) {
  const t = useTranslations('searches');
  return (
    <>
      <p className="font-medium wrap-anywhere">{name}</p>
      <p className="mt-1 mb-4 text-14 text-ink-2">
        {isPaused ? t('paused') : t(`alerts.${alert}`, { hour: String(WATCH_MAIL_HOUR) })}
      </p>
      <Button asChild>
        <Link to="/searches">{t('toSearches')}</Link>
      </Button>
    </>
  );
}
