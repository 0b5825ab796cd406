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
  const isLoading = isOpen && Part === null;
  // What is typed while the palette loads is not for the page below: j would move in the list, and x select a row.
  const [typed, setTyped] = useState('');
  const close = () => {
    setIsOpen(false);
    setTyped('');
  };
  useEffect(() => {
    if (!isLoading) return undefined;
    function keep(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') setIsOpen(false);
      else if (event.key === 'Backspace') setTyped((text) => text.slice(0, -1));
      else if (event.key.length === 1) setTyped((text) => text + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('keydown', keep, true);
    loadPalette().catch(() => setIsOpen(false));
    return () => document.removeEventListener('keydown', keep, true);
  }, [isLoading]);
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
      {Part && <Part typed={typed} onClose={close} />}
    </>
  );
}
