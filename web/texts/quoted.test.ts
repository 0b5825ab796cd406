import { describe, expect, test } from 'vitest';
import { de } from './de/all.ts';
import { en } from './en/all.ts';
import { fr } from './fr/all.ts';

/** Texts that the specification quotes word for word. */
describe('the English texts of the login', () => {
  test.each([
    [en.auth.login.failed, 'Login failed'],
    [en.auth.login.failedText, 'Login failed. Please check your credentials.'],
    [en.auth.login.done, 'Login successful'],
    [en.auth.login.doneText, 'Welcome back!'],
    [en.auth.register.failed, 'Registration failed'],
    [en.auth.register.failedText, 'Registration failed. Please try again.'],
    [en.layout.logout.failed, 'Logout failed'],
    [en.layout.logout.done, 'Logged out'],
    [en.layout.logout.doneText, 'You have been successfully logged out.'],
  ])('%s', (text, promised) => {
    expect(text).toBe(promised);
  });

  test('the German text for different passwords is the promised one', () => {
    expect(de.validation.PASSWORDS_DIFFER).toBe('Passwörter stimmen nicht überein');
  });
});

describe('the texts of failures', () => {
  test.each([
    [en.buying.reserve.failed, 'Reservation Failed'],
    [de.buying.reserve.failed, 'Reservierung fehlgeschlagen'],
    [en.errors.UNKNOWN, 'An unknown error occurred'],
  ])('a failure is called “%s”', (text, promised) => {
    expect(text).toBe(promised);
  });
});

test.each([
  [de.admin.errors.DEALER_HAS_ORDERS, 'Sperren Sie das Konto stattdessen'],
  [en.admin.errors.DEALER_HAS_ORDERS, 'Suspend the account instead'],
  [fr.admin.errors.DEALER_HAS_ORDERS, 'Suspendez'],
])('whoever cannot delete a dealer is advised to suspend: %s', (text, advice) => {
  expect(text).toContain(advice);
});

describe('the English texts of uploads', () => {
  const upload = en.adminUpload;
  test.each([
    [upload.tooLarge, 'File exceeds the {max}MB size limit and cannot be uploaded.'],
    [upload.failures.timeout, 'Upload timed out after {minutes} minutes. Try with a smaller file.'],
    [
      upload.failures.timeoutBulk,
      'Upload timed out after {minutes} minutes. Try uploading fewer or smaller files.',
    ],
    [upload.failures.network, 'Network error occurred. Please check your connection and try again.'],
    [upload.failures.notJson, 'Server returned invalid response. Please try again or contact support.'],
    [
      upload.failures.brokenJson,
      'The server returned an invalid response. Please try again or contact support.',
    ],
    [upload.failures.status, 'Upload failed with status: {code}'],
  ])('%s', (text, promised) => {
    expect(text).toBe(promised);
  });
});
