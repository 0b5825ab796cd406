-- The views of reservations, mails and the history are saved too. The release before this one saves none of them.
alter table saved_views
  drop constraint saved_views_list_is_known,
  add constraint saved_views_list_is_known
    check (list in ('vehicles', 'reservations', 'orders', 'invoices', 'dealers', 'mails', 'history'));
