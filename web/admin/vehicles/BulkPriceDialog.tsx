import { type FormEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PRICE_CHANGE_MAX_PERCENT } from '../../../contract/constants.ts';
import { type PriceChange, ROUNDINGS, toHundredths } from '../../../contract/reprice.ts';
import { call } from '../../api/call.ts';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { formatMoney } from '../../ui/format.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { exampleIn, previewOf, readChange } from './bulk-preview.ts';
import { useBulkChange } from './use-bulk-change.ts';
import { useSelection } from './use-selection.ts';

const FIRST_ROWS = 5;

/** Changes the prices of the selection. The preview shows what comes out before anything is saved. */
export function BulkPriceDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('adminVehicles.bulk');
  const layout = useTranslations('layout');
  const example = exampleIn(useLocale());
  const formId = useId();
  const selection = useSelection();
  // As they were when the dialog opened: nobody's later change slips into the preview or into what is sent.
  const [vehicles] = useState(() => [...selection.values()]);
  const [typed, setTyped] = useState('');
  const [by, setBy] = useState<PriceChange['by']>('PERCENT');
  const [rounding, setRounding] = useState<PriceChange['rounding']>(10);
  const value = readChange(typed, by);
  const isWrong = typed.trim() !== '' && toHundredths(value) === null;
  const preview = previewOf(vehicles, { by, value, rounding });
  const { change, isPending, percent, outcome, error } = useBulkChange((progressId) =>
    call('PATCH /api/admin/vehicles/prices', {
      body: {
        vehicles: vehicles.map(({ id, priceNet }) => ({ id, priceNet })),
        by,
        value,
        rounding,
        progressId,
      },
    }),
  );

  const hasInput = typed !== '' && !outcome;
  const { leave, question } = useLeaveQuestion({ hasInput, isSaving: isPending, onClose });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (preview.changes.length > 0) change();
  }

  if (outcome)
    return (
      <BulkOutcome
        outcome={outcome}
        valueNow={({ priceNet }) => priceNet && formatMoney(priceNet)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t('priceTitle', { count: vehicles.length })}
      closeLabel={layout('close')}
      footer={
        <>
          <Button onClick={leave} disabled={isPending}>
            {layout('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isPending}
            disabled={preview.changes.length === 0}
          >
            {t('change', { count: preview.changes.length })}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={t('value')}
          hint={t('valueHint', { example })}
          error={isWrong ? t('valueWrong', { example }) : undefined}
          inputMode="text"
          autoComplete="off"
          maxLength={12}
          value={typed}
          readOnly={isPending}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={t('by')}
          value={by}
          disabled={isPending}
          onChange={({ target }) => setBy(target.value === 'AMOUNT' ? 'AMOUNT' : 'PERCENT')}
        >
          <option value="PERCENT">{t('percent')}</option>
          <option value="AMOUNT">{t('amount')}</option>
        </SelectField>
        <SelectField
          label={t('rounding')}
          value={String(rounding)}
          disabled={isPending}
          onChange={({ target }) =>
            setRounding(ROUNDINGS.find((step) => String(step) === target.value) ?? rounding)
          }
        >
          {ROUNDINGS.map((step) => (
            <option key={step} value={String(step)}>
              {step === 0 ? t('exact') : t('toEuros', { step: String(step) })}
            </option>
          ))}
        </SelectField>
      </form>
      <Preview preview={preview} />
      <FormError className="mt-4">{error}</FormError>
      {isPending && <BulkProgress percent={percent} className="mt-4" />}
      {question}
    </Dialog>
  );
}

function Preview({ preview }: { preview: ReturnType<typeof previewOf> }) {
  const t = useTranslations('adminVehicles.bulk');
  const { changes, same, reservedOrSold, outOfRange, far, before, after } = preview;
  return (
    <div className="mt-5 flex flex-col gap-2 text-14" aria-live="polite">
      {changes.length > 0 && (
        <>
          <table className="w-full">
            <caption className="sr-only">{t('preview')}</caption>
            <tbody>
              {changes.slice(0, FIRST_ROWS).map(({ vehicle, price }) => (
                <tr key={vehicle.id} className="border-b border-line">
                  <th scope="row" className="max-w-40 truncate py-1 text-left font-normal">
                    {vehicle.make} {vehicle.model}
                  </th>
                  <td className="py-1 text-right text-ink-2">{formatMoney(vehicle.priceNet)}</td>
                  <td className="heading py-1 text-right">{formatMoney(price)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="text-ink-2">
            {t('sums', { count: changes.length, before: formatMoney(before), after: formatMoney(after) })}
          </p>
        </>
      )}
      {far > 0 && (
        <p className="text-reserved">{t('far', { count: far, percent: PRICE_CHANGE_MAX_PERCENT })}</p>
      )}
      {same > 0 && <p className="text-ink-2">{t('same', { count: same })}</p>}
      {outOfRange > 0 && <p className="text-sold">{t('noPrice', { count: outOfRange })}</p>}
      {reservedOrSold > 0 && <p className="text-ink-2">{t('notAvailable', { count: reservedOrSold })}</p>}
    </div>
  );
}
