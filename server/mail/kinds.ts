import type { z } from 'zod';
import type { Locale } from '../../contract/constants.ts';
import { ACCOUNT_MAILS } from './account-kinds.ts';
import { contactMessage, foundVehicles, watchedVehicles } from './bodies.ts';
import { type AnyMailKind, type Audience, defineKind } from './define-kind.ts';
import { ContactPayload, ImportPayload, SavedSearchPayload, WatchedPayload } from './payloads.ts';
import { INVOICE_MAILS } from './invoice-kinds.ts';
import { ORDER_MAILS } from './order-kinds.ts';

/** Every kind of mail that the portal sends. Its sentences are in content/mail, by audience and kind. */
export const MAILS = {
  ...ACCOUNT_MAILS,
  ...ORDER_MAILS,
  ...INVOICE_MAILS,
  watchedVehicleChanged: defineKind({
    desk: 'sales',
    to: ['dealer'],
    payload: WatchedPayload,
    variables: ({ count, vehicles }) => ({
      count,
      rest: count - vehicles.length,
      // A subject names one vehicle.
      name: count === 1 ? [vehicles[0]?.make, vehicles[0]?.model].filter(Boolean).join(' ') : '',
    }),
    path: () => '/watchlist',
    blocks: watchedVehicles,
    unsubscribe: ({ token }) =>
      token
        ? { path: `/unsubscribe?token=${token}`, isOneClick: true }
        : { path: '/account', isOneClick: false },
  }),
  savedSearch: defineKind({
    desk: 'sales',
    to: ['dealer'],
    payload: SavedSearchPayload,
    variables: ({ name, count, vehicles }) => ({ name, count, rest: count - vehicles.length }),
    path: ({ search }) => `/vehicles${search && `?${search}`}`,
    blocks: foundVehicles,
    unsubscribe: ({ token }) => ({ path: `/unsubscribe/search?token=${token}`, isOneClick: true }),
  }),
  importFailed: defineKind({
    desk: 'support',
    to: ['dealer'],
    payload: ImportPayload,
    variables: ({ failed }) => ({ count: failed }),
    path: ({ importId }) => `/admin/upload/${importId}`,
  }),
  contactMessage: defineKind({
    desk: 'support',
    to: ['sender', 'provider'],
    payload: ContactPayload,
    variables: ({ companyName, contactName, subject }) => ({ companyName, contactName, subject }),
    path: ({ accountId }, { audience, mailId }) => {
      if (audience !== 'provider') return '/vehicles';
      return accountId === null ? `/admin/mails/${mailId}` : `/admin/users/${accountId}`;
    },
    blocks: contactMessage,
    replyTo: ({ email }) => email,
  }),
} satisfies Record<string, AnyMailKind>;

type Mails = typeof MAILS;

export type MailKind = keyof Mails;
// Object.keys returns string[].
export const MAIL_KINDS = Object.keys(MAILS) as MailKind[];
export const SECRET_MAIL_KINDS = MAIL_KINDS.filter((kind) => MAILS[kind].hasSecretLink);

export const isMailKind = (word: string): word is MailKind => Object.hasOwn(MAILS, word);

/** A table of the same kinds with any payload types. */
export type MailKinds = Record<MailKind, AnyMailKind>;

/** The payload that a feature passes when it queues a mail of this kind. */
export type PayloadOf<K extends MailKind> = z.input<Mails[K]['payload']>;

/** The variables that the sentences of this kind may use. */
export type VariablesOf<K extends MailKind> = ReturnType<Mails[K]['compose']>['variables'];

export type AudienceOf<K extends MailKind> = Mails[K]['to'][number];

export type KindTo<A extends Audience> = {
  [K in MailKind]: A extends AudienceOf<K> ? K : never;
}[MailKind];

/** A mail as the outbox stores it. `to` null: the provider. */
export interface QueuedMail {
  id: string;
  kind: MailKind;
  to: { address: string; locale: Locale } | null;
  payload: unknown;
}
