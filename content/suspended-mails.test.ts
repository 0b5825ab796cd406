import { expect, test } from 'vitest';
import { LOCALES } from '../contract/constants.ts';
import { aUser, pageOf } from '../fixtures/pages.ts';
import { MAILS, type QueuedMail } from '../server/mail/kinds.ts';
import { renderMail } from '../server/mail/render.ts';
import { aMail, EVERY_MAIL } from '../server/mail/samples.ts';
import { composeMail } from '../server/mail/view.ts';
import { fictitiousProvider as provider } from '../server/provider.ts';

const sender = { provider, publicUrl: 'http://localhost:3000' };
const toSuspended = (mail: QueuedMail): QueuedMail => ({
  ...mail,
  payload: { ...Object(mail.payload), isSuspended: true },
});

test.each(EVERY_MAIL.filter(({ to }) => to === 'dealer'))(
  'a mail to a suspended dealer has a button only if its page is open to them: $kind',
  async ({ kind }) => {
    const mail = aMail(kind, 'de');
    const buttonOf = (sent: QueuedMail) =>
      composeMail(sent, sender, MAILS).view.blocks.find(({ type }) => type === 'button');
    const button = buttonOf(mail);
    if (button?.type !== 'button') throw new Error(`the mail ${kind} has no button`);
    const { location } = await pageOf(button.url.slice(sender.publicUrl.length), {
      user: aUser({ status: 'SUSPENDED' }),
    });
    // An import and the access of an admin are never those of a dealer.
    const isClosed = location === '/dashboard' && !button.url.includes('/admin');
    expect(buttonOf(toSuspended(mail))).toEqual(isClosed ? undefined : button);
  },
);

test('a suspended dealer sends the entry certificate by mail, and is not asked to order again', () => {
  const said = {
    de: [
      /als Antwort auf diese E-Mail. Ein Foto oder Scan genügt/,
      /hochladen|laden Sie/,
      /erneut bestellen/,
    ],
    en: [/reply to this email with a photograph or scan/, /upload/, /order again/],
    fr: [/en réponse à cet e-mail. Une photo ou un scan suffit/, /déposer/, /nouvelle commande/],
  } as const;
  for (const locale of LOCALES) {
    const [byMail, upload, again] = said[locale];
    const textOf = (mail: QueuedMail) => renderMail(mail, sender).text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');
    const delivery = aMail('paymentReceived', locale, { arrivalForm: '2026-000017' });
    expect(textOf(delivery)).toMatch(upload);
    expect(textOf(toSuspended(delivery))).toMatch(byMail);
    expect(textOf(toSuspended(delivery))).not.toMatch(upload);
    const expired = aMail('reservationExpired', locale);
    expect(textOf(expired)).toMatch(again);
    expect(textOf(toSuspended(expired))).not.toMatch(again);
  }
});
