import { useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { ListedVehicle } from '../../trade/queries.ts';
import { useAreSelected, useIsSelected, useSelecting } from './use-selection.ts';

interface SelectBoxProps {
  vehicle: ListedVehicle;
  name: string;
  /** The rows of the page. With Shift a press selects all of them from the last one pressed. */
  rows: readonly ListedVehicle[];
}

export function SelectBox({ vehicle, name, rows }: SelectBoxProps) {
  const t = useTranslations('adminVehicles.bulk');
  const { press } = useSelecting();
  return (
    <Checkbox
      hasHiddenLabel
      label={t('select', { name, vin: vehicle.vin })}
      checked={useIsSelected(vehicle.id)}
      onChange={({ target, nativeEvent }) =>
        press(rows, vehicle.id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      className="shrink-0"
    />
  );
}

export function SelectPage({ rows }: { rows: readonly ListedVehicle[] }) {
  const t = useTranslations('adminVehicles.bulk');
  const { select } = useSelecting();
  return (
    <Checkbox
      hasHiddenLabel
      label={t('selectPage')}
      checked={useAreSelected(rows)}
      onChange={({ target }) => select(rows, target.checked)}
      className="shrink-0"
    />
  );
}
