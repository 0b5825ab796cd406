import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

/** Loaded on first use, because wide screens never need it. */
const SidePanel = lazy(async () => ({ default: (await import('./SidePanel.tsx')).SidePanel }));

/** The button on phones that opens the side panel with navigation, account and switchers. */
export function SideMenu() {
  const t = useTranslations('layout');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        onClick={open}
        className="flex size-10 items-center justify-center rounded-control hover:bg-sunken lg:hidden"
      >
        <MenuIcon aria-hidden className="size-5.5" />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <SidePanel isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
