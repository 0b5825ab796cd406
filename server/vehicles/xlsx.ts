import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

type Value = string | number | { day: string } | null;
type Rows = readonly (readonly Value[])[];

/**
 * An XLSX file with one sheet of this name. Its texts are inline strings, which are never formulas. No library: the few parts that
 * Excel needs are fixed texts.
 */
export async function xlsxOf(name: string, rows: Rows): Promise<Buffer> {
  const zip = new ZipFile();
  const parts = { ...PARTS, 'xl/workbook.xml': workbookOf(name), 'xl/worksheets/sheet1.xml': sheetOf(rows) };
  for (const [path, text] of Object.entries(parts))
    zip.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`), path);
  zip.end();
  return buffer(Readable.from(zip.outputStream));
}

function sheetOf(rows: Rows): string {
  const lines = rows.map((row) => `<row>${row.map(cellOf).join('')}</row>`);
  return `<worksheet xmlns="${SHEET}">${widthsOf(rows)}<sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function cellOf(value: Value): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  if (typeof value === 'object') {
    const days = daysOf(value);
    return days < FIRST_EXACT_DAY ? cellOf(value.day) : `<c s="${DAY_STYLE}"><v>${days}</v></c>`;
  }
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

/** A day as spreadsheets store it. */
const daysOf = ({ day }: { day: string }): number => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000;

/** 1 March 1900. Excel counts a 29 February of 1900, so earlier days would be shown as others. */
const FIRST_EXACT_DAY = 61;

/** Columns with days are as wide as a day: Excel shows "####" where one does not fit. */
function widthsOf(rows: Rows): string {
  const places = new Set(rows.flatMap((row) => row.flatMap((value, at) => (isDay(value) ? [at + 1] : []))));
  const widths = [...places]
    .toSorted((one, other) => one - other)
    .map((place) => `<col min="${place}" max="${place}" width="${DAY_WIDTH}" customWidth="1"/>`);
  return widths.length === 0 ? '' : `<cols>${widths.join('')}</cols>`;
}

const isDay = (value: Value) => typeof value === 'object' && value !== null;

/** In characters: "31.12.2026" and some room. */
const DAY_WIDTH = 12;

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

/** The place of the style in `STYLES`. */
const DAY_STYLE = 1;
/** 14: the short date of the reader's language. */
const STYLES =
  `<styleSheet xmlns="${SHEET}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>';

const PARTS = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" ` +
    'Target="xl/workbook.xml"/></Relationships>',
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" ` +
    'Target="worksheets/sheet1.xml"/>' +
    `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': STYLES,
};
