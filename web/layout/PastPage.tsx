import { Link } from '@tanstack/react-router';
import { FileQuestion } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { handFocusOn } from '../ui/hand-focus-on.ts';
import { withChanges } from './use-filters.ts';

/** A page number from an old address, or a page that the list has no longer. */
export function PastPage({ pages }: { pages: number }) {
  const t = useTranslations('pastPage');
  return (
    <EmptyState
      icon={<FileQuestion aria-hidden />}
      title={t('title')}
      hint={t('hint', { pages })}
      action={
        <Button variant="primary" asChild>
          <Link
            ref={handFocusOn}
            to="."
            search={(before) => withChanges(before, { page: pages === 1 ? '' : String(pages) })}
          >
            {t('last')}
          </Link>
        </Button>
      }
    />
  );
}
