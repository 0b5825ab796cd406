import { z } from 'zod';
import { de } from '../../content/mail/de.ts';
import { en } from '../../content/mail/en.ts';
import { fr } from '../../content/mail/fr.ts';
import type { MailPhrases, MailSentences } from '../../content/mail/phrases.ts';
import type { MailWords } from '../../content/mail/words.ts';
import type { Locale } from '../../contract/constants.ts';
import type { Provider } from '../provider.ts';
import type { Block, Link, MailView } from './blocks.ts';
import type { AnyMailKind, Attachment, Audience, Unsubscription } from './define-kind.ts';
import { countryName, mailtoOf, telOf, typeset } from './format.ts';
import type { MailKind, MailKinds, QueuedMail } from './kinds.ts';

const WORDS: Record<Locale, MailWords> = { de, en, fr };
const GROUPS = { dealer: 'toDealer', provider: 'toProvider', sender: 'toSender' } as const;

/** The sender of the mails, and the origin of their links. */
export interface Sender {
  provider: Provider;
  /** Origin of links, "https://portal.example". */
  publicUrl: string;
}

/** `enqueueMails` adds it to every mail to a suspended dealer. */
const Addressee = z.object({ isSuspended: z.boolean().default(false) });

/** The pages among those of the buttons that only an ACTIVE dealer may open. */
const FOR_ACTIVE_DEALERS = /^\/(?:orders|company|watchlist)(?:\/|$)/;

interface ComposedMail {
  view: MailView;
  /** The provider's address for this kind of mail. */
  desk: string;
  /** The recipient of the provider's answer, if the payload names one. */
  replyTo: string | undefined;
  unsubscribe: Unsubscription | undefined;
  attachments: readonly Attachment[];
}

/** Makes the view model of a mail from the outbox. */
export function composeMail(
  mail: QueuedMail,
  { provider, publicUrl }: Sender,
  kinds: MailKinds,
): ComposedMail {
  const kind = kinds[mail.kind];
  const audience = audienceOf(mail, kind);
  const locale = mail.to?.locale ?? provider.mailLocale;
  const phrases = WORDS[locale];
  const { isSuspended } = Addressee.parse(mail.payload);
  const { contactName, variables, path, blocks, ...rest } = kind.compose(mail.payload, {
    mailId: mail.id,
    audience,
    locale,
    isSuspended,
    phrases,
    publicUrl,
  });
  const { unsubscribe } = rest;
  const sentences = sentencesOf(mail.kind, variables, phrases, audience);
  const desk = provider[`${kind.desk}Email`];
  const contact = { hours: provider.hours[locale], phone: typeset(provider.phone), email: desk };
  // Only the provider's own: what people typed becomes no link.
  const links = [
    { text: contact.phone, url: telOf(contact.phone) },
    { text: contact.email, url: mailtoOf(contact.email) },
  ];
  const isToProvider = audience === 'provider';
  const view: MailView = {
    locale,
    subject: sentences.subject,
    portalName: provider.portalName,
    colon: typeset(phrases.colon),
    blocks: [
      ...(isToProvider ? [] : [paragraph(phrases.greeting(contactName))]),
      ...sentences.opening.map((text) => paragraph(typeset(text))),
      ...blocks,
      ...stepsOf(sentences, phrases),
      ...(sentences.closing ?? []).map((text) => paragraph(typeset(text))),
      ...(isToProvider ? [] : [paragraph(typeset(phrases.questions(contact)), links)]),
      ...(isSuspended && FOR_ACTIVE_DEALERS.test(path)
        ? []
        : [{ type: 'button' as const, label: sentences.button, url: new URL(path, publicUrl).href }]),
      // Also in the mail, because not every mail program shows the header.
      ...(unsubscribe ? [link(typeset(phrases.unsubscribe), new URL(unsubscribe.path, publicUrl).href)] : []),
      ...(isToProvider ? [] : [{ type: 'regards' as const, lines: phrases.regards(provider.portalName) }]),
    ],
    footer: footerOf(phrases, provider, locale),
  };
  return { view, desk, ...rest };
}

/** Without a recipient the mail goes to the provider. A kind has at most one other audience. */
function audienceOf({ kind, to }: QueuedMail, { to: audiences }: AnyMailKind): Audience {
  const audience = audiences.find((each) => (each === 'provider') === (to === null));
  if (!audience) throw new Error(`a mail ${kind} never goes to ${to ? 'a person' : 'the provider'}`);
  return audience;
}

function sentencesOf(kind: MailKind, variables: object, words: MailWords, audience: Audience): MailSentences {
  // MailWords ties the sentences of each kind to its variables. The compiler loses that in a union of kinds.
  const group = words[GROUPS[audience]] as Partial<Record<MailKind, (variables: object) => MailSentences>>;
  const sentences = group[kind];
  if (!sentences) throw new Error(`the mail ${kind} has no texts for the ${audience}`);
  return sentences(variables);
}

const paragraph = (text: string, links: readonly Link[] = []): Block => ({ type: 'paragraph', text, links });

const link = (label: string, url: string): Block => ({ type: 'link', label, url });

function stepsOf({ steps }: MailSentences, { headings }: MailPhrases): Block[] {
  return steps ? [{ type: 'steps', heading: typeset(headings.next), items: steps.map(typeset) }] : [];
}

function footerOf({ legal, colon }: MailPhrases, provider: Provider, locale: Locale): string[] {
  const { legalName, street, postalCode, city, country, registerCourt, registerNumber } = provider;
  return [
    `${legalName}, ${street}, ${postalCode}\u00a0${city}, ${countryName(country, locale)}`,
    `${registerCourt}, ${registerNumber} · ${legal.managingDirector}${colon} ${provider.managingDirector}`,
    `${legal.vatId} ${provider.vatId}`,
    legal.automatic(provider.portalName),
  ].map(typeset);
}
