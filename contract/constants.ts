/**
 * The figures of the business that every page of the browser loads; others are in the files `*-figures.ts` and `*-rules.ts` beside
 * this one. Source: docs/rules.md, chapter "Figures", unless a comment says otherwise.
 */

/** How long a new reservation holds a vehicle, in hours. */
export const RESERVATION_HOURS = 72;
/** Hours before a lapse at which the provider is reminded. */
export const REMINDER_HOURS = [24, 4] as const;

/** German VAT in percent; § 12 (1) UStG. */
export const VAT_PERCENT = 19;
/** Net fee for the delivery of one vehicle, in cents. */
export const DELIVERY_FEE_CENTS = 175_00;
/** What a cancellation or a missed payment may cost, in cents. */
export const ADMINISTRATIVE_FEE_CENTS = 250_00;
/** Storage of a vehicle that is not picked up in time, in cents a day. */
export const STORAGE_FEE_CENTS_PER_DAY = 5_00;
/** Lump-sum damages when a buyer refuses the delivery, in percent of the price. */
export const REFUSAL_DAMAGES_PERCENT = 5;
/** Defects that reduce the price by less than this, in cents, are insignificant. */
export const INSIGNIFICANT_DEFECT_CENTS = 300_00;
/** Vehicles driven further than this since handover are excluded from the defect process, in km. */
export const DEFECT_DRIVEN_KM = 100;

/** Payment term in working days (Monday to Friday), from the invoice's date. */
export const PAYMENT_WORKING_DAYS = 3;
/** A clerk may send the first and the second payment reminder from this working day after the due date on. */
export const PAYMENT_REMINDER_WORKING_DAYS = [1, 3] as const;
/** Further working days after the second payment reminder. */
export const PAYMENT_GRACE_WORKING_DAYS = 2;
/** Release document or delivery confirmation, in working days after payment. */
export const RELEASE_WORKING_DAYS = 5;
/** Usual arrival of a delivery, in working days after payment. */
export const DELIVERY_WORKING_DAYS = 10;
/** A representative calls within so many hours after an order. */
export const CALL_HOURS = 24;
/** Notice of a pickup, in hours. */
export const PICKUP_NOTICE_HOURS = 24;
/** Defects are reported within so many hours after handover. */
export const DEFECT_NOTICE_HOURS = 24;
/** Terms: obvious defects, in hours after delivery. */
export const OBVIOUS_DEFECT_HOURS = 48;
/** Terms: hidden defects, in working days after discovery, and at most so many days after delivery. */
export const HIDDEN_DEFECT_WORKING_DAYS = 5;
export const HIDDEN_DEFECT_MAX_DAYS = 30;
/** Changes of the terms are announced so many days ahead. Dealers may object until then. */
export const TERMS_CHANGE_DAYS = 14;
/** Review of a new account, in working days. */
export const ACCOUNT_REVIEW_WORKING_DAYS = { from: 1, to: 2 } as const;
/** Support replies within so many hours. */
export const SUPPORT_REPLY_HOURS = 24;
/** Messages of the contact form are deleted after so many days. */
export const CONTACT_MESSAGE_DAYS = 180;

/** The version of the terms that a registration and an order record: the date of their last change. */
export const TERMS_VERSION = '2025-05-20';
/** The version of the privacy policy that a registration records. */
export const PRIVACY_VERSION = '2025-05-20';

/** 1 kW in PS, rounded after multiplying. */
export const PS_PER_KW = 1.36;

/** Entries on a page unless `limit` says otherwise, and the most that `limit` may say. */
export const PAGE_SIZE = { vehicles: 24, orders: 10, dealers: 10, reservations: 50 } as const;
export const PAGE_SIZE_MAX = 100;
/** The most vehicles whose states one call returns. */
export const VEHICLE_STATES_MAX = 100;
/** Vehicles side by side: docs/decisions/0140. */
export const COMPARED_MAX = 4;

/** The most vehicles in one order. */
export const ORDER_VEHICLES_MAX = 50;
/** The most vehicles in a dealer's PENDING orders, and the seconds after which a refused order may be tried again. */
export const PENDING_VEHICLES_MAX = 300;
export const PENDING_VEHICLES_RETRY_SECONDS = 3600;
/** The most characters in the notes of an order. */
export const ORDER_NOTES_MAX = 2000;
/** Characters of an id that people see. */
export const ORDER_NUMBER_LENGTH = 8;
/** Lines of equipment shown before "more". */
export const EQUIPMENT_PREVIEW_LINES = 21;

/** Minutes without input after which the calls of an open page do not count as use of its session. */
export const UNATTENDED_MINUTES = 5;
/** The request header by which a page of the back office says whether it is unattended: 1 or 0. */
export const UNATTENDED_HEADER = 'x-unattended';
/** The request header by which a page names the user for whom it was opened, with each call that changes something. */
export const PAGE_USER_HEADER = 'x-page-user';
/** The request header by which a page names its language, with each call that changes something. */
export const PAGE_LOCALE_HEADER = 'x-page-locale';
/** The response header by which the call that issues an invoice says whether there was one before: 1 or 0. */
export const ISSUED_BEFORE_HEADER = 'x-issued-before';
/** Hours for which the answer to an Idempotency-Key is stored. */
export const IDEMPOTENCY_HOURS = 24;
/** Hours for which a browser stores a mark on a vehicle that it could not send. */
export const PENDING_MARK_HOURS = 24;

/** The widths in which pictures are served. */
export const IMAGE_WIDTHS = [320, 640, 960, 1440] as const;

/** Steps of the filters: EUR and km. */
export const PRICE_STEPS = [10_000, 20_000, 30_000, 40_000, 50_000] as const;
export const DAMAGE_STEPS = [250, 500, 1_000, 2_000] as const;
export const MILEAGE_STEPS = [50_000, 100_000, 150_000, 200_000] as const;
/** A new price that differs by more percent than this is confirmed first: 21.75 typed for 21.750 is a typing error. */
export const PRICE_CHANGE_MAX_PERCENT = 30;

/** The inventory is fetched again after so many seconds. A search waits so many milliseconds for the next key. */
export const INVENTORY_REFRESH_SECONDS = 30;
export const SEARCH_DEBOUNCE_MS = 300;
/** Toasts and tooltips, in milliseconds; the swipe that closes a toast, in pixels. */
export const TOAST_MS = 5000;
export const TOAST_SWIPE_PX = 50;
export const TOOLTIP_DELAY_MS = 700;

/** Pickup is not offered while this is off. */
export const PICKUP_OFFERED: boolean = false;

/** The zone of every date that people read or type. */
export const TIME_ZONE = 'Europe/Berlin';

/** The languages of the portal. */
export const LOCALES = ['de', 'en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];
export const isLocale = (word: unknown): word is Locale => LOCALES.some((locale) => locale === word);
export const DEFAULT_LOCALE: Locale = 'de';
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const DEFAULT_THEME: Theme = 'system';
