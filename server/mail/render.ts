import { oneLine, severalLines } from './format.ts';
import { htmlOf } from './html.ts';
import type { QueuedMail } from './kinds.ts';
import { type Sender, writeLetter } from './letter.ts';
import { textOf } from './text.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail in its recipient's language. */
export function renderMail(mail: QueuedMail, sender: Sender): RenderedMail {
  const letter = writeLetter(withoutControls(mail), sender);
  return { subject: oneLine(letter.subject), text: textOf(letter), html: htmlOf(letter) };
}

/** Names and addresses are what strangers typed: none may break out of its line. */
function withoutControls(mail: QueuedMail): QueuedMail {
  const cleaned: unknown = JSON.parse(JSON.stringify(mail), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    return key === 'notes' || key === 'message' ? severalLines(value) : oneLine(value);
  });
  // The same shape: only strings were replaced, by strings.
  return cleaned as QueuedMail;
}
