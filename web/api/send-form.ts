import { CallFailed, type EndpointName, everyCall } from './call.ts';

/**
 * Uploads a form by XMLHttpRequest, because fetch does not report the progress of an upload. Throws what a call throws.
 * `url` is the path of the endpoint with its parameters. `onShare` hears which share has been sent, from 0 to 1.
 */
export const sendForm = (
  { endpoint, url }: { endpoint: EndpointName; url: string },
  form: FormData,
  onShare: (sent: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [header, value] of Object.entries(everyCall.headers?.() ?? {}))
      request.setRequestHeader(header, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onShare(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status === 201) resolve();
      else reject(new CallFailed(status, responseText, statusText, endpoint));
    });
    request.addEventListener('error', () => reject(new TypeError('the network failed')));
    request.send(form);
  });
