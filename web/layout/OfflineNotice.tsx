import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

/**
 * Says that the network is gone for as long as it is gone. The region always exists, so that screen readers announce
 * its text.
 */
export function OfflineNotice() {
  const t = useTranslations('layout');
  const isOnline = useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="sticky top-15 z-20 print:hidden">
      {!isOnline && (
        <p className="border-b border-line bg-reserved-soft text-14 text-ink">
          <span className="page-width flex items-start gap-3 py-2.5">
            <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0 text-reserved" />
            {t('offline')}
          </span>
        </p>
      )}
    </div>
  );
}
