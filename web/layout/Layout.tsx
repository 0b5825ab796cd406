import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ToastProvider } from '../ui/Toasts.tsx';
import { Banner } from './Banner.tsx';
import { Footer } from './Footer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { TopBar } from './TopBar.tsx';

/** The layout around every page: top bar, banner, content, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslations('layout');
  return (
    <ToastProvider labels={{ region: t('notifications'), close: t('close') }}>
      <a href="#content" className="skip-link">
        {t('skip')}
      </a>
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <Banner />
        <OfflineNotice />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
      </div>
    </ToastProvider>
  );
}
