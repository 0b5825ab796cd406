import { useRouteContext } from '@tanstack/react-router';
import { BadgeEuro, FileCheck2, ListChecks } from 'lucide-react';
import { useTranslations } from 'use-intl';

const BENEFITS = [
  { icon: BadgeEuro, title: 'stock', text: 'stockText' },
  { icon: FileCheck2, title: 'papers', text: 'papersText' },
  { icon: ListChecks, title: 'orders', text: 'ordersText' },
] as const;

/** The benefits of an account, beside the forms on wide screens. */
export function Welcome() {
  const t = useTranslations('auth.welcome');
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  return (
    <aside className="hidden rounded-card bg-plate-soft p-5 md:block lg:p-8">
      <h2 className="heading text-22">{t('title', { portal: provider.portalName })}</h2>
      <p className="mt-2 text-ink-2">{t('text')}</p>
      <ul className="mt-8 flex flex-col gap-6">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3 lg:gap-4">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-box bg-plate text-on-plate">
              <Icon aria-hidden className="size-5" />
            </span>
            <div>
              <p className="leading-5 font-medium lg:leading-6">{t(title)}</p>
              <p className="text-14 text-ink-2 max-lg:mt-0.5">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
