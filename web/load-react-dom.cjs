/**
 * An error without a stack. react-dom makes five errors while it is evaluated, only to recognise them later. If a tool is attached, V8
 * reads all of react-dom again for the lines of their stacks: two thirds of the time that its evaluation takes.
 * @param {string} message
 */
function UntracedError(message) {
  return Object.assign(Object.create(UntracedError.prototype), { message });
}
UntracedError.prototype = Error.prototype;

// In the chunk of the entry, as an import() would not be, but evaluated with its first use: docs/decisions/0160.
exports.loadReactDom = () => {
  const traced = globalThis.Error;
  Object.assign(globalThis, { Error: UntracedError });
  try {
    return require('react-dom/client');
  } finally {
    globalThis.Error = traced;
  }
};
