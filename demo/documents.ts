import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { hasServiceHistory } from './facts.ts';
import { conditionReport, handoverNotes, registrationSample, serviceHistory, type Sheet } from './papers.ts';
import type { DemoVehicle } from './stock.ts';

const INK = '#1d2430';
const FAINT = '#6b7480';
const LINE = '#c9d0d8';
const PLATE = '#1f4aa8';
const LEFT = 56;
const RIGHT = 539;

type Pdf = InstanceType<typeof PDFDocument>;

function head(pdf: Pdf, sheet: Sheet): void {
  pdf.rect(LEFT, 48, 92, 22).lineWidth(1).stroke(INK);
  pdf.rect(LEFT, 48, 12, 22).fill(PLATE);
  pdf
    .fillColor(INK)
    .font('Helvetica-Bold')
    .fontSize(11)
    .text('FORECOURT', LEFT + 18, 54);
  pdf.font('Helvetica').fontSize(8).fillColor(FAINT);
  pdf.text('Muster: Fahrzeug und Angaben sind frei erfunden', LEFT + 200, 55, {
    width: RIGHT - LEFT - 200,
    align: 'right',
  });
  pdf.font('Helvetica-Bold').fontSize(19).fillColor(INK).text(sheet.title, LEFT, 96);
  pdf.font('Helvetica').fontSize(10).fillColor(FAINT).text(sheet.subtitle, LEFT, 122);
  pdf.moveTo(LEFT, 142).lineTo(RIGHT, 142).lineWidth(1).stroke(LINE);
  pdf.y = 156;
}

function rows(pdf: Pdf, lines: readonly (readonly [string, string])[]): void {
  for (const [name, value] of lines) {
    const top = pdf.y;
    pdf.font('Helvetica').fontSize(9.5).fillColor(FAINT).text(name, LEFT, top, { width: 180 });
    pdf.fillColor(INK).text(value, LEFT + 190, top, { width: RIGHT - LEFT - 190 });
    pdf.y = Math.max(pdf.y, top + 14) + 3;
    pdf
      .moveTo(LEFT, pdf.y - 2)
      .lineTo(RIGHT, pdf.y - 2)
      .lineWidth(0.5)
      .stroke(LINE);
    pdf.y += 3;
  }
}

function watermark(pdf: Pdf): void {
  pdf
    .save()
    .rotate(-38, { origin: [297, 440] })
    .fillOpacity(0.06);
  pdf
    .font('Helvetica-Bold')
    .fontSize(120)
    .fillColor(INK)
    .text('MUSTER', 0, 380, { width: 595, align: 'center' });
  pdf.restore().fillOpacity(1);
}

/** Prints a sheet as PDF. */
export async function print(sheet: Sheet, created: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 48,
    lang: 'de-DE',
    info: { Title: sheet.title, Author: 'Forecourt', CreationDate: created },
  });
  const written = buffer(pdf);
  watermark(pdf);
  head(pdf, sheet);
  for (const section of sheet.sections) {
    if (section.heading) {
      pdf.y += 8;
      pdf.font('Helvetica-Bold').fontSize(11.5).fillColor(INK).text(section.heading, LEFT, pdf.y);
      pdf.y += 6;
    }
    if (section.rows) rows(pdf, section.rows);
    if (section.text) {
      pdf.font('Helvetica').fontSize(10).fillColor(INK);
      pdf.text(section.text, LEFT, pdf.y, { width: RIGHT - LEFT, lineGap: 3 });
    }
    pdf.y += 8;
  }
  pdf.end();
  return written;
}

interface Paper {
  fileName: string;
  pdf: Buffer;
}

const PRINTED = new Date('2026-01-15T08:00:00Z');
// The same for every vehicle, so it is printed once and its content is shared.
let handover: Promise<Buffer> | undefined;

/** The documents that contain nothing about the vehicle itself. */
export async function sharedDocumentsOf(vehicle: DemoVehicle): Promise<Paper[]> {
  if (vehicle.serial % 3 !== 0) return [];
  handover ??= print(handoverNotes(), PRINTED);
  return [{ fileName: 'Hinweise zur Übergabe.pdf', pdf: await handover }];
}

/** One to three PDF documents of a vehicle, by file name. */
export async function documentsOf(vehicle: DemoVehicle): Promise<Paper[]> {
  const papers = [{ fileName: 'Zustandsbericht.pdf', pdf: await print(conditionReport(vehicle), PRINTED) }];
  papers.push(...(await sharedDocumentsOf(vehicle)));
  if (hasServiceHistory(vehicle.serial)) {
    papers.push({ fileName: 'Servicehistorie.pdf', pdf: await print(serviceHistory(vehicle), PRINTED) });
  } else if (vehicle.serial % 4 === 2) {
    papers.push({
      fileName: 'Zulassungsbescheinigung Teil I (Muster).pdf',
      pdf: await print(registrationSample(vehicle), PRINTED),
    });
  }
  return papers;
}
