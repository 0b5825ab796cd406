-- What dealers ask of a car that they have not seen: docs/decisions/0134. Null where nobody has said it.

-- What the damages of a condition cost; null if it says nothing of damages, or if one of them has no estimate.
create function damages_sum(condition jsonb) returns numeric
  language sql immutable strict parallel safe
  return (
    select case
      when jsonb_typeof(condition -> 'damages') <> 'array' then null
      when count(*) = count(damage ->> 'estimate') then coalesce(sum((damage ->> 'estimate')::numeric), 0)
    end
    from jsonb_array_elements(
      case when jsonb_typeof(condition -> 'damages') = 'array' then condition -> 'damages' else '[]' end
    ) as damage
  );

alter table vehicles
  add column body_type text,
  add column seats integer,
  add column emission_class text,
  add column co2_g_km integer,
  add column consumption_litres numeric(4,1),
  add column consumption_kwh numeric(4,1),
  add column battery_kwh numeric(5,1),
  add column battery_health_percent integer,
  add column range_km integer,
  add column tow_load_kg integer,
  add column hsn_tsn text,
  add column interior text,
  add column owners integer,
  add column keys integer,
  add column service_book text,
  add column next_inspection date,
  add column accident_free boolean,
  add column imported boolean,
  add column location_postal_code text,
  add column location_country text,
  add column ready_from date,
  -- Damages, tyres, paint readings and who inspected the car. The program checks its inside: contract/condition.ts.
  add column condition jsonb,
  add column damages_sum numeric(12,2) generated always as (damages_sum(condition)) stored,
  add constraint vehicles_body_type_is_known check (
    body_type in (
      'SMALL_CAR', 'HATCHBACK', 'SALOON', 'ESTATE', 'SUV', 'MPV', 'COUPE', 'CONVERTIBLE', 'PICKUP', 'MINIBUS', 'PANEL_VAN',
      'OTHER'
    )
  ),
  add constraint vehicles_have_one_to_sixty_seats check (seats between 1 and 60),
  add constraint vehicles_emission_class_is_known check (
    emission_class in (
      'EURO_1', 'EURO_2', 'EURO_3', 'EURO_4', 'EURO_5', 'EURO_6', 'EURO_6B', 'EURO_6C', 'EURO_6D_TEMP', 'EURO_6D', 'EURO_6E',
      'EURO_7'
    )
  ),
  add constraint vehicles_service_book_is_known check (
    service_book in ('COMPLETE', 'PRESENT', 'INCOMPLETE', 'NONE')
  ),
  add constraint vehicles_owners_are_not_negative check (owners >= 0),
  add constraint vehicles_tow_load_is_not_negative check (tow_load_kg >= 0),
  add constraint vehicles_location_country_is_a_code check (location_country ~ '^[A-Z]{2}$'),
  add constraint vehicles_condition_is_an_object check (jsonb_typeof(condition) = 'object'),
  alter column body_type set storage main,
  alter column emission_class set storage main,
  alter column location_country set storage main;

-- The name that the maker gives an estate is a fact of the vehicle: as server/imports/body-type.ts reads it from now on. A van
-- called Kombi has windows and seats, and is no estate.
update vehicles set body_type = 'ESTATE'
where lower(model || ' ' || coalesce(variant, '')) ~
    '\m(variant|avant|touring|sw|break|kombi|combi|estate|turnier|sports ?tourer|t-modell|sportswagon|sportcombi|grandtour|shooting brake)\M'
  and lower(model) !~
    '\m(transporter|caddy|crafter|multivan|caravelle|t[3-7]|vito|viano|sprinter|citan|trafic|master|kangoo|vivaro|movano|combo|berlingo|jumpy|jumper|partner|rifter|expert|traveller|boxer|scudo|ducato|dobl[oò]|talento|transit|tourneo|nv[0-9]+|primastar|interstar|townstar|proace|hiace|staria|daily|v-klasse)\M';
