import { useLocale, useTranslations } from 'use-intl';
import { BODY_TYPES } from '../../../contract/body-types.ts';
import type { Messages } from '../../texts/messages.ts';
import { ccmIn } from '../../ui/format.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FactFields } from './FactFields.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { type FormOfVehicle, useFields } from './use-fields.ts';

const FUELS = [
  'Petrol',
  'Diesel',
  'Electric',
  'Hybrid',
  'Plug-in hybrid',
  'LPG',
  'CNG',
  'Hydrogen',
  'Other',
] as const satisfies (keyof Messages['states']['fuel'])[];
const TRANSMISSIONS = ['Manual', 'Automatic'] as const;
const STEERING = ['LEFT', 'RIGHT'] as const;

/** Words of an import that the portal does not know stay choices. */
const isForeign = (word: string | null, known: readonly string[]): word is string =>
  word !== null && !known.includes(word);

/** The fields in groups, in the order in which a wrong one takes the focus. */
export function VehicleFields(props: FormOfVehicle) {
  const states = useTranslations('states');
  const groups = useTranslations('adminVehicles.groups');
  const locale = useLocale();
  const { vehicle } = props;
  const field = useFields(props);
  return (
    <>
      <FieldGroup title={groups('vehicle')}>
        <TextField {...field('make')} autoComplete="off" />
        <TextField {...field('model')} autoComplete="off" />
        <TextField {...field('variant')} autoComplete="off" />
        <SelectField {...field('bodyType')}>
          <option value="">–</option>
          {BODY_TYPES.map((body) => (
            <option key={body} value={body}>
              {states(`body.${body}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('vin')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        <TextField {...field('priceNet')} inputMode="decimal" suffix="€" autoComplete="off" />
      </FieldGroup>
      <FieldGroup title={groups('data')}>
        <TextField {...field('firstRegistered')} type="date" />
        <TextField {...field('mileageKm')} inputMode="numeric" suffix="km" autoComplete="off" />
        <TextField {...field('engineSizeCc')} inputMode="numeric" suffix={ccmIn(locale)} autoComplete="off" />
        <TextField {...field('kw')} inputMode="numeric" suffix="kW" autoComplete="off" />
        <TextField {...field('doors')} inputMode="numeric" autoComplete="off" />
        <SelectField {...field('fuelType')}>
          <option value="">–</option>
          {isForeign(vehicle.fuelType, FUELS) && <option value={vehicle.fuelType}>{vehicle.fuelType}</option>}
          {FUELS.map((fuel) => (
            <option key={fuel} value={fuel}>
              {states(`fuel.${fuel}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('transmission')}>
          <option value="">–</option>
          {isForeign(vehicle.transmission, TRANSMISSIONS) && (
            <option value={vehicle.transmission}>{vehicle.transmission}</option>
          )}
          {TRANSMISSIONS.map((transmission) => (
            <option key={transmission} value={transmission}>
              {states(`transmission.${transmission}`)}
            </option>
          ))}
        </SelectField>
        <TextField {...field('colour')} autoComplete="off" />
        <SelectField {...field('steeringPosition')}>
          <option value="">–</option>
          {STEERING.map((side) => (
            <option key={side} value={side}>
              {states(`steering.${side}`)}
            </option>
          ))}
        </SelectField>
      </FieldGroup>
      <FactFields field={field} />
    </>
  );
}
