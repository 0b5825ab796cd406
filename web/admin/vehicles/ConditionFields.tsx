import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import {
  CONDITION_FIGURES,
  DAMAGE_KINDS,
  DAMAGE_PLACES,
  TYRE_AXLES,
  TYRE_SEASONS,
  TYRE_SIDES,
} from '../../../contract/condition-figures.ts';
import type { Medium } from '../../../contract/vehicles.ts';
import { useConditionWords } from '../../trade/use-condition-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { VehicleForm } from './changed-fields.ts';
import {
  type ConditionForm,
  type DamageRow,
  formIn,
  NEW_DAMAGE,
  NEW_READING,
  NEW_TYRE,
  type PaintRow,
  type TyreRow,
} from './condition-form.ts';
import { WordField } from './WordField.tsx';

interface ConditionFieldsProps {
  control: Control<VehicleForm>;
  media: readonly Medium[];
}

// Object.keys returns string[].
const PARTS = Object.keys(DAMAGE_PLACES);

/** Damages, tyres and paint readings as rows, and who inspected the vehicle. */
export function ConditionFields({ control, media }: ConditionFieldsProps) {
  const t = useTranslations('adminVehicles.condition');
  const { field, fieldState } = useController({ name: 'condition', control });
  const { error } = fieldState;
  const place = useRef<HTMLElement>(null);
  // The type of an error is the path of its control in the condition.
  useEffect(() => {
    if (error) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const form = formIn(field.value);
  const set = (changes: Partial<ConditionForm>) => field.onChange(JSON.stringify({ ...form, ...changes }));
  const errorAt = (path: string) => (error?.type === path ? error.message : undefined);
  const isBelowControl =
    error !== undefined && /^(damages\.\d+|tyres\.\d+|paint\.\d+|inspection)\.\w+$/.test(error.type);
  const { damages, tyres, paint, inspection } = form;
  return (
    <section ref={place} aria-label={t('title')} className="flex flex-col gap-5">
      <h2 className="heading text-18">{t('title')}</h2>
      {!isBelowControl && <FormError>{error?.message}</FormError>}
      <Rows
        kind="damage"
        rows={damages ?? []}
        most={CONDITION_FIGURES.damages}
        onChange={(rows) => set({ damages: rows.length === 0 ? null : rows })}
        newRow={NEW_DAMAGE}
        none={
          <Checkbox
            label={t('noDamages')}
            checked={damages !== null}
            onChange={({ target }) => set({ damages: target.checked ? [] : null })}
          />
        }
      >
        {(row, at, change) => (
          <DamageFields
            row={row}
            change={change}
            media={media}
            errorOf={(name) => errorAt(`damages.${at}.${name}`)}
          />
        )}
      </Rows>
      <Rows
        kind="tyre"
        rows={tyres ?? []}
        most={CONDITION_FIGURES.tyres}
        onChange={(rows) => set({ tyres: rows.length === 0 ? null : rows })}
        newRow={NEW_TYRE}
      >
        {(row, at, change) => (
          <TyreFields row={row} change={change} errorOf={(name) => errorAt(`tyres.${at}.${name}`)} />
        )}
      </Rows>
      <Rows
        kind="reading"
        rows={paint ?? []}
        most={CONDITION_FIGURES.paint}
        onChange={(rows) => set({ paint: rows.length === 0 ? null : rows })}
        newRow={NEW_READING}
      >
        {(row, at, change) => (
          <PaintFields row={row} change={change} errorOf={(name) => errorAt(`paint.${at}.${name}`)} />
        )}
      </Rows>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('inspectedBy')}
          value={inspection.by}
          error={errorAt('inspection.by')}
          autoComplete="off"
          onChange={({ target }) => set({ inspection: { ...inspection, by: target.value } })}
        />
        <TextField
          type="date"
          label={t('inspectedOn')}
          value={inspection.on}
          error={errorAt('inspection.on')}
          onChange={({ target }) => set({ inspection: { ...inspection, on: target.value } })}
        />
      </div>
    </section>
  );
}

interface RowsProps<Row> {
  kind: 'damage' | 'tyre' | 'reading';
  rows: readonly Row[];
  most: number;
  newRow: Row;
  onChange: (rows: Row[]) => void;
  /** Shown while there is no row. */
  none?: ReactNode;
  children: (row: Row, at: number, change: (changes: Partial<Row>) => void) => ReactNode;
}

/** Rows that are added and removed, each with its number. */
function Rows<Row>({ kind, rows, most, newRow, onChange, none, children }: RowsProps<Row>) {
  const t = useTranslations('adminVehicles.condition');
  const isAdding = useRef(false);
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, select')?.focus();
  }, [rows.length]);
  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-medium">{t(`${kind}.rows`)}</h3>
      {rows.length === 0 && none}
      <ol ref={list} className="flex w-full flex-col gap-3 empty:hidden">
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has nothing but its number
          <li key={at}>
            <fieldset className="rounded-control border border-line p-3">
              <legend className="sr-only">{t(`${kind}.row`, { number: at + 1 })}</legend>
              <div className="flex items-center justify-between gap-3 pb-2">
                <span aria-hidden className="text-14 text-ink-2">
                  {t(`${kind}.row`, { number: at + 1 })}
                </span>
                <IconButton
                  tone="danger"
                  label={t(`${kind}.remove`, { number: at + 1 })}
                  icon={<Trash2 aria-hidden className="size-4.5" />}
                  onClick={() => {
                    onChange(rows.filter((_, other) => other !== at));
                    adder.current?.focus();
                  }}
                />
              </div>
              <div className="grid gap-3 sm:grid-cols-2">
                {children(row, at, (changes) =>
                  onChange(rows.map((each, other) => (other === at ? { ...each, ...changes } : each))),
                )}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      {rows.length < most && (
        <Button
          ref={adder}
          size="sm"
          className="not-yet-plain"
          onClick={() => {
            isAdding.current = true;
            onChange([...rows, newRow]);
          }}
        >
          <Plus aria-hidden className="size-4" />
          {t(`${kind}.add`)}
        </Button>
      )}
    </div>
  );
}

