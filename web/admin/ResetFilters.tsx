import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFilters } from '../layout/use-filters.ts';
import { Button } from '../ui/Button.tsx';
import { handFocusOn } from '../ui/hand-focus-on.ts';

/** A button that resets the filters of an empty list. */
export function ResetFilters() {
  const t = useTranslations('admin.filters');
  const { search } = useFilters();
  if (Object.keys(search).length === 0) return null;
  return (
    <Button asChild variant="primary">
      <Link ref={handFocusOn} to="." search={{}}>
        {t('reset')}
      </Link>
    </Button>
  );
}
