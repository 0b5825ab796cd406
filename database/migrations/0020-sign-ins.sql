-- Sign-ins and refused sign-ins, so that an attack can be told from a typing error. They are deleted after 180 days.

create table sign_ins (
  id bigint generated always as identity constraint sign_ins_pkey primary key,
  at timestamptz not null default now(),
  -- Null: the e-mail address has no account.
  user_id uuid,
  -- Keyed hashes of the e-mail address as typed and of the network. The key is a file of the program.
  email_hash bytea not null,
  network_hash bytea not null,
  -- ATTACKED: so many refusals that the answers to unknown networks are slow. At most one an hour and address.
  outcome text not null,
  constraint sign_ins_belong_to_a_user foreign key (user_id) references users (id) on delete cascade,
  constraint sign_ins_outcome_is_known check (outcome in ('SIGNED_IN', 'REFUSED', 'ATTACKED'))
);

create index sign_ins_by_address on sign_ins (email_hash, at);
create index sign_ins_by_user on sign_ins (user_id);
create index sign_ins_by_time on sign_ins (at);
