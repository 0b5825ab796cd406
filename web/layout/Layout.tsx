import { useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { lazyHydrated } from './lazy-hydrated.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { TopBar } from './TopBar.tsx';

// Few readers see it, so it is not part of the first load.
const banner = lazyHydrated(
  import.meta.env.SSR && (await import('./Banner.tsx')).Banner,
  () => import('./Banner.tsx'),
  'Banner',
);

/** The layout around every page: top bar, banner, content, footer. The back office has a shell of its own. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslations('layout');
  const status = useUser()?.dealer?.status;
  // While it loads or after it failed, it has no shell yet.
  const hasShell = useMatch({ from: '/admin', shouldThrow: false })?.status === 'success';
  return (
    <ToastProvider labels={{ region: t('notifications'), close: t('close') }}>
      <a href="#content" className="skip-link">
        {t('skip')}
      </a>
      {hasShell ? (
        children
      ) : (
        <div className="flex min-h-dvh flex-col">
          <TopBar />
          {status && status !== 'ACTIVE' && banner.part}
          <OfflineNotice />
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <Footer />
        </div>
      )}
    </ToastProvider>
  );
}
