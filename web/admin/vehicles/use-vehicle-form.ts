import { ATTEMPTS } from './change-vehicle.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type Medium, type Vehicle, VehicleChanges } from '../../../contract/vehicles.ts';
import { CallFailed, isRefused, isUnanswered } from '../../api/call.ts';
import { useToast } from '../../ui/Toasts.tsx';
import {
  changedFields,
  EDITED_FIELDS,
  type EditedField,
  firstOf,
  formOf,
  mergeForm,
  type VehicleForm,
} from './changed-fields.ts';
import { isFarFrom } from './price-change.ts';
import { useEditVehicle, vehicleToEditQuery } from './queries.ts';
import { useRuleText } from './use-rule-text.ts';

export interface SeenVehicle {
  vehicle: Vehicle;
  media: readonly Medium[];
  etag: string | null;
}

interface Given {
  seen: SeenVehicle;
  isDirty: RefObject<() => boolean>;
  onSaving: (isSaving: boolean) => void;
  onDone: () => void;
}

const isEdited = (path: unknown): path is EditedField => EDITED_FIELDS.some((field) => field === path);

/**
 * The state of the edit form. If somebody else has changed the vehicle meanwhile, their fields and those of the form are
 * merged. Fields that both have changed are shown with their value, and the clerk decides.
 */
export function useVehicleForm({ seen, isDirty, onSaving, onDone }: Given) {
  const t = useTranslations('adminVehicles');
  const toast = useToast();
  const queryClient = useQueryClient();
  const edit = useEditVehicle();
  // The vehicle with which the typed values are compared. Nothing is rendered from it.
  const base = useRef(seen);
  const [failure, setFailure] = useState<Error | null>(null);
  // An answer was lost. Nothing says since then that the change is not saved.
  const [mayBeSaved, setMayBeSaved] = useState(false);
  const [conflicts, setConflicts] = useState<readonly EditedField[]>([]);
  const [asked, setAsked] = useState<string | null>(null);
  const form = useForm<VehicleForm>({ defaultValues: formOf(seen.vehicle) });
  const showProblems = useShowProblems(form);

  useEffect(() => {
    isDirty.current = () => Object.keys(changedFields(base.current.vehicle, form.getValues())).length > 0;
  }, [isDirty, form]);

  // What others change is shown at once, as long as nothing is typed.
  useEffect(() => {
    if (seen.vehicle === base.current.vehicle || edit.isPending || isDirty.current()) return;
    form.reset(formOf(seen.vehicle));
    base.current = seen;
  }, [seen, edit.isPending, isDirty, form]);

  function save(typed: VehicleForm) {
    setFailure(null);
    setConflicts([]);
    const changes = changedFields(base.current.vehicle, typed);
    if (Object.keys(changes).length === 0) return onDone();
    const checked = VehicleChanges.safeParse(changes);
    if (!checked.success) {
      showProblems(
        checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message })),
      );
      return;
    }
    const price = checked.data.priceNet;
    if (price !== undefined && isFarFrom(base.current.vehicle.priceNet, price)) setAsked(price);
    else void send();
  }

  async function send() {
    onSaving(true);
    try {
      await sendMerged(upToDate());
      const { make, model } = form.getValues();
      setMayBeSaved(false);
      onDone();
      toast({ tone: 'success', title: t('saved'), description: `${make} ${model}` });
    } catch (error) {
      if (error instanceof FieldConflict || !(error instanceof Error)) return;
      if (isUnanswered(error)) setMayBeSaved(true);
      if (!showProblems(problemsOf(error))) setFailure(error);
    } finally {
      onSaving(false);
    }
  }

  // Deleting a document changes only the ETag.
  function upToDate(): SeenVehicle {
    const isSame = JSON.stringify(base.current.vehicle) === JSON.stringify(seen.vehicle);
    return isSame ? seen : base.current;
  }

  async function sendMerged({ vehicle, etag }: SeenVehicle, attempt = 1): Promise<void> {
    const changes = changedFields(vehicle, form.getValues());
    try {
      await edit.mutateAsync({ id: vehicle.id, changes, etag });
    } catch (error) {
      if (attempt === ATTEMPTS || !isRefused(error, 'PATCH /api/vehicles/{id}', 'EDITED_MEANWHILE'))
        throw error;
      const now = await queryClient.fetchQuery(vehicleToEditQuery(vehicle.id));
      const merged = mergeForm(vehicle, now.vehicle, form.getValues());
      for (const field of EDITED_FIELDS) form.setValue(field, merged.form[field]);
      base.current = now;
      // An attempt whose answer was lost may have saved all of it.
      const isSaved = Object.keys(changedFields(now.vehicle, form.getValues())).length === 0;
      if (isSaved) return;
      if (merged.conflicts.length === 0) return sendMerged(now, attempt + 1);
      showConflicts(merged.conflicts, now.vehicle);
      throw new FieldConflict();
    }
  }

  function showConflicts(fields: readonly EditedField[], now: Vehicle) {
    const current = formOf(now);
    setConflicts(fields);
    for (const field of fields)
      form.setError(field, {
        message:
          field === 'condition' ? t('condition.theirs') : t('theirs', { value: current[field] || '–' }),
      });
  }

  return {
    form,
    save,
    failure,
    mayBeSaved,
    conflicts,
    takeTheirs: () => {
      const current = formOf(base.current.vehicle);
      for (const field of conflicts) form.setValue(field, current[field]);
      form.clearErrors();
      setConflicts([]);
    },
    asked,
    isSaving: edit.isPending,
    confirm: () => {
      setAsked(null);
      void send();
    },
    decline: () => {
      setAsked(null);
      form.setFocus('priceNet');
    },
  };
}

class FieldConflict extends Error {}

interface FieldProblem {
  path: unknown;
  code: string;
}

function problemsOf(error: Error): readonly FieldProblem[] {
  if (!(error instanceof CallFailed)) return [];
  if (error.problem?.code === 'VIN_TAKEN') return [{ path: 'vin', code: 'VIN_TAKEN' }];
  return error.problem?.errors ?? [];
}

/** Shows each problem under its field and focuses the first of them. Returns whether there was a field for any. */
function useShowProblems(form: ReturnType<typeof useForm<VehicleForm>>) {
  const ruleText = useRuleText();
  return (problems: readonly FieldProblem[]): boolean => {
    const fields: EditedField[] = [];
    for (const { path, code } of problems) {
      const [field, ...inside] = String(path).split('.');
      if (!isEdited(field) || fields.includes(field)) continue;
      fields.push(field);
      form.setError(field, { type: inside.join('.'), message: ruleText(field, code, inside.at(-1)) });
    }
    const first = firstOf(fields);
    if (first) form.setFocus(first);
    return first !== undefined;
  };
}
