import { useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { useSelection } from './use-selection.ts';

interface SelectBoxProps {
  vehicle: ListedVehicle;
  name: string;
  /** The rows of the page. With Shift a press selects all of them from the last one pressed. */
  rows: readonly ListedVehicle[];
}

export function SelectBox({ vehicle, name, rows }: SelectBoxProps) {
  const t = useTranslations('adminVehicles.bulk');
  const { selection, press } = useSelection();
  return (
    <Checkbox
      hasHiddenLabel
      label={t('select', { name, vin: vehicle.vin })}
      checked={selection.has(vehicle.id)}
      onChange={({ target, nativeEvent }) =>
        press(rows, vehicle.id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      className="shrink-0"
    />
  );
}

export function SelectPage({ rows }: { rows: readonly ListedVehicle[] }) {
  const t = useTranslations('adminVehicles.bulk');
  const { selection, select } = useSelection();
  return (
    <Checkbox
      hasHiddenLabel
      label={t('selectPage')}
      checked={rows.length > 0 && rows.every(({ id }) => selection.has(id))}
      onChange={({ target }) => select(rows, target.checked)}
      className="shrink-0"
    />
  );
}
