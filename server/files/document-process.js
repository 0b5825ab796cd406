// The program of the process that reads documents; documents.ts starts it. A hostile PDF can take all memory and
// time of this process, but none of the portal's. It is JavaScript because Node 20 cannot start a process from
// TypeScript.
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** Room for a document of 100 MB, its copy in the parser and its objects. */
const MEMORY_MAX_BYTES = 768 * 1024 * 1024;
/** A process that has become larger than this is replaced: the parser never forgets a name. */
const MEMORY_REST_BYTES = 256 * 1024 * 1024;
const MEMORY_CHECK_MS = 20;

const OPTIONS = { throwOnInvalidObject: true, ignoreEncryption: true, updateMetadata: false };

/** Names of what runs, opens or sends something, or hides another file: actions, annotations, forms, attachments. */
const ACTIVE = new Set(
  (
    'JS JavaScript Launch SubmitForm ImportData Rendition RichMedia RichMediaExecute RichMediaContent GoToE GoToR ' +
    'EmbeddedFile EmbeddedFiles FileAttachment XFA'
  ).split(' '),
);
/** The same names in the bytes, also in a stream that no parser reads but a viewer may be sent to. */
const ACTIVE_BYTES =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|Rendition|RichMedia|GoTo[ER]|EmbeddedFile|FileAttachment|XFA)(?![A-Za-z])/;

// Inflating does not stop for timers, so another thread watches the memory.
new Worker(
  `setInterval(() => {
    if (process.memoryUsage.rss() > ${MEMORY_MAX_BYTES}) process.kill(process.pid, 'SIGKILL');
  }, ${MEMORY_CHECK_MS});`,
  { eval: true },
).unref();
// A portal that stops waits for its requests. The processes end with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
// Requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The parser makes each name that it reads by this function: also those in compressed objects, in objects that a later
// revision replaces, and in keys that are given twice.
/** @type {Set<string>} */
const names = new Set();
const nameOf = PDFName.of;
/** @param {string} name */
PDFName.of = (name) => {
  names.add(name);
  return nameOf(name);
};

process.on('message', async (path) => {
  const answer = await faultOf(await readFile(String(path)));
  const isLast = process.memoryUsage.rss() > MEMORY_REST_BYTES;
  process.send?.({ answer, isLast });
  if (isLast) process.disconnect();
});

/**
 * Why the document is refused; null if it is taken.
 * @param {Buffer} bytes
 */
async function faultOf(bytes) {
  if (ACTIVE_BYTES.test(withoutEscapes(bytes.toString('latin1')))) return 'ACTIVE';
  names.clear();
  let document;
  try {
    document = await PDFDocument.load(bytes, OPTIONS);
  } catch {
    // The parser fails at an encrypted object before it reads at the end of the file that it is encrypted.
    return bytes.includes('/Encrypt') ? 'ENCRYPTED' : 'UNREADABLE';
  }
  if (document.context.trailerInfo.Encrypt !== undefined) return 'ENCRYPTED';
  if ([...names].some((name) => ACTIVE.has(name))) return 'ACTIVE';
  return document.catalog && !hidesObjects(document) ? null : 'UNREADABLE';
}

/**
 * A name may be written with escapes: "/Java#53cript".
 * @param {string} text
 */
function withoutEscapes(text) {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * Whether a stream has the keys of an object stream, but not its type. Some viewers read its objects all the same.
 * @param {PDFDocument} document
 */
function hidesObjects({ context }) {
  return context
    .enumerateIndirectObjects()
    .some(
      ([, object]) =>
        object instanceof PDFRawStream &&
        object.dict.has(nameOf('First')) &&
        object.dict.has(nameOf('N')) &&
        object.dict.get(nameOf('Type')) !== nameOf('ObjStm'),
    );
}
