-- Search and facets: words as they are typed, names separate from equipment, and indexes for index-only
-- scans.

-- Whole words, not stems: a word that is still being typed ("sitzheizu") is a prefix of the whole word only.
create text search dictionary german_words (template = simple, stopwords = german);
create text search configuration trade_words (copy = german);
alter text search configuration trade_words
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part
  with unaccent, german_words;

-- A text in the spellings that people search for: "ID.3" also as "ID 3", "Müller" also as "Mueller".
create function spellings(words text) returns text
  language sql immutable strict parallel safe
  return translate(words || ' ' || write_out_umlauts(words), '-./+,;:()_&*''"', '               ');

-- Also each name as one word: "e-tron" as "etron", "ID.3" as "ID3".
create function name_spellings(words text) returns text
  language sql immutable strict parallel safe
  return spellings(words) || ' ' || translate(write_out_umlauts(words), '-./', '');

create function searched_words(words text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('trade', words) || to_tsvector('trade_words', words);

-- Stems and whole words, without duplicates: the planner estimates more matches for every alternative.
create function searched_query(query text) returns tsquery
  language sql immutable strict parallel safe
  return case
    when to_tsquery('trade', query) = to_tsquery('trade_words', query) then to_tsquery('trade', query)
    else to_tsquery('trade', query) || to_tsquery('trade_words', query)
  end;

-- Make and model have weight A, variant and VIN weight B.
create function searched_name(make text, model text, variant text, vin text) returns tsvector
  language sql immutable parallel safe
  return setweight(searched_words(name_spellings(make || ' ' || model)), 'A')
    || setweight(searched_words(name_spellings(coalesce(variant, '')) || ' ' || vin), 'B');

-- Only the name decides the rank. This column is small, so ranking many matches does not read their
-- equipment.
alter table vehicles
  drop column search_vector,
  add column name_vector tsvector not null
    generated always as (searched_name(make, model, variant, vin)) stored,
  add column search_vector tsvector not null
    generated always as (
      searched_name(make, model, variant, vin)
      || setweight(searched_words(spellings(coalesce(equipment_text, ''))), 'D')
    ) stored;

create index vehicles_by_search on vehicles using gin (search_vector);

-- Typing errors are compared with the names in stock, not with all vehicles.
drop index vehicles_by_name_part;

-- Each sort order includes the status, so that a late page needs an index-only scan.
drop index vehicles_by_first_registration, vehicles_by_price, vehicles_by_mileage;
create index vehicles_by_first_registration on vehicles (first_registered desc nulls last, id) include (status);
create index vehicles_by_price on vehicles (price_net, id) include (status);
create index vehicles_by_mileage on vehicles (mileage_km, id) include (status);

-- All columns that the facets count.
create index vehicles_by_facets on vehicles (status)
  include (make, model, fuel_type, transmission, colour, price_net, mileage_km, id);

create index vehicles_by_name_in_stock on vehicles (make, model) where status <> 'SOLD';
drop index vehicles_by_make_and_model;
create index vehicles_by_make_and_model on vehicles (make, model) include (status);

-- Every make and model in stock once: a loose index scan that jumps from one value to the next.
create view names_in_stock as
  with recursive names as (
    (select make, model from vehicles where status <> 'SOLD' order by make, model limit 1)
    union all
    select next.make, next.model
    from names
    cross join lateral (
      select vehicles.make, vehicles.model
      from vehicles
      where status <> 'SOLD' and (vehicles.make, vehicles.model) > (names.make, names.model)
      order by vehicles.make, vehicles.model
      limit 1
    ) next
  )
  select make, model from names;
