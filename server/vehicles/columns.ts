import { type RawBuilder, sql } from 'kysely';
import {
  LISTED_FIELD_NAMES,
  PAGE_FIELDS,
  VEHICLE_FIELDS,
  type VehicleFieldName,
} from '../../contract/vehicle-fields.ts';
import { type ListedMedium, type Medium, PUBLIC_SPEC_LABELS } from '../../contract/vehicles.ts';
import { currentStatus } from '../current-status.ts';
import { isoInstant } from '../iso-instant.ts';

type SnakeCase<Name extends string, Done extends string = ''> = Name extends `${infer First}${infer Rest}`
  ? SnakeCase<Rest, `${Done}${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}`>
  : Done;

/** The column of a field: `mileageKm` is in `mileage_km`. */
export function columnOf<Name extends string>(name: Name): SnakeCase<Name> {
  // The type says what the pattern does.
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

/** The part of `specsJson` that everybody may read. Admins read all of it. */
const publicSpecs = sql`(
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(specs_json)
  where key = any(${[...PUBLIC_SPEC_LABELS]}::text[])
)`;

/** A number with a decimal is numeric in the database, which the program reads as text. */
const fieldColumns = (names: readonly VehicleFieldName[]) =>
  sql.join(
    names.map((name) => {
      const column = sql.ref(columnOf(name));
      return VEHICLE_FIELDS[name].kind === 'decimal'
        ? sql`${column}::float8 as ${sql.id(name)}`
        : sql`${column} as ${sql.id(name)}`;
    }),
  );

/** The number of damages of a row of `vehicles`; null if nobody says anything of damages. */
export const damageCount: RawBuilder<number | null> = sql`
  case when jsonb_typeof(condition -> 'damages') = 'array' then jsonb_array_length(condition -> 'damages') end
`;

/** What tables say of the tyres, the paint and the inspection of a row of `vehicles`, as the comparison does. */
export const leastTread: RawBuilder<unknown> = sql`(
  select min(mm::text::numeric) from jsonb_path_query(condition, '$.tyres[*].mm ? (@ >= 0)') as mm
)`;
export const mostMicrons: RawBuilder<unknown> = sql`(
  select max(microns::text::numeric) from jsonb_path_query(condition, '$.paint[*].microns') as microns
)`;
export const inspectedOn: RawBuilder<unknown> = sql`condition -> 'inspection' ->> 'on'`;

/** The columns of a row of `vehicles` that a list shows, under the names of the contract. */
export const listedColumns = (isAdmin: boolean): RawBuilder<unknown> => sql`
  vehicles.id,
  vin,
  make,
  model,
  ${fieldColumns(LISTED_FIELD_NAMES)},
  base_colour as "baseColour",
  price_net as "priceNet",
  former_price_net as "formerPriceNet",
  currency,
  damages_sum as "damagesSum",
  ${damageCount} as "damageCount",
  ${currentStatus} as status,
  ${isAdmin ? sql`specs_json` : publicSpecs} as "specsJson",
  ${isoInstant('vehicles.created_at')} as "createdAt"
`;

/** The pictures and documents of a row of `vehicles`, in their order, as a list shows them. */
export const listedMediaOfVehicle: RawBuilder<ListedMedium[]> = sql`(
  select coalesce(
    json_agg(
      json_build_object(
        'id', media.id,
        'url', '/media/' || media.id,
        'mediaType', media.media_type,
        'title', media.title,
        'ordinal', media.ordinal,
        'isCover', media.is_cover
      )
      order by media.ordinal
    ),
    '[]'
  )
  from vehicle_media media
  where media.vehicle_id = vehicles.id
)`;

/** A row of the list. What only clerks see is null for others. */
export const listRowColumns = (isAdmin: boolean): RawBuilder<unknown> => sql`
  ${listedColumns(isAdmin)},
  ${isAdmin ? isOrdered : sql`null::boolean`} as "isOrdered",
  ${isAdmin ? isoInstant('vehicles.updated_at') : sql`null::text`} as "changedAt",
  ${listedMediaOfVehicle} as media
`;

const isOrdered = sql`exists (
  select from vehicle_reservations where vehicle_reservations.vehicle_id = vehicles.id
)`;

/** All columns of a row of `vehicles`, under the names of the contract. */
export const vehicleColumns = (isAdmin: boolean): RawBuilder<unknown> =>
  sql`${listedColumns(isAdmin)}, ${fieldColumns(PAGE_FIELDS)}, condition, equipment_text as "equipmentText"`;

/** The pictures and documents of a row of `vehicles`, in their order, in the contract's shape. */
export const mediaOfVehicle: RawBuilder<Medium[]> = sql`(
  select coalesce(
    json_agg(
      json_build_object(
        'id', media.id,
        'vehicleId', media.vehicle_id,
        'url', '/media/' || media.id,
        'mediaType', media.media_type,
        'title', media.title,
        'documentType', case when media.media_type = 'pdf' then coalesce(media.document_type, 'OTHER') end,
        'ordinal', media.ordinal,
        'isCover', media.is_cover,
        'uploadedAt', ${isoInstant('media.uploaded_at')},
        'width', files.width,
        'height', files.height,
        'byteSize', files.byte_size
      )
      order by media.ordinal
    ),
    '[]'
  )
  from vehicle_media media
  join stored_files files on files.sha256 = media.sha256
  where media.vehicle_id = vehicles.id
)`;
