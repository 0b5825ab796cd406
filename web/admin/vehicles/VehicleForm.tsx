import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { useErrorWords } from '../../api/error-words.ts';
import { ConditionFields } from './ConditionFields.tsx';
import type { EditedField } from './changed-fields.ts';
import { FarPriceDialog } from './FarPriceDialog.tsx';
import { type SeenVehicle, useVehicleForm } from './use-vehicle-form.ts';
import { VehicleFields } from './VehicleFields.tsx';

/** The fields of a vehicle. What is typed stays until it is saved or discarded. */
export function VehicleForm(props: {
  id: string;
  /** The vehicle as the server sent it last. */
  seen: SeenVehicle;
  /** Set by the form: whether it has changes that are not saved. */
  isDirty: RefObject<() => boolean>;
  onSaving: (isSaving: boolean) => void;
  onDone: () => void;
}) {
  const t = useTranslations('adminVehicles');
  const { vehicle } = props.seen;
  const { form, save, failure, mayBeSaved, conflicts, takeTheirs, asked, isSaving, confirm, decline } =
    useVehicleForm(props);
  const isHydrated = useIsHydrated();
  const failurePlace = useRef<HTMLDivElement>(null);
  // The form scrolls in the dialog, but the save button does not. So the message may be out of view: scroll to it.
  useEffect(() => {
    if (failure || conflicts.length > 0) failurePlace.current?.scrollIntoView({ block: 'center' });
  }, [failure, conflicts]);
  const { errors } = form.formState;
  const told = useVehicleFailure({ failure, mayBeSaved, conflicts });
  return (
    <>
      <form
        id={props.id}
        noValidate
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        className="flex flex-col gap-5"
      >
        {/* What is typed before hydration, or after the button was pressed, would not be saved. */}
        <fieldset disabled={isSaving || !isHydrated} className="contents">
          <VehicleFields register={form.register} errors={errors} vehicle={vehicle} />
          <TextArea
            label={t('fields.equipmentText')}
            hint={t('equipmentHint')}
            rows={6}
            error={errors.equipmentText?.message}
            {...form.register('equipmentText')}
          />
          <ConditionFields control={form.control} media={props.seen.media} />
        </fieldset>
        <div ref={failurePlace} className="flex flex-col items-start gap-3">
          <FormError>{told}</FormError>
          {conflicts.length > 0 && <Button onClick={takeTheirs}>{t('takeTheirs')}</Button>}
        </div>
      </form>
      {asked !== null && (
        <FarPriceDialog
          name={`${vehicle.make} ${vehicle.model}`}
          before={vehicle.priceNet}
          after={asked}
          onConfirm={confirm}
          onClose={decline}
        />
      )}
    </>
  );
}

interface Failed {
  failure: Error | null;
  mayBeSaved: boolean;
  conflicts: readonly EditedField[];
}

function useVehicleFailure({ failure, mayBeSaved, conflicts }: Failed): ReactNode {
  const admin = useTranslations('admin');
  const t = useTranslations('adminVehicles');
  const fields = useTranslations('adminVehicles.fields');
  const errorWords = useErrorWords();
  if (conflicts.length > 0)
    return t('conflict', { fields: conflicts.map((field) => fields(field)).join(', ') });
  return failure === null
    ? undefined
    : errorWords(failure, (why) =>
        mayBeSaved ? `${admin('mayBeSaved')} ${why}` : t('updateFailedBecause', { why }),
      );
}
