import { sendForm } from '../api/send-form.ts';

const ADD = { endpoint: 'POST /api/dealer/papers', url: '/api/dealer/papers' } as const;

/** Uploads a paper. Throws what a call throws. */
export function sendPaper(file: File, onShare: (sent: number) => void = () => {}): Promise<void> {
  const form = new FormData();
  form.append('file', file, file.name);
  return sendForm(ADD, form, onShare);
}

/** Sends papers one after the other, and returns those that were refused or did not arrive. */
export async function sendPapers(files: readonly File[]): Promise<File[]> {
  const left: File[] = [];
  for (const file of files) await sendPaper(file).catch(() => left.push(file));
  return left;
}
