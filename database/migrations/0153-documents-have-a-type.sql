-- What a document is: server/files/document-type.ts reads it from the name of the file. Null counts as OTHER: servers of the
-- version before do not write it.

alter table vehicle_media
  add column document_type text,
  add constraint vehicle_media_document_type_is_known check (
    document_type in ('CONDITION_REPORT', 'SERVICE_HISTORY', 'REGISTRATION', 'COC', 'OTHER')
  ),
  add constraint vehicle_media_only_documents_have_a_document_type check (
    media_type = 'pdf' or document_type is null
  );

-- The titles of earlier documents are the names of their files. The program knows more words than these.
update vehicle_media
set document_type = case
    when title ~* '\mcoc\M|conformity|conformité|übereinstimmung' then 'COC'
    when title ~* 'zulassung|fahrzeugschein|fahrzeugbrief|registration|carte grise|immatriculation' then 'REGISTRATION'
    when title ~* 'serviceheft|servicehistorie|service history|service book|scheckheft|wartung|entretien' then 'SERVICE_HISTORY'
    else 'CONDITION_REPORT'
  end
where media_type = 'pdf'
  and title ~* '\mcoc\M|conformity|conformité|übereinstimmung|zulassung|fahrzeugschein|fahrzeugbrief|registration|carte grise|immatriculation|serviceheft|servicehistorie|service history|service book|scheckheft|wartung|entretien|zustand|gutachten|schaden|schäden|condition|damage|expertise|rapport d.état';
