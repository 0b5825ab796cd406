import { useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { type EditedField, formOf, type VehicleForm } from './changed-fields.ts';

export interface FormOfVehicle {
  register: UseFormRegister<VehicleForm>;
  errors: FieldErrors<VehicleForm>;
  vehicle: Vehicle;
}

/** What every control of the form has: its label, its error, and its place in the form. */
export function useFields({ register, errors, vehicle }: FormOfVehicle) {
  const t = useTranslations('adminVehicles.fields');
  const [first] = useState(() => formOf(vehicle));
  return (name: EditedField) => ({
    label: t(name),
    error: errors[name]?.message,
    // The form library fills its fields in the browser only.
    defaultValue: first[name],
    ...register(name),
  });
}
