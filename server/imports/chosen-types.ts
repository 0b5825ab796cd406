import { sql, type Transaction } from 'kysely';
import type { DocumentType } from '../../contract/document-types.ts';
import type { DB } from '../../database/schema.ts';
import type { DeliveredMedium } from './read-delivery.ts';

/** A document whose type a clerk has chosen. `fileName`: null for documents of before, whose titles were made from it. */
export interface TypedDocument {
  sha256: string;
  fileName: string | null;
  title: string;
  documentType: DocumentType;
}

/** The documents of a vehicle whose type a clerk has chosen, in their order. */
export async function findTypedDocuments(tx: Transaction<DB>, vehicleId: string): Promise<TypedDocument[]> {
  const found = await sql<TypedDocument>`
    select sha256, file_name as "fileName", title, coalesce(document_type, 'OTHER') as "documentType"
    from vehicle_media
    where vehicle_id = ${vehicleId} and is_type_chosen
    order by ordinal
  `.execute(tx);
  return found.rows;
}

/** The type that a clerk has chosen for this document: for the one with its name, else for the one with its content. */
export function chosenTypeOf(
  { sha256, kind, title, originalName }: Pick<DeliveredMedium, 'sha256' | 'kind' | 'title' | 'originalName'>,
  typed: readonly TypedDocument[],
): DocumentType | undefined {
  if (kind !== 'pdf') return undefined;
  const isNamedSo = (known: TypedDocument) =>
    known.fileName === null ? known.title === title : known.fileName === originalName;
  const same = typed.find(isNamedSo) ?? typed.find((known) => known.sha256 === sha256);
  return same?.documentType;
}
