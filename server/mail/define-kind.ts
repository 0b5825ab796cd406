import type { z } from 'zod';
import type { MailPhrases } from '../../content/mail/phrases.ts';
import type { Locale } from '../../contract/constants.ts';
import type { Block } from './blocks.ts';

/**
 * The recipients of a mail: every user of a dealer, the provider, or the sender of a contact message. Mails about a
 * password go to a single user, whom the texts address like a dealer; that may be an admin.
 */
export type Audience = 'dealer' | 'provider' | 'sender';

/** The reader of a mail and the texts in their language. */
export interface Reader {
  /** The entry of the mail in the back office. */
  mailId: string;
  audience: Audience;
  locale: Locale;
  /** Their account is SUSPENDED: pages for dealers are closed to them, and their contracts go on. */
  isSuspended: boolean;
  phrases: MailPhrases;
  /** Origin of links, "https://portal.example". */
  publicUrl: string;
}

/**
 * A stored file that is sent with a mail. It is loaded when the mail is sent and must still be stored by then. `key` is
 * that of the storage, "documents/<sha256>.pdf"; `invoice` the number of an invoice or a credit note; `arrivalForm` the
 * number of the invoice whose form is drawn. `filename` is what the reader sees; the content type follows from its
 * extension.
 */
export type Attachment = { filename: string } & (
  | { key: string }
  | { invoice: string; file: 'xml' | 'pdf' }
  | { arrivalForm: string }
);

/** `isOneClick`: a POST to the path ends the mails, without a session (RFC 8058). */
export interface Unsubscription {
  path: string;
  isOneClick: boolean;
}

type Payload = z.ZodType<{ contactName: string }> & { shape: object };

interface MailKindRow<A extends Audience, P extends Payload, V extends object> {
  /** The provider, or one other audience, or both. */
  to: readonly A[];
  /** The provider's address that this kind belongs to: it receives the provider's copy and the answers. */
  desk: 'sales' | 'support';
  /** What the outbox stores as JSON. The schema also cleans the text that people typed. `token`: the secret of the link. */
  payload: P;
  /** What the sentences in content/mail may mention. */
  variables(payload: z.output<P>, reader: Reader): V;
  /** The target of the button, "/vehicles". */
  path(payload: z.output<P>, reader: Reader): string;
  /** Between the opening sentences and the next steps. */
  blocks?(payload: z.output<P>, reader: Reader): Block[];
  /** Where the reader ends mails of this kind, if they may. */
  unsubscribe?(payload: z.output<P>): Unsubscription;
  /** The recipient of the provider's answer. */
  replyTo?(payload: z.output<P>): string;
  attachments?(payload: z.output<P>): Attachment[];
}

/** A kind of mail filled in with one payload for one reader. */
interface MailContent<V extends object> {
  contactName: string;
  variables: V;
  path: string;
  blocks: readonly Block[];
  replyTo: string | undefined;
  unsubscribe: Unsubscription | undefined;
  attachments: readonly Attachment[];
}

interface DefinedMailKind<A extends Audience, P, V extends object> {
  to: readonly A[];
  desk: 'sales' | 'support';
  payload: P;
  /** Nobody reads it in the back office, and nobody sends it again by hand. */
  hasSecretLink: boolean;
  /** Throws if the payload from the outbox does not match the schema. */
  compose(payload: unknown, reader: Reader): MailContent<V>;
}

/** A kind whose payload type is not known at compile time. */
export type AnyMailKind = DefinedMailKind<Audience, unknown, object>;

/** Ties the functions of a row to its payload, so that kinds with different payloads fit into one table. */
export function defineKind<A extends Audience, P extends Payload, V extends object>(
  row: MailKindRow<A, P, V>,
): DefinedMailKind<A, P, V> {
  const { to, desk, payload: schema } = row;
  return {
    to,
    desk,
    payload: schema,
    hasSecretLink: 'token' in schema.shape,
    compose(stored, reader) {
      const payload = schema.parse(stored);
      return {
        contactName: payload.contactName,
        variables: row.variables(payload, reader),
        path: row.path(payload, reader),
        blocks: row.blocks?.(payload, reader) ?? [],
        replyTo: row.replyTo?.(payload),
        unsubscribe: row.unsubscribe?.(payload),
        attachments: row.attachments?.(payload) ?? [],
      };
    },
  };
}
