import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedVehicle } from '../../trade/queries.ts';
import { formatMoney } from '../../ui/format.ts';
import { PriceField } from './PriceField.tsx';

/** The price. A press opens a field, Enter saves, Escape restores. The toast offers undo. */
export function PriceCell({ vehicle, name }: { vehicle: ListedVehicle; name: string }) {
  const t = useTranslations('adminVehicles');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const getsFocus = useRef(false);

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
      />
    );
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('priceEdit', { name, price: formatMoney(vehicle.priceNet) })}
      onClick={() => setIsOpen(true)}
      className="heading inline-flex min-h-9 items-center gap-2 rounded-control border border-line-2 bg-surface px-2.5 whitespace-nowrap hover:border-plate"
    >
      {formatMoney(vehicle.priceNet)}
    </button>
  );
}
