-- The views of the list of dealers are saved too.
alter table saved_views
  drop constraint saved_views_list_is_known,
  add constraint saved_views_list_is_known check (list in ('vehicles', 'orders', 'invoices', 'dealers'));
