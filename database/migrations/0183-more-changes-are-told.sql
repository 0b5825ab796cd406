-- Open pages learned of these changes by their refresh only: an import that was settled or got more files, a payment reminder, and a
-- second factor that was turned on or off. docs/decisions/0095.

create trigger imports_note_changed after update on imports
  referencing new table as changed for each statement execute function note_change('imports');

create trigger payment_reminders_note_added after insert on payment_reminders
  referencing new table as changed for each statement execute function note_change('orders');

create trigger second_factors_note_changed after update on second_factors
  referencing new table as changed for each statement execute function note_change('users');
create trigger second_factors_note_removed after delete on second_factors
  referencing old table as changed for each statement execute function note_change('users');
