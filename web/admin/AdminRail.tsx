import { Link } from '@tanstack/react-router';
import { CarFront, Clock, LayoutDashboard, ReceiptText, Upload, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ADMIN_SECTIONS, type AdminSection } from './data.ts';

const ICONS = {
  dashboard: LayoutDashboard,
  vehicles: CarFront,
  reservations: Clock,
  orders: ReceiptText,
  upload: Upload,
  users: Users,
} as const;

/** The sections: a rail at the left on wide screens, tabs that scroll below. */
export function AdminRail({ section: current }: { section: AdminSection }) {
  const t = useTranslations('admin');
  const list = useRef<HTMLUListElement>(null);
  // On narrow screens the open section's tab may lie out of sight; its neighbours show that there are more.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-section=${current}]`);
    if (!list.current || !tab) return;
    list.current.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav
      aria-label={t('sections.label')}
      className="shrink-0 border-b border-line bg-surface lg:w-53 lg:border-r lg:border-b-0 print:hidden"
    >
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto px-(--page-margin) py-2 lg:sticky lg:top-15 lg:flex-col lg:overflow-visible lg:px-5 lg:py-6"
      >
        {ADMIN_SECTIONS.map((section) => {
          const Icon = ICONS[section];
          return (
            <li key={section} data-section={section} className="shrink-0">
              <Link
                to="/admin/{-$section}"
                params={{ section: section === 'dashboard' ? undefined : section }}
                activeOptions={{ exact: true, includeSearch: false }}
                className="flex min-h-10 items-center gap-2.5 rounded-control px-3 whitespace-nowrap text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-plate-soft aria-[current=page]:font-medium aria-[current=page]:text-plate"
              >
                <Icon aria-hidden className="size-4.5 shrink-0" />
                {t(`sections.${section}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
