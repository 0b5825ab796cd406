import { clerkMessage, newAddress, registrationDetails, signInDetails } from './bodies.ts';
import { defineKind, type Reader } from './define-kind.ts';
import {
  AccessPayload,
  ChangePayload,
  DecisionPayload,
  EmailPayload,
  ConfirmationPayload,
  FirstMailPayload,
  NewNetworkPayload,
  NewVatIdPayload,
  PaperRequestPayload,
  RegistrationPayload,
  ResetPayload,
  UserPayload,
  VatIdPayload,
} from './payloads.ts';

/** Many open it in a browser that has chosen no language yet, so the address names that of the mail. */
const withToken = (page: `/${string}`, token: string, { locale }: Reader) =>
  `${page}?token=${token}&lang=${locale}`;

const toNewPassword = ({ token }: { token: string }, reader: Reader) =>
  token ? withToken('/auth/reset', token, reader) : '/auth/reset';

const ACCOUNT_MAIL = {
  desk: 'support',
  variables: ({ companyName }: { companyName: string }) => ({ companyName }),
} as const;

/** About the password of one user, a dealer's or an admin. */
const USER_MAIL = { desk: 'support', to: ['dealer'], variables: () => ({}) } as const;

/** About accounts: of dealers, of their users and of admins. */
export const ACCOUNT_MAILS = {
  registrationReceived: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: ConfirmationPayload,
    variables: ({ companyName, isSuspended }) => ({ companyName, isSuspended }),
    path: ({ token }, reader) => (token ? withToken('/auth/confirm', token, reader) : '/vehicles'),
  }),
  registrationToReview: defineKind({
    ...ACCOUNT_MAIL,
    to: ['provider'],
    payload: RegistrationPayload,
    path: ({ dealerId }) => `/admin/users/${dealerId}`,
    blocks: registrationDetails,
    replyTo: ({ email }) => email,
  }),
  accountApproved: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: DecisionPayload,
    path: () => '/vehicles',
    blocks: clerkMessage,
  }),
  accountSuspended: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: DecisionPayload,
    path: () => '/dashboard',
    blocks: clerkMessage,
  }),
  accountChanged: defineKind({
    desk: 'support',
    to: ['dealer'],
    payload: ChangePayload,
    variables: ({ companyName, hasVatId }) => ({ companyName, hasVatId }),
    path: () => '/account',
  }),
  emailChanged: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: EmailPayload,
    path: () => '/auth',
    blocks: newAddress,
  }),
  vatIdChanged: defineKind({
    desk: 'support',
    to: ['dealer'],
    payload: NewVatIdPayload,
    variables: ({ companyName, vatId, isToCheck }) => ({ companyName, vatId, isToCheck }),
    path: () => '/account',
  }),
  vatIdInvalid: defineKind({
    desk: 'support',
    to: ['dealer'],
    payload: VatIdPayload,
    variables: ({ companyName, vatId }) => ({ companyName, vatId }),
    path: () => '/account',
  }),
  papersRequested: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: PaperRequestPayload,
    path: () => '/account',
    blocks: clerkMessage,
  }),
  passwordReset: defineKind({
    ...USER_MAIL,
    payload: ResetPayload,
    path: toNewPassword,
  }),
  /** An admin sets their first password, or a new one after another admin has reset their access. */
  adminInvited: defineKind({ ...USER_MAIL, payload: AccessPayload, path: toNewPassword }),
  /** A colleague sets their first password. Their address is not proved yet, so nothing of what a person typed but the company is in it. */
  colleagueInvited: defineKind({
    ...ACCOUNT_MAIL,
    to: ['dealer'],
    payload: FirstMailPayload,
    path: ({ token }, reader) => (token ? withToken('/auth/invite', token, reader) : '/auth/reset'),
  }),
  adminReset: defineKind({ ...USER_MAIL, payload: AccessPayload, path: toNewPassword }),
  passwordChanged: defineKind({ ...USER_MAIL, payload: UserPayload, path: () => '/auth/reset' }),
  /** An admin has signed in from a network from which they never did before. */
  newNetwork: defineKind({
    ...USER_MAIL,
    payload: NewNetworkPayload,
    path: () => '/account',
    blocks: signInDetails,
  }),
  secondFactorOn: defineKind({ ...USER_MAIL, payload: UserPayload, path: () => '/account' }),
  secondFactorOff: defineKind({ ...USER_MAIL, payload: UserPayload, path: () => '/account' }),
};
