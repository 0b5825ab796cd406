import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Search, stringifySearch } from '../address.ts';
import { searchOfList } from './list-memory.ts';

/** The link from a page to its list, with the filters that the list had. Escape presses it. */
export function BackLink(props: {
  to: '/admin/vehicles' | '/admin/orders' | '/admin/users' | '/admin/upload' | '/admin/mails';
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

/**
 * The tabs of a page, in a parameter of its address. The first tab is not in the address. A change of the tab replaces
 * the address, so that the way back leads to the list.
 */
export function useAddressTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  parameter: 'tab' | 'list' = 'tab',
) {
  const navigate = useNavigate();
  const search: Search = useSearch({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const searchOf = (tab: Tab): Search => {
    const { [parameter]: _shown, ...others } = search;
    return tab === tabs[0] ? others : { ...others, [parameter]: tab };
  };
  return {
    shown: tabs.find((tab) => tab === search[parameter]) ?? tabs[0],
    show: (tab: Tab) => void navigate({ to: '.', search: searchOf(tab), replace: true, resetScroll: false }),
    hrefOf: (tab: Tab) => `${path}${stringifySearch(searchOf(tab))}`,
  };
}
