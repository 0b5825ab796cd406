-- Files that were announced and have not arrived are work for a clerk: decision 0186.

alter table import_expected_files add column announced_at timestamptz not null default now();
