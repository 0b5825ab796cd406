-- PostgreSQL takes a typographic apostrophe, quotation mark or dash for a letter: "Pack d’hiver" was one word less than "Pack d'hiver", and
-- no search found it. docs/decisions/0173.

create or replace function spellings(words text) returns text
  language sql immutable strict parallel safe
  return translate(
    words || ' ' || write_out_umlauts(words),
    '-./+,;:()_&*''"’‘‚‛ʼ′´`“”„«»‹›–—…•·®™',
    '                                    '
  );

-- The stored words are those of the old function. An unchanged value has them computed anew.
update vehicles
set equipment_text = equipment_text
where concat_ws(' ', make, model, variant, equipment_text) ~ '[’‘‚‛ʼ′´`“”„«»‹›–—…•·®™]';
