import { Link, useRouteContext } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { SideMenu } from '../layout/SideMenu.tsx';
import { PlateMark } from '../ui/PlateMark.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';

/** Logo and search: the head of the rail, and on narrow screens the top bar, with the menu of the whole portal. */
export function ShellHead({ hasSearch }: { hasSearch: boolean }) {
  const t = useTranslations('layout');
  const { portalName } = useRouteContext({ from: '__root__' }).pageContext.provider;
  return (
    <header className="sticky top-0 z-30 flex h-15 items-center gap-2 border-b border-line bg-surface px-(--page-margin) lg:static lg:h-auto lg:flex-col lg:items-stretch lg:gap-4 lg:border-b-0 lg:px-5 lg:pt-5">
      <Link to="/" className="mr-auto rounded-control">
        <PlateMark name={portalName} />
        <span className="sr-only">, {t('toHome')}</span>
      </Link>
      {hasSearch && <PaletteButton />}
      <SideMenu />
    </header>
  );
}
