-- A year later, bookkeeping must show what was known of the VAT id on the day of the supply, not what is known today.

-- The check of the buyer's VAT id at the moment of issue; a credit note repeats that of its invoice. Both are null in a
-- document without a VAT id, and in one that an older version issued.
alter table invoices
  add column vat_id_check text,
  add column vat_id_checked_at timestamptz,
  add constraint invoices_vat_id_check_is_known check (vat_id_check in ('UNCHECKED', 'VALID', 'INVALID')),
  add constraint invoices_date_only_a_check_that_was_made
    check (vat_id_checked_at is null or (vat_id_check is not null and vat_id_check <> 'UNCHECKED'));
