import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePart } from '../../ui/use-part.ts';
import { isTyping } from '../is-typing.ts';

const loadPalette = async () => (await import('./Palette.tsx')).Palette;

/** Opens the search over everything; so do Ctrl K and "/". */
export function PaletteButton() {
  const t = useTranslations('admin.palette');
  const keys = useTranslations('admin.keys');
  const [isOpen, setIsOpen] = useState(false);
  const { Part } = usePart(loadPalette, isOpen);
  useEffect(() => {
    function open(event: KeyboardEvent) {
      const isCtrlK = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      // A dialog keeps the keys to itself.
      if ((!isCtrlK && (!isSlash || isTyping(event))) || document.querySelector('[data-holds-page]')) return;
      event.preventDefault();
      setIsOpen(true);
    }
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onClick={() => setIsOpen(true)}
        className="needs-script flex min-h-10 shrink-0 items-center gap-2.5 rounded-control border border-control px-3 text-ink-2 hover:bg-sunken hover:text-ink lg:w-full"
      >
        <Search aria-hidden className="size-4.5 shrink-0" />
        <span className="max-lg:sr-only">{t('open')}</span>
        <kbd aria-hidden className="ml-auto font-sans text-12 max-lg:hidden">
          {`${keys('ctrl')} K`}
        </kbd>
      </button>
      {Part && <Part onClose={() => setIsOpen(false)} />}
    </>
  );
}
