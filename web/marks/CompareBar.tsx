import { Link } from '@tanstack/react-router';
import { Scale, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { COMPARED_MAX } from '../../contract/constants.ts';
import { useUser } from '../api/user.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { Button } from '../ui/Button.tsx';
import { handFocusOn } from '../ui/hand-focus-on.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { clearCompared, useCompared } from './compared.ts';

const AREAS = ['marks'] as const;

/** At the lower edge, as long as vehicles are in the comparison: how many, and the link to it. Clerks compare nothing. */
export const CompareBar = withOwnTexts(AREAS, function Bar() {
  const t = useTranslations('marks.compare');
  const ids = useCompared();
  const isClerk = useUser()?.role === 'admin';
  if (isClerk || ids.length === 0) return null;
  // Outside the parts around it, which are moved and clipped.
  return createPortal(
    <section
      data-bulk-bar
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface shadow-float print:hidden"
    >
      <div className="page-width flex items-center gap-2 py-3">
        <Scale aria-hidden className="size-5 shrink-0 text-ink-2 max-sm:hidden" />
        <p aria-live="polite" className="min-w-0 flex-1 font-medium max-sm:text-14">
          {t('chosen', { count: String(ids.length), max: String(COMPARED_MAX) })}
        </p>
        <IconButton
          ref={handFocusOn}
          label={t('clear')}
          icon={<X aria-hidden className="size-5" />}
          onClick={clearCompared}
        />
        <Button variant="primary" asChild>
          <Link to="/compare" search={{ id: [...ids] }}>
            {t('open')}
          </Link>
        </Button>
      </div>
    </section>,
    document.body,
  );
});
