import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { type CartRow, isAvailable, isOpen, nameOf } from './rows.ts';

/** The vehicles that block the order, by name and VIN, with links to their rows. */
export function OpenRows({
  rows,
  onRemove,
  onShow,
}: {
  rows: readonly CartRow[];
  onRemove: (vehicleIds: readonly string[]) => void;
  onShow: (vehicleId: string) => void;
}) {
  const t = useTranslations('cart.open');
  const open = rows.filter(isOpen);
  const lost = open.filter((row) => !isAvailable(row));
  if (open.length === 0) return null;
  return (
    <section className="rounded-box bg-reserved-soft px-3 py-2.5 text-14">
      <h3 className="font-medium">{t('title', { count: open.length })}</h3>
      <ul className="mt-1 flex max-h-60 flex-col gap-1.5 overflow-y-auto">
        {open.map(({ vehicle, state, ownOrder }) => (
          <li key={vehicle.id}>
            <button
              type="button"
              className="rounded-control text-left underline underline-offset-2"
              onClick={() => onShow(vehicle.id)}
            >
              {nameOf(vehicle)} <span className="font-mono text-13 wrap-anywhere">{vehicle.vin}</span>
            </button>
            <span className="block text-13">{t(state, { by: ownOrder?.placedBy ?? '' })}</span>
          </li>
        ))}
      </ul>
      {lost.length > 1 && (
        <Button size="sm" className="mt-2" onClick={() => onRemove(lost.map(({ vehicle }) => vehicle.id))}>
          {t('removeLost', { count: lost.length })}
        </Button>
      )}
    </section>
  );
}
