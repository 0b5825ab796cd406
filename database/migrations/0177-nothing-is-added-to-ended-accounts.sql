-- An invitation, a feed or a saved search may have begun before the dealer was erased, or before its user was removed. It
-- waits for the lock on their rows, and then fails as if the dealer or the user had been deleted.

create trigger users_are_not_of_an_erased_dealer
  after insert on users
  for each row when (new.dealer_id is not null)
  execute function refuse_rows_of_an_erased_dealer('users_belong_to_a_dealer');
create trigger feeds_are_not_of_an_erased_dealer
  after insert on feeds
  for each row execute function refuse_rows_of_an_erased_dealer('feeds_belong_to_a_dealer');

create function refuse_searches_of_an_ended_user() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for key share;
  if exists (
    select from users
    left join dealers on dealers.id = users.dealer_id
    where users.id = new.user_id and (users.removed_at is not null or dealers.erased_at is not null)
  ) then
    raise exception 'user % has been removed or erased', new.user_id
      using errcode = 'foreign_key_violation', constraint = 'saved_searches_belong_to_a_user';
  end if;
  return null;
end $$;

create trigger saved_searches_are_not_of_an_ended_user
  after insert on saved_searches
  for each row execute function refuse_searches_of_an_ended_user();
