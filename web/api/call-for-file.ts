import { callBy, type EndpointName, send, type SendingOf } from './call.ts';

export interface TextFile {
  text: string;
  type: string;
  /** From Content-Disposition; null without one. */
  name: string | null;
}

/** Makes a call that answers a text file. Throws CallFailed like every call. */
export async function callForFile<Name extends EndpointName>(
  name: Name,
  sending: SendingOf<Name>,
): Promise<TextFile> {
  let text = '';
  const call = callBy(async (url, request) => {
    const answer = await send(url, request);
    if (answer.status !== 200) return answer;
    text = answer.text;
    // The file is no JSON.
    return { ...answer, text: '' };
  });
  // TypeScript cannot resolve the conditional arguments of Call for a name that is not known yet.
  const ask = call.withHeaders as (
    name: Name,
    sending: SendingOf<Name>,
  ) => Promise<{ header: (name: string) => string | null }>;
  const { header } = await ask(name, sending);
  const [, fileName = null] = /filename="([^"]+)"/.exec(header('content-disposition') ?? '') ?? [];
  return { text, type: header('content-type') ?? '', name: fileName };
}
