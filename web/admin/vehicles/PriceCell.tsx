import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedVehicle } from '../../trade/queries.ts';
import { formatMoney } from '../../ui/format.ts';
import { usePriceColumn } from './price-column.ts';
import { PriceField } from './PriceField.tsx';

/** The price. A press opens a field; Enter saves and opens the next row, Escape restores. Ctrl-Z and the toast undo. */
export function PriceCell({ vehicle, name }: { vehicle: ListedVehicle; name: string }) {
  const t = useTranslations('adminVehicles');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const getsFocus = useRef(false);
  const column = usePriceColumn(
    vehicle.id,
    useCallback(() => setIsOpen(true), []),
  );

  // People who work by keyboard continue from here.
  useEffect(() => {
    if (!isOpen && getsFocus.current) button.current?.focus();
    getsFocus.current = false;
  }, [isOpen]);

  if (isOpen)
    return (
      <PriceField
        vehicle={vehicle}
        name={name}
        onClose={(hadFocus) => {
          getsFocus.current = hadFocus;
          setIsOpen(false);
        }}
        goDown={(row) => column.goDown(row)}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('priceEdit', { name, price: formatMoney(vehicle.priceNet) })}
      onClick={() => setIsOpen(true)}
      // The border shows where the pointer or the focus is, and always where there is no pointer.
      className="heading -mr-2.5 inline-flex h-7 items-center rounded-control border border-transparent px-2.5 whitespace-nowrap group-focus-within/row:border-control group-hover/row:border-control hover:border-plate max-md:mr-0 max-md:h-9 max-md:border-control [@media(hover:none)]:border-control"
    >
      {formatMoney(vehicle.priceNet)}
    </button>
  );
}
