import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { VehicleChanges, type Vehicle } from '../../../contract/vehicles.ts';
import { CallFailed } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import {
  changedFields,
  EDITED_FIELDS,
  type EditedField,
  formOf,
  type VehicleForm as Form,
} from './changed-fields.ts';
import { useChangeVehicle } from './queries.ts';
import { VehicleFields } from './VehicleFields.tsx';

interface Seen {
  vehicle: Vehicle;
  etag: string | null;
}

const isEdited = (path: unknown): path is EditedField => EDITED_FIELDS.some((field) => field === path);

export function VehicleForm(props: {
  id: string;
  /** The vehicle in the server's last answer. */
  seen: Seen;
  onSaving: (isSaving: boolean) => void;
  onReload: () => Promise<void>;
  onDone: () => void;
}) {
  const t = useTranslations('adminVehicles');
  const errorText = useErrorText();
  const ruleText = useRuleText();
  const toast = useToast();
  const change = useChangeVehicle();
  // The form is compared with the vehicle that it started from. Deleting a document changes only the ETag of the
  // vehicle.
  const [start] = useState(props.seen);
  const isSame = JSON.stringify(start.vehicle) === JSON.stringify(props.seen.vehicle);
  const { etag } = isSame ? props.seen : start;
  const [failure, setFailure] = useState<Error | null>(null);
  const failurePlace = useRef<HTMLDivElement>(null);
  // The form is longer than the dialog. The button of the dialog stays in view.
  useEffect(() => {
    if (failure) failurePlace.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  const form = useForm<Form>({ defaultValues: formOf(start.vehicle) });
  const { errors } = form.formState;

  function showProblems(problems: { path: unknown; code: string }[]): boolean {
    const named = problems.filter((problem) => isEdited(problem.path));
    named.forEach(({ path, code }, index) => {
      if (isEdited(path)) form.setError(path, { message: ruleText(code) }, { shouldFocus: index === 0 });
    });
    return named.length > 0;
  }

  /** A problem is shown once, in the nearest place: under its field if there is one. */
  function isShownAtField(error: Error): boolean {
    if (!(error instanceof CallFailed)) return false;
    if (error.problem?.code !== 'VIN_TAKEN') return showProblems(error.problem?.errors ?? []);
    form.setError('vin', { message: errorText(error) }, { shouldFocus: true });
    return true;
  }

  function save(typed: Form) {
    setFailure(null);
    const changes = changedFields(start.vehicle, typed);
    if (Object.keys(changes).length === 0) return props.onDone();
    const checked = VehicleChanges.safeParse(changes);
    if (!checked.success) {
      showProblems(checked.error.issues.map(({ path, message }) => ({ path: path[0], code: message })));
      return;
    }
    props.onSaving(true);
    change.mutate(
      { id: start.vehicle.id, changes, etag },
      {
        onSettled: () => props.onSaving(false),
        onSuccess: () => {
          props.onDone();
          toast({ tone: 'success', title: t('saved'), description: `${typed.make} ${typed.model}` });
        },
        onError: (error) => {
          if (!isShownAtField(error)) setFailure(error);
        },
      },
    );
  }

  const isStale = failure instanceof CallFailed && failure.problem?.code === 'EDITED_MEANWHILE';
  return (
    <form
      id={props.id}
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      className="flex flex-col gap-5"
    >
      <VehicleFields register={form.register} errors={errors} vehicle={start.vehicle} />
      <TextArea
        label={t('fields.equipmentText')}
        hint={t('equipmentHint')}
        rows={6}
        error={errors.equipmentText?.message}
        {...form.register('equipmentText')}
      />
      <div ref={failurePlace} className="flex flex-col items-start gap-3">
        <FormError>{failure ? t('updateFailedBecause', { why: errorText(failure) }) : undefined}</FormError>
        {isStale && <Button onClick={() => void props.onReload()}>{t('reload')}</Button>}
      </div>
    </form>
  );
}

/** The text about a broken rule. */
function useRuleText() {
  const t = useTranslations('validation');
  return (code: string) => (isKnown(t, code) ? t(code) : t('INVALID'));
}

type ValidationTexts = ReturnType<typeof useTranslations<'validation'>>;
type Code = Parameters<ValidationTexts>[0];
const isKnown = (t: ValidationTexts, code: string): code is Code =>
  // `has` accepts any string and says whether it is a key.
  t.has(code as Code);
