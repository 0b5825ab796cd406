import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../api/error-text.ts';
import { CONTROL } from '../../ui/control.ts';
import { cx } from '../../ui/cx.ts';
import { formatMoney } from '../../ui/format.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { parsePrice, priceToType } from './parse-price.ts';
import { useChangeVehicle } from './queries.ts';

/** The price. A press opens a field, Enter saves, Escape restores. The toast offers undo. */
export function PriceCell({ vehicle, name }: { vehicle: ListedVehicle; name: string }) {
  const t = useTranslations('adminVehicles');
  const failures = useTranslations('admin.failed');
  const toast = useToast();
  const errorText = useErrorText();
  const change = useChangeVehicle();
  const [typed, setTyped] = useState<string | null>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hadField = useRef(false);
  const isTyping = typed !== null;

  // People who work by keyboard continue from here.
  useEffect(() => {
    if (hadField.current && !isTyping) button.current?.focus();
    hadField.current = isTyping;
  }, [isTyping]);

  function save(priceNet: string, isUndo: boolean) {
    const before = vehicle.priceNet;
    change.mutate(
      { id: vehicle.id, changes: { priceNet } },
      {
        onSuccess: () => {
          setTyped(null);
          toast({
            tone: 'success',
            title: isUndo ? t('priceRestored') : t('priceSaved'),
            description: t('priceOf', { name, price: formatMoney(priceNet) }),
            ...(isUndo ? {} : { action: { label: t('undo'), onAction: () => save(before, true) } }),
          });
        },
        onError: (error) =>
          toast({ tone: 'destructive', title: failures('update'), description: errorText(error) }),
      },
    );
  }

  function submit() {
    if (typed === null || change.isPending) return;
    const price = parsePrice(typed);
    // An empty field sends nothing.
    if (typed.trim() === '' || price === vehicle.priceNet) setTyped(null);
    else if (price === null) setIsInvalid(true);
    else save(price, false);
  }

  function decide(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Otherwise the same key would press the button that replaces the field.
    event.preventDefault();
    if (event.key === 'Enter') submit();
    else setTyped(null);
  }

  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        aria-label={t('priceEdit', { name, price: formatMoney(vehicle.priceNet) })}
        onClick={() => {
          setIsInvalid(false);
          setTyped(priceToType(vehicle.priceNet));
        }}
        className="heading inline-flex min-h-9 items-center gap-2 rounded-control border border-line-2 bg-surface px-2.5 whitespace-nowrap hover:border-plate"
      >
        {change.isPending && <Spinner className="size-4" />}
        {formatMoney(vehicle.priceNet)}
      </button>
    );
  return (
    <span className="inline-flex flex-col items-end gap-1">
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        aria-label={t('priceNew', { name })}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? `price-error-${vehicle.id}` : undefined}
        inputMode="decimal"
        value={typed}
        readOnly={change.isPending}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setIsInvalid(false);
          setTyped(event.target.value);
        }}
        onKeyDown={decide}
        onBlur={() => !change.isPending && setTyped(null)}
        className={cx(CONTROL, 'h-9 max-w-32 text-right')}
      />
      {isInvalid && (
        <span id={`price-error-${vehicle.id}`} role="alert" className="text-13 whitespace-normal text-sold">
          {t('priceInvalid')}
        </span>
      )}
    </span>
  );
}
