-- Vehicles, their pictures and documents, and full-text search.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- German stems of words without accents (é -> e, ü -> u).
create text search configuration trade (copy = german);
alter text search configuration trade
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with unaccent, german_stem;

-- ä -> ae and so on: the second German spelling of umlauts.
create function write_out_umlauts(words text) returns text
  language sql immutable strict parallel safe
  return replace(replace(replace(replace(lower(words), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss');

-- Each content is stored once, even if several vehicles show it.
create table stored_files (
  sha256 text constraint stored_files_pkey primary key,
  kind text not null,
  byte_size bigint not null,
  width integer,
  height integer,
  created_at timestamptz not null default now(),
  constraint stored_files_sha256_is_hexadecimal check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint stored_files_kind_is_known check (kind in ('image', 'pdf')),
  constraint stored_files_images_have_a_size check ((kind = 'image') = (width is not null and height is not null))
);

create table vehicles (
  id uuid constraint vehicles_pkey primary key default gen_random_uuid(),
  vin text not null,
  make text not null,
  model text not null,
  variant text,
  first_registered date,
  mileage_km integer,
  engine_size_cc integer,
  kw integer,
  transmission text,
  fuel_type text,
  colour text,
  doors integer,
  steering_position text,
  price_net numeric(12,2) not null,
  currency text not null default 'EUR',
  status text not null default 'AVAILABLE',
  -- The order that set the current status; null if an admin or the import set it.
  status_order_id uuid,
  specs_json jsonb not null default '{}',
  equipment_text text,
  search_vector tsvector not null generated always as (
    setweight(to_tsvector('trade', make || ' ' || model), 'A')
    || setweight(to_tsvector('trade', write_out_umlauts(make || ' ' || model)), 'A')
    || setweight(to_tsvector('trade', coalesce(variant, '') || ' ' || vin), 'B')
    || setweight(to_tsvector('trade', write_out_umlauts(coalesce(variant, ''))), 'B')
    || setweight(to_tsvector('trade', coalesce(equipment_text, '')), 'D')
    || setweight(to_tsvector('trade', write_out_umlauts(coalesce(equipment_text, ''))), 'D')
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint vehicles_vin_is_taken unique (vin),
  constraint vehicles_vin_is_well_formed check (vin ~ '^[A-HJ-NPR-Z0-9]{17}$'),
  constraint vehicles_status_is_known check (status in ('AVAILABLE', 'RESERVED', 'SOLD')),
  constraint vehicles_available_are_held_by_no_order check (status <> 'AVAILABLE' or status_order_id is null),
  constraint vehicles_steering_position_is_known check (steering_position in ('LEFT', 'RIGHT')),
  constraint vehicles_price_is_positive check (price_net > 0),
  constraint vehicles_mileage_is_not_negative check (mileage_km >= 0),
  constraint vehicles_currency_is_euro check (currency = 'EUR')
);

create index vehicles_by_search on vehicles using gin (search_vector);
create index vehicles_by_vin_part on vehicles using gin (vin gin_trgm_ops);
create index vehicles_by_name_part on vehicles using gin (lower(make || ' ' || model) gin_trgm_ops);
create index vehicles_by_first_registration on vehicles (first_registered desc nulls last, id);
create index vehicles_by_price on vehicles (price_net, id);
create index vehicles_by_mileage on vehicles (mileage_km nulls last, id);
create index vehicles_by_make_and_model on vehicles (make, model);
create index vehicles_by_status_order on vehicles (status_order_id) where status_order_id is not null;

create table vehicle_media (
  id uuid constraint vehicle_media_pkey primary key default gen_random_uuid(),
  vehicle_id uuid not null constraint vehicle_media_belong_to_a_vehicle references vehicles on delete cascade,
  sha256 text not null constraint vehicle_media_show_a_stored_file references stored_files on delete restrict,
  media_type text not null,
  title text not null,
  ordinal integer not null,
  is_cover boolean not null default false,
  uploaded_at timestamptz not null default now(),
  constraint vehicle_media_type_is_known check (media_type in ('image', 'pdf')),
  constraint vehicle_media_cover_is_an_image check (media_type = 'image' or not is_cover),
  constraint vehicle_media_have_their_place unique (vehicle_id, ordinal)
);

create unique index vehicle_media_have_one_cover on vehicle_media (vehicle_id) where is_cover;
create index vehicle_media_by_file on vehicle_media (sha256);

-- A dealer marks a vehicle: it is on their watch list or hidden from their lists.
create table dealer_vehicle_statuses (
  id uuid constraint dealer_vehicle_statuses_pkey primary key default gen_random_uuid(),
  vehicle_id uuid not null constraint dealer_vehicle_statuses_mark_a_vehicle references vehicles on delete cascade,
  dealer_id uuid not null constraint dealer_vehicle_statuses_belong_to_a_dealer references dealers on delete cascade,
  status text not null,
  updated_at timestamptz not null default now(),
  constraint dealer_vehicle_statuses_are_one_per_vehicle unique (dealer_id, vehicle_id),
  constraint dealer_vehicle_statuses_are_known check (status in ('WATCHED', 'HIDDEN'))
);

create index dealer_vehicle_statuses_by_vehicle on dealer_vehicle_statuses (vehicle_id);
