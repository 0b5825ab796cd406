-- A company kept the address of a user whom a colleague had removed. It gets that of its first owner, as a removal does from
-- now on.

update dealers
set email = owners.email
from (
  select distinct on (dealer_id) dealer_id, email
  from users
  where rights = 'OWNER' and disabled_at is null and email_confirmed_at is not null
  order by dealer_id, created_at, id
) as owners
where owners.dealer_id = dealers.id
  and dealers.erased_at is null
  and not exists (select from users where users.dealer_id = dealers.id and users.email = dealers.email)
  and not exists (select from dealers others where others.email = owners.email);
