import { type OnShare, sendForm } from '../api/send-form.ts';

/** Uploads a paper. Throws what a call throws. */
export function sendPaper(file: File, onShare: OnShare = () => {}): Promise<unknown> {
  const form = new FormData();
  form.append('file', file, file.name);
  return sendForm(form, onShare)('POST /api/dealer/papers');
}

/** Sends papers one after the other, and returns those that were refused or did not arrive. */
export async function sendPapers(files: readonly File[]): Promise<File[]> {
  const left: File[] = [];
  for (const file of files) await sendPaper(file).catch(() => left.push(file));
  return left;
}
