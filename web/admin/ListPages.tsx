import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Pagination } from '../ui/Pagination.tsx';

/** The pages of a list as links that keep the filters. */
export function ListPages({ page, totalPages }: { page: number; totalPages: number }) {
  const t = useTranslations('admin.pages');
  return (
    <Pagination
      className="mt-6"
      page={page}
      totalPages={totalPages}
      labels={{
        navigation: t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (number) => t('page', { number }),
      }}
      renderLink={(target, children, link) => (
        <Link
          from="/admin/{-$section}"
          to="."
          search={(before) => ({ ...before, page: String(target) })}
          {...link}
        >
          {children}
        </Link>
      )}
    />
  );
}
