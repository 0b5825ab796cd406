import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import { useUser } from '../api/user.ts';
import { type Work, worklistQuery } from './queries.ts';
import { type SectionKey, sectionsFor } from './sections.ts';

/** The section in which work is done. Failed mails are sent again on the dashboard, which every admin sees first. */
const SECTION_OF: Record<Work['kind'], SectionKey> = {
  REVIEW: 'users',
  VAT_ID: 'users',
  DEALER_CHANGED: 'users',
  CALL: 'orders',
  ARRIVAL_PROOF: 'orders',
  COMPLAINT: 'orders',
  PAYMENT_OVERDUE: 'invoices',
  PAYMENT_DUE: 'invoices',
  REFUND: 'orders',
  LAPSING: 'reservations',
  FAILED_MAIL: 'dashboard',
  FAILED_IMPORT: 'upload',
};

/** The sections: a rail at the left on wide screens, tabs that scroll on narrow ones. */
export function AdminRail() {
  const t = useTranslations('admin');
  const user = useUser();
  const { data } = useQuery(worklistQuery());
  const countIn = (section: SectionKey) =>
    (data?.worklist ?? []).reduce(
      (sum, { kind, total }) => (SECTION_OF[kind] === section ? sum + total : sum),
      0,
    );
  const list = useRef<HTMLUListElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // On narrow screens the tab of the open section may be out of sight. In the middle, its neighbours show that there are more.
  // While a tab is pressed nothing moves: released over another tab, the press would do nothing.
  useLayoutEffect(() => {
    const tab = list.current?.querySelector('[aria-current]')?.parentElement;
    if (!list.current || !tab || list.current.matches(':active')) return;
    list.current.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
  }, [path]);
  const router = useRouter();
  const pressedAt = useRef(0);
  // On the way back the router scrolls everything to where it was, also the tabs.
  useEffect(
    () =>
      router.subscribe('onRendered', () => {
        if (list.current?.matches(':active')) list.current.scrollTo({ left: pressedAt.current });
      }),
    [router],
  );
  return (
    <nav
      aria-label={t('sections.label')}
      className="shrink-0 border-b border-line bg-surface lg:border-b-0 print:hidden"
    >
      <ul
        ref={list}
        onPointerDown={({ currentTarget }) => {
          pressedAt.current = currentTarget.scrollLeft;
        }}
        className="relative flex gap-1 overflow-x-auto px-(--page-margin) py-2 lg:flex-col lg:gap-0.5 lg:overflow-visible lg:px-3 lg:py-3"
      >
        {sectionsFor(user).map((section) => (
          <Entry key={section.key} section={section} count={countIn(section.key)} />
        ))}
      </ul>
    </nav>
  );
}

/** A section, with how much waits in it. The description of the link says the number in words. */
function Entry(props: { section: ReturnType<typeof sectionsFor>[number]; count: number }) {
  const { key, to, Icon } = props.section;
  const t = useTranslations('admin');
  const locale = useLocale();
  const descriptionId = useId();
  const count = props.count > 0 ? formatInteger(props.count, locale) : undefined;
  return (
    <li className="shrink-0">
      <Link
        to={to}
        // The page of an order belongs to the orders. Every page begins with the path of the dashboard.
        activeOptions={{ exact: key === 'dashboard', includeSearch: false }}
        aria-describedby={count && descriptionId}
        className="flex min-h-10 items-center gap-2.5 rounded-control px-3 whitespace-nowrap lg:min-h-9 text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-plate-soft aria-[current=page]:font-medium aria-[current=page]:text-plate"
      >
        <Icon aria-hidden className="size-4.5 shrink-0" />
        {t(`sections.${key}`)}
        {count && (
          <span
            aria-hidden
            className="rounded-[6px] bg-reserved-soft px-1.5 py-0.5 text-12 font-medium text-reserved tabular-nums lg:ml-auto"
          >
            {count}
          </span>
        )}
      </Link>
      {count && (
        <span id={descriptionId} hidden>
          {t('waiting', { count })}
        </span>
      )}
    </li>
  );
}
