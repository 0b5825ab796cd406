import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { afterAll, describe, expect, test } from 'vitest';
import { aDocument } from '../../fixtures/deliveries.ts';
import { aBomb, aCompressedObject, aPdf, aStream } from '../../fixtures/documents.ts';
import { checkDocument, DocumentRefused } from './documents.ts';

const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Why a PDF is refused; null if it is taken. The limit of the test ends a reader that hangs, on a slow machine as well. */
async function faultOf(content: Buffer | string, timeoutMs = 600_000): Promise<string | null> {
  const path = join(folder, 'document.pdf');
  await writeFile(path, content);
  return checkDocument(path, timeoutMs).then(
    () => null,
    (error: unknown) => {
      if (error instanceof DocumentRefused) return error.reason;
      throw error;
    },
  );
}

async function printed(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new PDFDocument(options);
  pdf.text('Zustandsbericht');
  pdf.end();
  return buffer(pdf);
}

const SCRIPT = '<</S/JavaScript/JS(app.alert(1))>>';

describe('a document is taken', () => {
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['as a program prints it', () => printed({ info: { Title: 'Bericht' }, lang: 'de-DE' })],
    ['with its objects compressed', () => aPdf({ objects: [aCompressedObject(4, '<</Title(Bericht)>>')] })],
    [
      'with the page to open, outlines and links',
      () =>
        aPdf({
          catalog: '/OpenAction[3 0 R/Fit]/Outlines<<>>/PageMode/UseOutlines',
          page: '/Annots[<</Subtype/Link/A<</S/URI/URI(https://example.com)>>>>]',
        }),
    ],
    [
      'with a form that a person fills in',
      () => aPdf({ catalog: '/AcroForm<</Fields[<</FT/Tx/T(Name)>>]>>' }),
    ],
    ['as small as possible', () => aDocument()],
  ])('%s', async (_, make) => {
    expect(await faultOf(await make())).toBeNull();
  });
});

describe('a document that does more than show pages is refused', () => {
  test.each<[string, Buffer]>([
    ['a script that runs when it is opened', aPdf({ catalog: `/OpenAction${SCRIPT}` })],
    ['a script that runs with a page', aPdf({ page: `/AA<</O${SCRIPT}>>` })],
    [
      'a script in the names of the document',
      aPdf({ catalog: `/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>` }),
    ],
    ['an action that starts a program', aPdf({ page: '/Annots[<</A<</S/Launch/F(cmd.exe)>>>>]' })],
    [
      'an action that opens another file',
      aPdf({ catalog: '/OpenAction<</S/GoToR/F(\\\\\\\\host\\\\a.pdf)>>' }),
    ],
    ['an action in a file within the file', aPdf({ catalog: '/OpenAction<</S/GoToE>>' })],
    ['a form that sends its data', aPdf({ page: '/Annots[<</A<</S/SubmitForm/F(https://a.example)>>>>]' })],
    ['a form that imports data', aPdf({ page: '/Annots[<</A<</S/ImportData/F(a.fdf)>>>>]' })],
    [
      'an XFA form',
      aPdf({ catalog: '/AcroForm<</XFA 4 0 R>>', objects: [aStream(4, '', Buffer.from('<xdp/>'))] }),
    ],
    ['an attachment', aPdf({ catalog: '/Names<</EmbeddedFiles<</Names[(a)<</EF<</F 4 0 R>>>>]>>>>' })],
    ['rich media', aPdf({ page: '/Annots[<</Subtype/RichMedia>>]' })],
    ['a name with escapes', aPdf({ catalog: '/OpenAction<</S/J#61va#53cript/#4a#53(app.alert(1))>>' })],
    ['a script in a compressed object', aPdf({ objects: [aCompressedObject(4, SCRIPT)] })],
    [
      'a script in a compressed object with escapes',
      aPdf({ objects: [aCompressedObject(4, '<</S/Java#53cript>>')] }),
    ],
    [
      'a script in an object that a later one of its number replaces',
      aPdf({ objects: [aCompressedObject(4, SCRIPT), aCompressedObject(4, '<</S/GoTo>>')] }),
    ],
    ['a key that is given twice', aPdf({ objects: [aCompressedObject(4, '<</S/Launch/S/GoTo>>')] })],
    [
      'a script at a place that only the table of objects names',
      aPdf({ objects: [aStream(4, '', Buffer.from(`9 0 obj${SCRIPT}endobj`))] }),
    ],
  ])('%s', async (_, pdf) => {
    expect(await faultOf(pdf)).toBe('ACTIVE');
  });
});

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['with a password to open it', () => printed({ userPassword: 'geheim' })],
  ['with a password to change it', () => printed({ ownerPassword: 'geheim', pdfVersion: '1.7ext3' })],
  ['by a key that is missing', () => aPdf({ trailer: '/Encrypt 9 0 R' })],
])('an encrypted document is refused: %s', async (_, make) => {
  expect(await faultOf(await make())).toBe('ENCRYPTED');
});

describe('a document that cannot be read is refused', () => {
  test.each<[string, () => Promise<Buffer> | Buffer | string]>([
    ['nothing but its first line', () => '%PDF-1.7\n'],
    ['a text', () => '%PDF-1.7 Mit freundlichen Grüßen'],
    ['the first half', async () => (await printed()).subarray(0, 600)],
    ['endless nesting', () => aPdf({ objects: [`4 0 obj${'['.repeat(200_000)}`] })],
    ['objects in a stream that does not say so', () => aPdf({ objects: [aCompressedObject(4, SCRIPT, '')] })],
  ])('%s', async (_, make) => {
    expect(await faultOf(await make())).toBe('UNREADABLE');
  });

  test('if it inflates to more than the memory of its reader, and the next one is read', async () => {
    const before = process.memoryUsage.rss();
    expect(await faultOf(aPdf({ objects: [aBomb(4, 4)] }))).toBe('UNREADABLE');
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
    expect(await faultOf(aPdf())).toBeNull();
  });

  test('if it takes too long, and the next one is read', async () => {
    const withNumbers = (count: number) => aPdf({ objects: [`4 0 obj[${'1 '.repeat(count)}]endobj`] });
    // To read it takes seconds, on a busy machine half a minute: the short one shows that the length alone is refused.
    expect(await faultOf(withNumbers(4_000_000), 20)).toBe('UNREADABLE');
    expect(await faultOf(withNumbers(1000))).toBeNull();
  });
});

test('documents that arrive at once are read one after the other', async () => {
  const [good, bad] = [join(folder, 'good.pdf'), join(folder, 'bad.pdf')];
  await writeFile(good, aPdf());
  await writeFile(bad, aPdf({ catalog: `/OpenAction${SCRIPT}` }));
  const outcomes = await Promise.allSettled([good, bad, good, bad].map((path) => checkDocument(path)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
});
