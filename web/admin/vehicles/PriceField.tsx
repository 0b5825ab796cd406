import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../api/error-words.ts';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { formatMoney } from '../../ui/format.ts';
import { ChangedMeanwhile } from './change-vehicle.ts';
import { FarPriceDialog } from './FarPriceDialog.tsx';
import { parsePrice, priceToType } from '../../trade/parse-price.ts';
import { isFarFrom } from './price-change.ts';
import { useSavePrice } from './use-save-price.ts';

interface PriceFieldProps {
  vehicle: ListedVehicle;
  name: string;
  onClose: (hadFocus: boolean) => void;
  /** Opens the price of the row below. Returns whether there is one. */
  goDown: (row: Element | null) => boolean;
}

/**
 * The price as a field. Enter saves and goes down; leaving the field saves too. Escape restores. A price that cannot be
 * saved stays in the field, with the reason; then Escape asks first.
 */
export function PriceField(props: PriceFieldProps) {
  const { name } = props;
  const t = useTranslations('adminVehicles');
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const price = usePriceField(props, field);
  return (
    <span data-in-use className="relative inline-flex">
      <input
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
        autoFocus
        aria-label={t('priceNew', { name })}
        aria-invalid={price.problem !== null || undefined}
        aria-describedby={price.problem === null ? undefined : errorId}
        inputMode="decimal"
        value={price.typed}
        readOnly={price.isSaving}
        data-untouched={price.isUntouched || undefined}
        onFocus={(event) => event.target.select()}
        onChange={(event) => price.type(event.target.value)}
        onKeyDown={price.onKeyDown}
        onBlur={price.onBlur}
        className="control heading -mr-2.5 h-7 min-h-0! max-w-28 px-2.5! text-right max-md:mr-0 max-md:h-9"
      />
      {price.problem !== null && (
        // Outside the flow, so that the table keeps its layout, and beside the field: below it is that of the next row.
        <span
          id={errorId}
          role="alert"
          className="absolute top-1/2 right-full z-10 mr-2 w-max max-w-[calc(50vw-2rem)] -translate-y-1/2 rounded-box border border-line-2 bg-surface px-3 py-1 text-left text-13 leading-tight whitespace-normal text-sold shadow-float md:max-w-80 xl:max-w-96"
        >
          {/* The field of another vehicle may have the focus by now. */}
          <span className="sr-only">{name}: </span>
          {price.problem}
        </span>
      )}
      {price.asked !== null && (
        <FarPriceDialog
          name={name}
          before={price.seen}
          after={price.asked}
          onConfirm={price.confirm}
          onClose={price.decline}
        />
      )}
      {price.question}
    </span>
  );
}

/** What is typed, what is wrong with it, and the price that is asked about. */
function usePriceField(
  { vehicle, name, onClose, goDown }: PriceFieldProps,
  field: { readonly current: HTMLInputElement | null },
) {
  const t = useTranslations('adminVehicles');
  const [typed, setTyped] = useState(priceToType(vehicle.priceNet));
  // The price that the clerk saw when they started to type, or after a conflict.
  const [seen, setSeen] = useState(vehicle.priceNet);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const errorWords = useErrorWords();
  const { savePrice, isSaving } = useSavePrice({ ...vehicle, name });
  // The browser may report a lost focus when the field disappears, or when the next row is opened while this one is saved.
  const isClosed = useRef(false);
  const isSent = useRef(false);
  const goesDown = useRef(false);
  const wasRefused = useRef(false);
  const isUntouched = typed === priceToType(vehicle.priceNet);
  // Leaving the field sends it. Then the page may go, and a toast tells what became of it.
  const { leave, question } = useLeaveQuestion({
    hasInput: () => !isUntouched && !isSent.current && !isClosed.current,
    onClose: () => close(true),
  });

  function refuse(reason: ReactNode) {
    wasRefused.current = true;
    setProblem(reason);
  }

  function close(hadFocus = field.current === document.activeElement) {
    isClosed.current = true;
    const row = field.current?.closest('tr') ?? null;
    onClose(hadFocus && !(goesDown.current && goDown(row)));
  }

  function save(price: string) {
    isSent.current = true;
    savePrice(seen, price, {
      onSaved: () => close(),
      onFailed: (error) => {
        isSent.current = false;
        if (!(error instanceof ChangedMeanwhile)) return refuse(errorWords(error));
        setSeen(error.current.priceNet);
        refuse(t('priceMeanwhile', { price: formatMoney(error.current.priceNet) }));
      },
    });
  }

  function submit() {
    if (isClosed.current || isSent.current || asked !== null) return;
    const price = parsePrice(typed);
    // Without a value nothing is sent.
    if (typed.trim() === '' || price === seen) close();
    else if (price === null) refuse(t('priceInvalid'));
    else if (isFarFrom(seen, price)) {
      // The dialog returns the focus to where it was, also when Tab or a press has just left the field.
      field.current?.focus();
      setAsked(price);
    } else {
      save(price);
      // Without waiting for the answer: a price that is refused stays open in its row.
      if (goesDown.current) goDown(field.current?.closest('tr') ?? null);
    }
  }

  return {
    typed,
    problem,
    asked,
    question,
    seen,
    isSaving,
    isUntouched,
    type: (words: string) => {
      setProblem(null);
      setTyped(words);
    },
    confirm: () => {
      setAsked(null);
      if (asked !== null) save(asked);
    },
    decline: () => {
      setAsked(null);
      refuse(t('priceNotSaved'));
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      // The same key would press the button that replaces the field.
      event.preventDefault();
      goesDown.current = event.key === 'Enter';
      if (event.key === 'Enter') submit();
      else if (isSent.current) return;
      else if (wasRefused.current) leave();
      else close();
    },
    onBlur: (event: FocusEvent) => {
      // The reader went to another window. The field keeps the focus there, and the price may be half typed.
      if (document.activeElement === event.target) return;
      // A question has the focus. Its answer goes on as the key began.
      if (asked !== null || question) return;
      // Leaving goes where the reader goes. After a conflict only Enter overwrites the other price.
      if (!isSent.current) goesDown.current = false;
      if (problem === null) submit();
    },
  };
}
