-- The delivery addresses of a dealer, beside the address of the company. Decision 0029 says how they are counted.

create table dealer_addresses (
  id uuid constraint dealer_addresses_pkey primary key default gen_random_uuid(),
  dealer_id uuid not null,
  -- A place from 1 to 10. The two constraints on it are the limit: no transaction can add an eleventh address.
  place smallint not null,
  name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  created_at timestamptz not null default now(),
  constraint dealer_addresses_belong_to_a_dealer foreign key (dealer_id) references dealers (id) on delete cascade,
  constraint dealer_addresses_are_at_most_ten check (place between 1 and 10),
  constraint dealer_addresses_take_a_place_each unique (dealer_id, place)
);
