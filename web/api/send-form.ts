import { type Call, callBy, headersOf, type Transport } from './call.ts';

/** Receives the share of a form that has been sent, from 0 to 1. At 1 the server processes it. */
export type OnShare = (sent: number) => void;

/**
 * Sends a form by XMLHttpRequest, because fetch does not report the progress of an upload. Until the answer the browser asks before
 * it closes the page: what is left to send would be lost.
 */
export const formTransport =
  (form: FormData, onShare: OnShare): Transport =>
  (url, { method, headers, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [header, value] of Object.entries(headersOf({ method, headers })))
        request.setRequestHeader(header, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onShare(loaded / total);
      });
      request.upload.addEventListener('load', () => onShare(1));
      request.addEventListener('load', () => {
        const { status, statusText, responseText: text } = request;
        resolve({ status, statusText, text, header: (name) => request.getResponseHeader(name) });
      });
      request.addEventListener('error', () => reject(new TypeError('the network failed')));
      request.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      addEventListener('beforeunload', ask);
      request.addEventListener('loadend', () => removeEventListener('beforeunload', ask));
      request.send(form);
    });

/** A call that uploads this form: `sendForm(form, onShare)('POST /api/dealer/papers')`. */
export const sendForm = (form: FormData, onShare: OnShare): Call => callBy(formTransport(form, onShare));
