import { Link, useRouteContext } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { PlateMark } from '../ui/PlateMark.tsx';
import { usePageHydrated } from './page-hydrated.ts';

/** Shown for every unknown path. The server sends it with status 404. */
export function NotFoundPage() {
  const t = useTranslations('layout.notFound');
  usePageHydrated();
  const { portalName } = useRouteContext({ from: '__root__' }).pageContext.provider;
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-20 text-center">
      <title>{`${t('title')} – ${portalName}`}</title>
      <span aria-hidden>
        <PlateMark name="FC 404" className="text-56" />
      </span>
      <h1 className="heading text-30">{t('title')}</h1>
      <p className="text-ink-2">{t('text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link to="/vehicles">{t('inventory')}</Link>
        </Button>
        <Button asChild>
          <Link to="/">{t('home')}</Link>
        </Button>
      </div>
    </div>
  );
}
