import { ADMIN_PASSWORD_MIN_LENGTH } from '../../contract/account-figures.ts';
import type { Role } from '../../contract/states.ts';
import type { ValidationCode } from '../../contract/validation.ts';
import { fieldFailure } from '../failure.ts';

/** How many of the commonest passwords are refused; docs/rules.md, chapter "Passwords". */
export const COMMONEST = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * The list of the package is in lower case and begins with the commonest password. Loaded with the first new password: its
 * module takes 12 MB.
 */
function loadCommon(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, COMMONEST)),
  );
  return common;
}

/** Whose password it will be. An admin has no company. */
export interface PasswordOwner {
  email: string;
  companyName?: string | undefined;
  /** Absent: the first password of an admin, whose length the configuration checks, or of a new dealer. */
  role?: Role;
}

/** Throws VALIDATION_FAILED if a new password is easy to guess. Only for new passwords: sign-ins take every old one. */
export async function requireGoodPassword(
  path: string,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const fault = await faultOfPassword(password, owner);
  if (fault) throw fieldFailure(path, fault);
}

/** Why a new password is easy to guess. The least length for everybody is a rule of the contract. */
export async function faultOfPassword(
  password: string,
  owner: PasswordOwner,
): Promise<ValidationCode | undefined> {
  if (owner.role === 'admin' && password.length < ADMIN_PASSWORD_MIN_LENGTH)
    return 'ADMIN_PASSWORD_TOO_SHORT';
  const typed = password.toLowerCase();
  if (new Set(typed).size <= 1) return 'PASSWORD_REPEATED';
  if ((await loadCommon()).has(typed)) return 'PASSWORD_COMMON';
  const [local = ''] = owner.email.split('@');
  const known = [owner.email, local, owner.companyName ?? ''].map((text) => text.toLowerCase());
  return known.some((text) => text !== '' && (typed === text || isSameWord(typed, text)))
    ? 'PASSWORD_LIKE_ACCOUNT'
    : undefined;
}

function isSameWord(one: string, other: string): boolean {
  const word = wordIn(one);
  return word !== '' && word === wordIn(other);
}

/** The text without digits, blanks and signs at its ends: "!autohaus24" is "autohaus". */
function wordIn(text: string): string {
  const characters = Array.from(text);
  const isLetter = (character: string) => /\p{L}/u.test(character);
  const last = characters.findLastIndex(isLetter);
  return last < 0 ? '' : characters.slice(characters.findIndex(isLetter), last + 1).join('');
}
