-- A page that has lost the answer to a file cannot tell whether the file has arrived. It sends the file under an id, and again under the same.

alter table import_files add column sent_as uuid;
