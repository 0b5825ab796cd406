/** The bytes of bitmap-kernels.wat. A test compares them, and shows those of a changed text. */
export const KERNELS =
  'AGFzbQEAAAABDwJgBH9/f38AYAN/f38BfwMGBQAAAAEBBQYBARCAgAQHPwYGbWVtb3J5AgAJaW50ZXJzZWN0AAAFdW5pdGUAAQhz' +
  'dWJ0cmFjdAACCWNvdW50Qm90aAADB292ZXJsYXAABArFAwU+AQF/IAEgA2ohBANAIAAgAf0ABAAgAv0ABAD9Tv0LBAAgAEEQaiEA' +
  'IAFBEGohASACQRBqIQIgASAESQ0ACws+AQF/IAEgA2ohBANAIAAgAf0ABAAgAv0ABAD9UP0LBAAgAEEQaiEAIAFBEGohASACQRBq' +
  'IQIgASAESQ0ACws+AQF/IAEgA2ohBANAIAAgAf0ABAAgAv0ABAD9T/0LBAAgAEEQaiEAIAFBEGohASACQRBqIQIgASAESQ0ACwvJ' +
  'AQICfwJ7IAAgAmohAwNA/QwAAAAAAAAAAAAAAAAAAAAAIQUgAEGAAmohBANAIAUgAP0ABAAgAf0ABAD9Tv1i/W4hBSAFIAD9AAQQ' +
  'IAH9AAQQ/U79Yv1uIQUgBSAA/QAEICAB/QAEIP1O/WL9biEFIAUgAP0ABDAgAf0ABDD9Tv1i/W4hBSAAQcAAaiEAIAFBwABqIQEg' +
  'ACAESQ0ACyAGIAX9ff1//a4BIQYgACADSQ0ACyAG/RsAIAb9GwFqIAb9GwIgBv0bA2pqCzsBAX8gACACaiEDA0AgAP0ABAAgAf0A' +
  'BAD9Tv1TBEBBAQ8LIABBEGohACABQRBqIQEgACADSQ0AC0EACw==';

/** What the module exports. A bitmap is an offset in its memory, and `bytes` its length. */
export interface Kernels {
  memory: WebAssembly.Memory;
  intersect(into: number, a: number, b: number, bytes: number): void;
  unite(into: number, a: number, b: number, bytes: number): void;
  subtract(into: number, a: number, b: number, bytes: number): void;
  countBoth(a: number, b: number, bytes: number): number;
  overlap(a: number, b: number, bytes: number): number;
}

const compiled = new WebAssembly.Module(Buffer.from(KERNELS, 'base64'));

/** The operations with a memory of their own. */
export function openKernels(): Kernels {
  // The types of WebAssembly do not know what a module exports.
  return new WebAssembly.Instance(compiled).exports as unknown as Kernels;
}