interface FieldsOf<Row> {
  row: Row;
  change: (changes: Partial<Row>) => void;
  errorOf: (name: keyof Row & string) => string | undefined;
}

function DamageFields({ row, change, errorOf, media }: FieldsOf<DamageRow> & { media: readonly Medium[] }) {
  const t = useTranslations('adminVehicles.condition.damage');
  const { partOf, kindOf } = useConditionWords();
  const pictures = media.filter(({ mediaType }) => mediaType === 'image');
  return (
    <>
      <WordField
        label={t('part')}
        value={row.part}
        codes={PARTS}
        wordOf={partOf}
        error={errorOf('part')}
        onChange={(part) => change({ part })}
      />
      <WordField
        label={t('kind')}
        value={row.kind}
        codes={DAMAGE_KINDS}
        wordOf={kindOf}
        error={errorOf('kind')}
        onChange={(kind) => change({ kind })}
      />
      <TextField
        label={t('sizeMm')}
        value={row.sizeMm}
        inputMode="numeric"
        suffix="mm"
        autoComplete="off"
        error={errorOf('sizeMm')}
        onChange={({ target }) => change({ sizeMm: target.value })}
      />
      <TextField
        label={t('estimate')}
        value={row.estimate}
        inputMode="decimal"
        suffix="€"
        autoComplete="off"
        error={errorOf('estimate')}
        onChange={({ target }) => change({ estimate: target.value })}
      />
      <SelectField
        label={t('photo')}
        value={pictures.some(({ id }) => id === row.photo) ? row.photo : ''}
        error={errorOf('photo')}
        onChange={({ target }) => change({ photo: target.value })}
      >
        <option value="">–</option>
        {pictures.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function TyreFields({ row, change, errorOf }: FieldsOf<TyreRow>) {
  const t = useTranslations('adminVehicles.condition.tyre');
  const words = useTranslations('vehicleCondition');
  return (
    <>
      <SelectField
        label={t('axle')}
        value={row.axle}
        error={errorOf('axle')}
        onChange={({ target }) => change({ axle: target.value })}
      >
        <option value="">–</option>
        {TYRE_AXLES.map((axle) => (
          <option key={axle} value={axle}>
            {words(`axles.${axle}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('side')}
        value={row.side}
        error={errorOf('side')}
        onChange={({ target }) => change({ side: target.value })}
      >
        <option value="">{t('bothSides')}</option>
        {TYRE_SIDES.map((side) => (
          <option key={side} value={side}>
            {words(`sides.${side}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('season')}
        value={row.season}
        error={errorOf('season')}
        onChange={({ target }) => change({ season: target.value })}
      >
        <option value="">–</option>
        {TYRE_SEASONS.map((season) => (
          <option key={season} value={season}>
            {words(`seasons.${season}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('mm')}
        value={row.mm}
        inputMode="decimal"
        suffix="mm"
        autoComplete="off"
        error={errorOf('mm')}
        onChange={({ target }) => change({ mm: target.value })}
      />
      <TextField
        label={t('make')}
        value={row.make}
        autoComplete="off"
        error={errorOf('make')}
        onChange={({ target }) => change({ make: target.value })}
      />
    </>
  );
}

function PaintFields({ row, change, errorOf }: FieldsOf<PaintRow>) {
  const t = useTranslations('adminVehicles.condition');
  const { partOf } = useConditionWords();
  return (
    <>
      <WordField
        label={t('damage.part')}
        value={row.part}
        codes={PARTS}
        wordOf={partOf}
        error={errorOf('part')}
        onChange={(part) => change({ part })}
      />
      <TextField
        label={t('reading.microns')}
        value={row.microns}
        inputMode="numeric"
        suffix="µm"
        autoComplete="off"
        error={errorOf('microns')}
        onChange={({ target }) => change({ microns: target.value })}
      />
    </>
  );
}
