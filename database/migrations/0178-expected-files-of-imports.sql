-- The files of an import that were announced and have not arrived: decision 0179.

create table import_expected_files (
  import_id uuid not null constraint import_expected_files_belong_to_an_import references imports on delete cascade,
  file_name text not null,
  constraint import_expected_files_pkey primary key (import_id, file_name)
);
