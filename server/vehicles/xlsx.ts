import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

type Value = string | number | null;

/**
 * An XLSX file with one sheet of this name. Its texts are inline strings, which are never formulas. No library: the few parts that
 * Excel needs are fixed texts.
 */
export async function xlsxOf(name: string, rows: readonly (readonly Value[])[]): Promise<Buffer> {
  const zip = new ZipFile();
  const parts = { ...PARTS, 'xl/workbook.xml': workbookOf(name), 'xl/worksheets/sheet1.xml': sheetOf(rows) };
  for (const [path, text] of Object.entries(parts))
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`), path);
  zip.end();
  return buffer(Readable.from(zip.outputStream));
}

function sheetOf(rows: readonly (readonly Value[])[]): string {
  const lines = rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`);
  return `<worksheet xmlns="${SHEET}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellOf(value: Value): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

/** Characters that XML 1.0 cannot hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these are the characters that must go
const NOT_IN_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string): string =>
  text.replace(NOT_IN_XML, '').replaceAll(/[&<>]/g, (mark) => ENTITIES[mark] ?? mark);

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const workbookOf = (name: string): string =>
  `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>` +
  `<sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const PARTS = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" ` +
    'Target="xl/workbook.xml"/></Relationships>',
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" ` +
    'Target="worksheets/sheet1.xml"/></Relationships>',
};
