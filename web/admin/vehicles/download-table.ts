import { callBy, everyCall, type SendingOf } from '../../api/call.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Downloads these vehicles as a table. Throws CallFailed like every call. */
export async function downloadTable(
  body: SendingOf<'POST /api/admin/vehicles/export'>['body'],
  name: string,
): Promise<void> {
  let file = new Blob();
  const call = callBy(async (url, request) => {
    const headers = { ...request.headers, ...everyCall.headers?.() };
    const response = await fetch(url, { ...request, headers, credentials: 'include' });
    const { status, statusText } = response;
    if (!response.ok) return { status, statusText, text: await response.text() };
    file = await response.blob();
    // The file is no JSON.
    return { status, statusText, text: '' };
  });
  await call('POST /api/admin/vehicles/export', { body });
  saveFile(file, file.type, `${name}.${body.format}`);
}
