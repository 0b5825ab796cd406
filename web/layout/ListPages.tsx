import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Pagination } from '../ui/Pagination.tsx';
import { withChanges } from './use-filters.ts';

export interface ListPagesProps {
  page: number;
  totalPages: number;
  /** The pages that get a link. By default the pagination chooses them. */
  pages?: readonly number[];
}

/** The pages of a list as links that keep the filters. */
export function ListPages({ page, totalPages, pages }: ListPagesProps) {
  const t = useTranslations('layout.pages');
  return (
    <Pagination
      className="mt-6 print:hidden"
      page={page}
      totalPages={totalPages}
      pages={pages}
      labels={{
        navigation: t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (number) => t('page', { number: String(number) }),
      }}
      renderLink={(target, children, link) => (
        <Link
          to="."
          search={(before) => withChanges(before, { page: target === 1 ? '' : String(target) })}
          {...link}
        >
          {children}
        </Link>
      )}
    />
  );
}
