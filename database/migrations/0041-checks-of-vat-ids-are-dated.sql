-- When a clerk judged the VAT id of a dealer, and who did. An id that was judged earlier has neither.
alter table dealers
  add column vat_id_checked_at timestamptz,
  add column vat_id_checked_by text,
  add constraint dealers_vat_id_checks_name_the_clerk
    check ((vat_id_checked_at is null) = (vat_id_checked_by is null)),
  add constraint dealers_vat_id_checks_end_with_the_id
    check (vat_id_check <> 'UNCHECKED' or vat_id_checked_at is null);

-- Several accounts may carry one VAT id; the clerk sees which.
create index dealers_by_vat_id on dealers (vat_id) where vat_id is not null;
