import { answerOf, callBy, type EndpointName, request, type SendingOf } from './call.ts';

export interface CalledFile {
  /** With the content type of the answer. */
  file: Blob;
  /** From Content-Disposition; null without one. */
  name: string | null;
  header: (name: string) => string | null;
}

/** Makes a call that answers a file. Throws CallFailed like every call. */
export async function callForFile<Name extends EndpointName>(
  name: Name,
  sending: SendingOf<Name>,
): Promise<CalledFile> {
  let file = new Blob();
  const call = callBy(async (url, sent) => {
    const response = await request(url, sent);
    if (!response.ok) return answerOf(response);
    file = await response.blob();
    // The file is no JSON.
    return answerOf(response, '');
  });
  // TypeScript cannot resolve the conditional arguments of Call for a name that is not known yet.
  const ask = call.withHeaders as (
    name: Name,
    sending: SendingOf<Name>,
  ) => Promise<{ header: (name: string) => string | null }>;
  const { header } = await ask(name, sending);
  const [, fileName = null] = /filename="([^"]+)"/.exec(header('content-disposition') ?? '') ?? [];
  return { file, name: fileName, header };
}
