import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from './cx.ts';
import { pagesToShow } from './pages-to-show.ts';

/** The props that the link to a page must have. */
export type PageLinkProps = { className: string; 'aria-label': string; 'aria-current'?: 'page' };

type PaginationProps = {
  page: number;
  totalPages: number;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
  /** The pages that get a link, in order. By default as many as are needed to reach every page. */
  pages?: readonly (number | 'gap')[] | undefined;
  renderLink: (page: number, children: ReactNode, props: PageLinkProps) => ReactNode;
  className?: string;
};

const PLACE =
  'inline-flex h-10 min-w-9 items-center justify-center rounded-control px-1 thumb:h-11 sm:min-w-10 sm:px-2';

/** The pages of a list as links. Renders nothing if there is only one page. */
export function Pagination({ page, totalPages, labels, pages, renderLink, className }: PaginationProps) {
  if (totalPages <= 1) return null;

  function arrow(target: number, label: string, icon: ReactNode) {
    if (target < 1 || target > totalPages) {
      return (
        <span aria-hidden className={cx(PLACE, 'text-line-2')}>
          {icon}
        </span>
      );
    }
    return renderLink(target, icon, {
      className: cx(PLACE, 'text-ink-2 hover:bg-sunken hover:text-ink'),
      'aria-label': label,
    });
  }

  return (
    <nav aria-label={labels.navigation} className={className}>
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        <li>{arrow(page - 1, labels.previous, <ChevronLeft aria-hidden className="size-[18px]" />)}</li>
        {(pages ?? pagesToShow(page, totalPages)).map((each, index) =>
          each === 'gap' ? (
            // oxlint-disable-next-line react/no-array-index-key -- at most two gaps, which differ only by their position
            <li
              key={`gap-${index}`}
              aria-hidden
              className="inline-flex h-10 min-w-5 thumb:h-11 items-center justify-center text-ink-2 sm:min-w-8"
            >
              …
            </li>
          ) : (
            <li key={each}>
              {renderLink(each, each, {
                className: cx(
                  PLACE,
                  each === page
                    ? 'bg-reverse font-medium text-on-reverse'
                    : 'text-ink-2 hover:bg-sunken hover:text-ink',
                ),
                'aria-label': labels.page(each),
                ...(each === page ? { 'aria-current': 'page' } : {}),
              })}
            </li>
          ),
        )}
        <li>{arrow(page + 1, labels.next, <ChevronRight aria-hidden className="size-[18px]" />)}</li>
      </ul>
    </nav>
  );
}
