import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { searchOfList } from './list-memory.ts';

/** The link from a page to its list, with the filters that the list had. Escape presses it. */
export function BackLink(props: {
  to: '/admin/vehicles' | '/admin/orders' | '/admin/users';
  children: ReactNode;
}) {
  return (
    <Link
      data-back
      to={props.to}
      search={searchOfList(props.to)}
      activeOptions={{ exact: true }}
      className="mb-3 inline-flex items-center gap-1.5 text-14 text-plate hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {props.children}
    </Link>
  );
}
