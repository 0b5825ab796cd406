import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SEARCH_DEBOUNCE_MS } from '../../../contract/constants.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { type Dealer, dealersQuery } from '../queries.ts';

const NO_DEALERS: readonly Dealer[] = [];

/** Chooses one of many dealers: the list follows the text in the field. */
export function DealerFilter(props: {
  dealerId: string | undefined;
  /** The name of the chosen dealer, if the list of reservations tells it. */
  dealerName: string | undefined;
  onChoose: (dealerId: string | undefined) => void;
}) {
  const t = useTranslations('adminReservations');
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<Dealer | null>(null);
  const search = useDebounced(text.trim());
  const found = useQuery({
    ...dealersQuery(search ? { search, sortBy: 'name' } : { sortBy: 'name' }),
    placeholderData: keepPreviousData,
    enabled: isOpen,
  });
  const name = chosen?.id === props.dealerId ? chosen?.companyName : props.dealerName;
  const place = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  useEffect(() => {
    // The control that had the focus has just been replaced.
    if (takesFocus.current) place.current?.querySelector<HTMLElement>('input, button')?.focus();
    takesFocus.current = false;
  }, [props.dealerId]);

  function choose(dealerId: string | undefined) {
    takesFocus.current = true;
    props.onChoose(dealerId);
  }

  if (props.dealerId)
    return (
      <div
        ref={place}
        className="flex min-h-10 items-center gap-1 rounded-control border border-plate bg-plate-soft pl-3 text-plate"
      >
        <span>{t('onlyDealer', { name: name ?? t('unknownDealer') })}</span>
        <IconButton
          label={t('allDealers')}
          icon={<X aria-hidden className="size-4" />}
          onClick={() => choose(undefined)}
        />
      </div>
    );
  return (
    <div ref={place} className="contents">
      <Combobox
        label={t('dealerFilter')}
        items={found.data?.dealers ?? NO_DEALERS}
        isCurrent={text.trim() === search && !found.isPlaceholderData}
        text={text}
        onText={setText}
        onOpenChange={setIsOpen}
        keyOf={({ id }) => id}
        onChoose={(dealer) => {
          setChosen(dealer);
          choose(dealer.id);
        }}
        renderItem={(dealer) => (
          <>
            <span className="block">{dealer.companyName}</span>
            <span className="block text-13 text-ink-2">
              {[dealer.city, dealer.email].filter(Boolean).join(' · ')}
            </span>
          </>
        )}
        empty={found.isFetching ? t('searching') : t('noDealer')}
      />
    </div>
  );
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
