-- Since when a change that a dealer made to the company's name or address waits to be seen by a clerk.
alter table dealers add column changed_at timestamptz;
create index dealers_to_see on dealers (changed_at) where changed_at is not null;
