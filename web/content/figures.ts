import { MAIL_MONTHS } from '../../contract/mail-figures.ts';
import {
  COMPLAINT_DAYS,
  COMPLAINT_PHOTO_MONTHS,
  COMPLAINT_PHOTOS_MAX,
} from '../../contract/complaint-rules.ts';
import { PAPER_DAYS } from '../../contract/paper-figures.ts';
import { IMPORT_DAYS } from '../../contract/upload-figures.ts';
import * as accounts from '../../contract/account-figures.ts';
import * as constants from '../../contract/constants.ts';
import type { Locale } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import type { PublicProvider } from '../../contract/provider.ts';
import { formatMoney } from '../ui/format.ts';

/** The names that content/ may use in {{…}}: the figures of the business and the data of the company. */
export const FIGURE_NAMES = [
  'reservationHours',
  'vatPercent',
  'deliveryFee',
  'administrativeFee',
  'storageFeePerDay',
  'insignificantDefect',
  'refusalDamagesPercent',
  'defectDrivenKm',
  'paymentWorkingDays',
  'paymentGraceWorkingDays',
  'releaseWorkingDays',
  'deliveryWorkingDays',
  'callHours',
  'pickupNoticeHours',
  'defectNoticeHours',
  'obviousDefectHours',
  'hiddenDefectWorkingDays',
  'hiddenDefectMaxDays',
  'termsChangeDays',
  'accountReviewFrom',
  'accountReviewTo',
  'supportReplyHours',
  'contactMessageDays',
  'orderVehiclesMax',
  'comparedMax',
  'sessionDays',
  'adminIdleHours',
  'mailMonths',
  'signInDays',
  'unprovedAccountDays',
  'paperDays',
  'complaintDays',
  'complaintPhotosMax',
  'complaintPhotoMonths',
  'importDays',
  'passwordMinLength',
  'passwordResetMinutes',
  'idempotencyHours',
  'pendingMarkHours',
  'termsDate',
  'privacyDate',
  'dispatchHours',
  'portalName',
  'legalName',
  'street',
  'postalCode',
  'city',
  'countryName',
  'vatId',
  'registerCourt',
  'registerNumber',
  'managingDirector',
  'contactName',
  'supportEmail',
  'salesEmail',
  'phone',
  'hours',
  'copyrightYear',
] as const;

export type FigureName = (typeof FIGURE_NAMES)[number];
export type Figures = Record<FigureName, string>;

/** "legal/terms-of-service/2025-05-20" -> "2025-05-20"; undefined for other texts. */
export const termsVersionOf = (name: string) => /^legal\/terms-of-service\/(.+)$/.exec(name)?.[1];

/** The values, formatted for a language. `termsVersion`: a text of the terms names its own date. */
export function figuresOf(
  provider: PublicProvider,
  locale: Locale,
  termsVersion: string = constants.TERMS_VERSION,
): Figures {
  const numbers = {
    reservationHours: constants.RESERVATION_HOURS,
    vatPercent: constants.VAT_PERCENT,
    refusalDamagesPercent: constants.REFUSAL_DAMAGES_PERCENT,
    defectDrivenKm: constants.DEFECT_DRIVEN_KM,
    paymentWorkingDays: constants.PAYMENT_WORKING_DAYS,
    paymentGraceWorkingDays: constants.PAYMENT_GRACE_WORKING_DAYS,
    releaseWorkingDays: constants.RELEASE_WORKING_DAYS,
    deliveryWorkingDays: constants.DELIVERY_WORKING_DAYS,
    callHours: constants.CALL_HOURS,
    pickupNoticeHours: constants.PICKUP_NOTICE_HOURS,
    defectNoticeHours: constants.DEFECT_NOTICE_HOURS,
    obviousDefectHours: constants.OBVIOUS_DEFECT_HOURS,
    hiddenDefectWorkingDays: constants.HIDDEN_DEFECT_WORKING_DAYS,
    hiddenDefectMaxDays: constants.HIDDEN_DEFECT_MAX_DAYS,
    termsChangeDays: constants.TERMS_CHANGE_DAYS,
    accountReviewFrom: constants.ACCOUNT_REVIEW_WORKING_DAYS.from,
    accountReviewTo: constants.ACCOUNT_REVIEW_WORKING_DAYS.to,
    supportReplyHours: constants.SUPPORT_REPLY_HOURS,
    contactMessageDays: constants.CONTACT_MESSAGE_DAYS,
    orderVehiclesMax: constants.ORDER_VEHICLES_MAX,
    comparedMax: constants.COMPARED_MAX,
    sessionDays: accounts.SESSION_DAYS,
    adminIdleHours: accounts.ADMIN_IDLE_HOURS,
    mailMonths: MAIL_MONTHS,
    signInDays: accounts.SIGN_IN_DAYS,
    unprovedAccountDays: accounts.UNPROVED_ACCOUNT_DAYS,
    paperDays: PAPER_DAYS,
    complaintDays: COMPLAINT_DAYS,
    complaintPhotosMax: COMPLAINT_PHOTOS_MAX,
    complaintPhotoMonths: COMPLAINT_PHOTO_MONTHS,
    importDays: IMPORT_DAYS,
    passwordMinLength: accounts.PASSWORD_MIN_LENGTH,
    passwordResetMinutes: accounts.PASSWORD_RESET_MINUTES,
    idempotencyHours: constants.IDEMPOTENCY_HOURS,
    pendingMarkHours: constants.PENDING_MARK_HOURS,
    copyrightYear: provider.copyrightYear,
  };
  const amounts = {
    deliveryFee: constants.DELIVERY_FEE_CENTS,
    administrativeFee: constants.ADMINISTRATIVE_FEE_CENTS,
    storageFeePerDay: constants.STORAGE_FEE_CENTS_PER_DAY,
    insignificantDefect: constants.INSIGNIFICANT_DEFECT_CENTS,
  };
  return {
    ...formatted(numbers, String),
    ...formatted(amounts, (cents) => formatMoney(fromCents(cents))),
    termsDate: longDate(termsVersion, locale),
    privacyDate: longDate(constants.PRIVACY_VERSION, locale),
    dispatchHours: provider.claims.deliveryHours,
    portalName: provider.portalName,
    legalName: provider.legalName,
    street: provider.street,
    postalCode: provider.postalCode,
    city: provider.city,
    countryName: new Intl.DisplayNames(locale, { type: 'region' }).of(provider.country) ?? provider.country,
    vatId: provider.vatId,
    registerCourt: provider.registerCourt,
    registerNumber: provider.registerNumber,
    managingDirector: provider.managingDirector,
    contactName: provider.contactName,
    supportEmail: provider.supportEmail,
    salesEmail: provider.salesEmail,
    phone: provider.phone.replaceAll(' ', '\u00A0'),
    hours: provider.hours[locale],
  };
}

function formatted<Name extends string>(values: Record<Name, number>, format: (value: number) => string) {
  const entries = Object.entries<number>(values).map(([name, value]) => [name, format(value)]);
  // The return type of Object.fromEntries loses the names of the keys.
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** "2025-05-20" -> "20. Mai 2025", "20 May 2025", "20 mai 2025" */
export function longDate(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(day)).replaceAll(' ', '\u00A0');
}
