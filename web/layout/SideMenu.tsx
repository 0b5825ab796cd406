import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePart } from '../ui/use-part.ts';

/** Loaded on first use, because wide screens never need it. */
const loadPanel = async () => (await import('./SidePanel.tsx')).SidePanel;

/** The button on phones that opens the side panel with navigation, account and switchers. */
export function SideMenu() {
  const t = useTranslations('layout');
  const [isOpen, setIsOpen] = useState(false);
  const [uses, setUses] = useState(0);
  const panel = usePart(loadPanel, uses);
  function open() {
    setUses(uses + 1);
    setIsOpen(true);
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        onClick={open}
        className="thumb-area relative flex size-10 items-center justify-center rounded-control hover:bg-sunken lg:hidden"
      >
        <MenuIcon aria-hidden className="size-5.5" />
      </button>
      {panel.Part && <panel.Part isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
