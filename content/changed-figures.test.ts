import { describe, expect, test, vi } from 'vitest';
import { LOCALES, RESERVATION_HOURS } from '../contract/constants.ts';
import { textOf } from '../fixtures/html-text.ts';
import { provider, readPage, WORD_PAGES } from '../fixtures/word-pages.ts';
import { aMail, EVERY_MAIL } from '../server/mail/samples.ts';
import { fictitiousProvider } from '../server/provider.ts';
import { renderMail } from '../server/mail/render.ts';

// Every business figure has another value here, as on the day when somebody changes it.
vi.mock('../contract/constants.ts', async (original) => ({
  ...(await original<typeof import('../contract/constants.ts')>()),
  RESERVATION_HOURS: 9101,
  VAT_PERCENT: 9102,
  DELIVERY_FEE_CENTS: 9103_00,
  ADMINISTRATIVE_FEE_CENTS: 9104_00,
  STORAGE_FEE_CENTS_PER_DAY: 9105_00,
  INSIGNIFICANT_DEFECT_CENTS: 9106_00,
  REFUSAL_DAMAGES_PERCENT: 9107,
  DEFECT_DRIVEN_KM: 9108,
  PAYMENT_WORKING_DAYS: 9109,
  PAYMENT_GRACE_WORKING_DAYS: 9110,
  RELEASE_WORKING_DAYS: 9111,
  DELIVERY_WORKING_DAYS: 9112,
  CALL_HOURS: 9113,
  PICKUP_NOTICE_HOURS: 9114,
  DEFECT_NOTICE_HOURS: 9115,
  OBVIOUS_DEFECT_HOURS: 9116,
  HIDDEN_DEFECT_WORKING_DAYS: 9117,
  HIDDEN_DEFECT_MAX_DAYS: 9118,
  TERMS_CHANGE_DAYS: 9119,
  ACCOUNT_REVIEW_WORKING_DAYS: { from: 9120, to: 9121 },
  SUPPORT_REPLY_HOURS: 9122,
  ORDER_VEHICLES_MAX: 9123,
  COMPARED_MAX: 9143,
  IDEMPOTENCY_HOURS: 9127,
  PENDING_MARK_HOURS: 9144,
  CONTACT_MESSAGE_DAYS: 9129,
  PRIVACY_VERSION: '9128-02-09',
}));

vi.mock('../contract/account-figures.ts', async (original) => ({
  ...(await original<typeof import('../contract/account-figures.ts')>()),
  PASSWORD_MIN_LENGTH: 9124,
  SESSION_DAYS: 9125,
  ADMIN_IDLE_HOURS: 9126,
  SIGN_IN_DAYS: 9130,
  UNPROVED_ACCOUNT_DAYS: 9131,
  CONFIRMATION_DAYS: 9132,
  PASSWORD_RESET_MINUTES: 9133,
}));

vi.mock('../contract/mail-figures.ts', async (original) => ({
  ...(await original<typeof import('../contract/mail-figures.ts')>()),
  MAIL_MONTHS: 9135,
}));

vi.mock('../contract/paper-figures.ts', async (original) => ({
  ...(await original<typeof import('../contract/paper-figures.ts')>()),
  PAPER_DAYS: 9134,
}));

vi.mock('../contract/complaint-rules.ts', async (original) => ({
  ...(await original<typeof import('../contract/complaint-rules.ts')>()),
  COMPLAINT_PHOTO_MONTHS: 9137,
  COMPLAINT_DAYS: 9138,
  COMPLAINT_PHOTOS_MAX: 9139,
}));

vi.mock('../contract/upload-figures.ts', async (original) => ({
  ...(await original<typeof import('../contract/upload-figures.ts')>()),
  IMPORT_DAYS: 9136,
}));

const CHANGED = /\b91\d\d\b|\b9\.1\d\d,00\b|\b9 February\b|\b9\. Februar\b|\b9 février\b/g;
/** Figures that are not business figures: the company's own data, laws, years. */
const OTHERS = [
  ...Object.values(provider).filter((value) => typeof value === 'string'),
  ...Object.values(provider.hours),
  provider.claims.deliveryHours,
]
  .map((value) => value.replaceAll(/\s/g, ' '))
  .toSorted((a, b) => b.length - a.length);
const LAWS_AND_DATES =
  /(§§?|Art\.|Abs\.|Nr\.|art\.|par\.|al\.|no\.|n°) ?\d+[a-z]?(\(\d\))?|\b\d{1,2}\.? \p{L}+ 2025\b|\b20\d\d\b/gu;

test('the figures are changed', () => {
  expect(RESERVATION_HOURS).toBe(9101);
});

describe.each(LOCALES)('when the figures change, in %s', (locale) => {
  test.each(WORD_PAGES)('%s shows no old figure', async (path) => {
    const { status, text } = await readPage(path, locale);
    expect(status).toBe(200);
    const left = OTHERS.reduce((words, value) => words.replaceAll(value, ''), text)
      .replaceAll(CHANGED, '')
      .replaceAll(LAWS_AND_DATES, '');
    expect(left.match(/.{0,30}\d.{0,30}/g) ?? []).toEqual([]);
  });

  test('terms and help show the new figures', async () => {
    const pages = await Promise.all(WORD_PAGES.map((path) => readPage(path, locale)));
    const said = new Set(
      pages.flatMap(({ text }) => text.replaceAll('9.1', '91').match(/\b91\d\d\b/g) ?? []),
    );
    expect(said.size).toBe(40);
  });

  test.each(EVERY_MAIL)('the mail $kind to the $to shows no old figure', ({ kind, to }) => {
    const { text } = renderMail(aMail(kind, to === 'provider' ? null : locale), {
      provider: { ...fictitiousProvider, mailLocale: locale },
      publicUrl: 'https://portal.example',
    });
    expect(textOf(text)).not.toMatch(
      /\b(1|2|3|5|10|24|48|72) (Stunden|Werktag|working day|business day|hours|heures|jours)|\b(5|250|300),00 €/,
    );
  });
});
