import { oneLine } from './format.ts';
import { htmlOf } from './html.tsx';
import { type MailKinds, MAILS, type QueuedMail } from './kinds.ts';
import { textOf } from './text.ts';
import { composeMail, type Sender } from './view.ts';

/** Renders a mail in the language of its recipient. Throws when the payload does not fit its kind. */
export function renderMail(mail: QueuedMail, sender: Sender, kinds: MailKinds = MAILS) {
  const { view, ...envelope } = composeMail(mail, sender, kinds);
  return { ...envelope, subject: oneLine(view.subject), text: textOf(view), html: htmlOf(view) };
}
