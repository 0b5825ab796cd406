import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '../../ui/cx.ts';
import { dealerPages } from './dealer-pages.ts';

const PLACE = 'inline-flex h-10 min-w-10 items-center justify-center rounded-control px-2';

/** The pages of the list of dealers: five links and a step to either side. */
export function DealerPages({ page, totalPages }: { page: number; totalPages: number }) {
  const t = useTranslations('frame.pages');
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t('label')} className="mt-6">
      <ul className="flex items-center justify-center gap-1">
        {page > 1 && (
          <PageLink page={page - 1} label={t('previous')}>
            <ChevronLeft aria-hidden className="size-4.5" />
          </PageLink>
        )}
        {dealerPages(page, totalPages).map((each) => (
          <PageLink
            key={each}
            page={each}
            label={t('page', { number: String(each) })}
            isCurrent={each === page}
          >
            {each}
          </PageLink>
        ))}
        {page < totalPages && (
          <PageLink page={page + 1} label={t('next')}>
            <ChevronRight aria-hidden className="size-4.5" />
          </PageLink>
        )}
      </ul>
    </nav>
  );
}

function PageLink(props: { page: number; label: string; isCurrent?: boolean; children: ReactNode }) {
  const { page, label, isCurrent = false, children } = props;
  return (
    <li>
      <Link
        from="/admin/{-$section}"
        to="."
        search={(before) => ({ ...before, page: String(page) })}
        aria-label={label}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        className={cx(
          PLACE,
          isCurrent ? 'bg-reverse font-medium text-on-reverse' : 'text-ink-2 hover:bg-sunken hover:text-ink',
        )}
      >
        {children}
      </Link>
    </li>
  );
}
