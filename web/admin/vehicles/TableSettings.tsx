import { Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { arrangeTable, COLUMNS, DENSITIES, useTableLook } from './table-look.ts';

/** Density and columns of the table. The browser keeps them. */
export function TableSettings() {
  const t = useTranslations('adminVehicles');
  const columnNames = useTranslations('adminVehicles.columns');
  const densities = useTranslations('adminVehicles.densities');
  const { density, columns } = useTableLook();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={t('table')}
        icon={<Settings2 aria-hidden className="size-4.5" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        // Below this width rows are cards.
        className="-ml-2 size-8! max-md:hidden print:hidden"
      />
      <Popover anchor={button} label={t('table')} align="end" open={isOpen} onOpenChange={setIsOpen}>
        <SelectField
          label={t('density')}
          value={density}
          onChange={({ target }) =>
            arrangeTable({ density: DENSITIES.find((each) => each === target.value) ?? density })
          }
        >
          {DENSITIES.map((each) => (
            <option key={each} value={each}>
              {densities(each)}
            </option>
          ))}
        </SelectField>
        <fieldset className="mt-4 flex flex-col gap-1">
          <legend className="mb-1 text-14 font-medium">{t('shownColumns')}</legend>
          {COLUMNS.map((column) => (
            <Checkbox
              key={column}
              label={columnNames(column)}
              checked={columns.includes(column)}
              onChange={({ target }) =>
                arrangeTable({
                  columns: COLUMNS.filter((each) =>
                    each === column ? target.checked : columns.includes(each),
                  ),
                })
              }
            />
          ))}
        </fieldset>
      </Popover>
    </>
  );
}
