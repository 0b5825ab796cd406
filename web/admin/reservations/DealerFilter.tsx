import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SEARCH_DEBOUNCE_MS } from '../../../contract/constants.ts';
import { CONTROL } from '../../ui/control.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { type Dealer, dealersQuery } from '../queries.ts';

/** Chooses one dealer of many: searches as one types, arrows and Enter choose, Escape goes back. */
export function DealerFilter(props: {
  dealerId: string | undefined;
  /** Of the chosen one, where the list tells it. */
  dealerName: string | undefined;
  onChoose: (dealerId: string | undefined) => void;
}) {
  const t = useTranslations('admin.reservations');
  const id = useId();
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const [chosen, setChosen] = useState<Dealer | null>(null);
  const found = useQuery({
    ...dealersQuery(wanted ? { search: wanted, sortBy: 'name' } : { sortBy: 'name' }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  });
  const dealers = found.data?.dealers ?? [];
  const name = chosen?.id === props.dealerId ? chosen?.companyName : props.dealerName;

  useEffect(() => {
    const timer = setTimeout(() => {
      setWanted(text.trim());
      setMarked(0);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  function choose(dealer: Dealer | undefined) {
    if (!dealer) return;
    setChosen(dealer);
    setText('');
    setIsOpen(false);
    props.onChoose(dealer.id);
  }

  function decide(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setIsOpen(true);
      setMarked((before) => Math.max(0, Math.min(dealers.length - 1, isOpen ? before + step : 0)));
    }
    if (event.key === 'Enter' && isOpen) choose(dealers[marked]);
    if (event.key === 'Escape') {
      setText('');
      setIsOpen(false);
    }
  }

  if (props.dealerId)
    return (
      <div className="flex min-h-10 items-center gap-1 rounded-control border border-plate bg-plate-soft pl-3 text-plate">
        <span>{t('onlyDealer', { name: name ?? t('unknownDealer') })}</span>
        <IconButton
          label={t('allDealers')}
          icon={<X aria-hidden className="size-4" />}
          onClick={() => props.onChoose(undefined)}
        />
      </div>
    );
  return (
    <div className="relative w-full sm:w-80">
      <label htmlFor={`${id}-field`} className="sr-only">
        {t('dealerFilter')}
      </label>
      <input
        id={`${id}-field`}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(isOpen && dealers[marked] ? { 'aria-activedescendant': `${id}-${dealers[marked].id}` } : {})}
        autoComplete="off"
        maxLength={100}
        placeholder={t('dealerFilter')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsOpen(true);
        }}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={decide}
        className={cx(CONTROL, 'h-10 placeholder:text-ink-2')}
      />
      <div
        className={cx(
          'absolute inset-x-0 top-full z-20 mt-1.5 max-h-80 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-float',
          !isOpen && 'hidden',
        )}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot be filled while one types */}
        <div id={`${id}-list`} role="listbox" aria-label={t('dealerFilter')}>
          {dealers.map((dealer, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role -- the field above has the keys
            <div
              key={dealer.id}
              id={`${id}-${dealer.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === marked}
              // Before the field loses the focus, and the list with it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(dealer)}
              onMouseEnter={() => setMarked(index)}
              className="cursor-pointer rounded-[6px] px-2.5 py-2 aria-selected:bg-plate-soft aria-selected:text-plate"
            >
              <span className="block">{dealer.companyName}</span>
              <span className="block text-13 text-ink-2">
                {[dealer.city, dealer.email].filter(Boolean).join(' · ')}
              </span>
            </div>
          ))}
        </div>
        {dealers.length === 0 && (
          <output className="block px-2.5 py-2 text-ink-2">
            {found.isFetching ? t('searching') : t('noDealer')}
          </output>
        )}
      </div>
    </div>
  );
}
