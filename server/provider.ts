import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BIC_FORM, hasIbanCheckDigits, hasIbanForm, withoutSpaces } from '../contract/bank-details.ts';
import { LOCALES } from '../contract/constants.ts';
import { CONTROL } from '../contract/parameters.ts';
import type { PublicProvider } from '../contract/provider.ts';
import { CannotStart } from '../database/cannot-start.ts';

const text = z
  .string()
  .trim()
  .min(1)
  .max(200)
  // XML cannot hold them, and invoices carry these texts.
  .refine((value) => !CONTROL.test(value), 'must hold no control characters');

const iban = z
  .string()
  .transform(withoutSpaces)
  .refine(hasIbanForm, { error: 'is not an IBAN', abort: true })
  .refine(hasIbanCheckDigits, 'has wrong check digits');

const providerSchema = z.strictObject({
  portalName: text,
  legalName: text,
  street: text,
  postalCode: text,
  city: text,
  country: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters'),
  vatId: z.string().regex(/^[A-Z]{2}[A-Z0-9]{2,13}$/, 'must begin with the letters of its country'),
  taxNumber: text,
  registerCourt: text,
  registerNumber: text,
  managingDirector: text,
  supportEmail: z.email(),
  salesEmail: z.email(),
  invoiceEmail: z.email(),
  contactName: text,
  // The German rules for e-invoices (BR-DE-27) require at least three digits.
  phone: text.refine((value) => value.replaceAll(/\D/g, '').length >= 3, 'must hold at least three digits'),
  hours: z.strictObject({ de: text, en: text, fr: text }),
  bank: z.strictObject({
    accountName: text,
    iban,
    bic: z.string().regex(BIC_FORM, 'is not a BIC'),
    bankName: text,
  }),
  socialLinks: z.array(z.strictObject({ label: text, url: z.url({ protocol: /^https$/ }) })).length(2),
  claims: z.strictObject({
    vehicles: z.int().min(0),
    dealers: z.int().min(0),
    deliveryHours: text,
    documentationPercent: z.int().min(0).max(100),
  }),
  copyrightYear: z.int().min(2000).max(2100),
  /** The language of mails to the provider. */
  mailLocale: z.enum(LOCALES),
});

/** The company that runs the portal: all its data in pages, mails and invoices. */
export type Provider = z.output<typeof providerSchema>;

/** Complete, so that the portal runs without configuration, and fictitious: production refuses it. */
export const fictitiousProvider: Provider = {
  portalName: 'Forecourt',
  legalName: 'Forecourt Remarketing GmbH',
  street: 'Musterstraße 12',
  postalCode: '12345',
  city: 'Musterstadt',
  country: 'DE',
  vatId: 'DE123456789',
  taxNumber: '12/345/67890',
  registerCourt: 'Amtsgericht Musterstadt',
  registerNumber: 'HRB 12345',
  managingDirector: 'Erika Mustermann',
  supportEmail: 'support@example.com',
  salesEmail: 'sales@example.com',
  invoiceEmail: 'invoices@example.com',
  contactName: 'Max Mustermann',
  // From the numbers that the Bundesnetzagentur reserves for films and examples.
  phone: '+49 30 23125 100',
  hours: {
    de: 'Montag bis Freitag, 9\u00a0bis\u00a017\u00a0Uhr',
    en: 'Monday to Friday, 9\u00a0am to 5\u00a0pm',
    fr: 'du lundi au vendredi, de 9\u00a0h à\u00a017\u00a0h',
  },
  bank: {
    accountName: 'Forecourt Remarketing GmbH',
    // Valid check digits with a bank code that no bank has.
    iban: 'DE58123456780123456789',
    bic: 'MUSTDE00XXX',
    bankName: 'Musterbank',
  },
  socialLinks: [
    { label: 'social.example', url: 'https://social.example/forecourt' },
    { label: 'video.example', url: 'https://video.example/forecourt' },
  ],
  claims: { vehicles: 5000, dealers: 1200, deliveryHours: '24/48', documentationPercent: 100 },
  copyrightYear: 2025,
  mailLocale: 'de',
};

/** True if data that the law requires is still fictitious, in whole or in part. */
export function isFictitious(provider: Provider): boolean {
  const { legalName, vatId, registerNumber, bank } = fictitiousProvider;
  return (
    provider.legalName === legalName ||
    provider.vatId === vatId ||
    provider.registerNumber === registerNumber ||
    provider.bank.iban === bank.iban ||
    [provider.supportEmail, provider.salesEmail, provider.invoiceEmail].some((email) =>
      email.endsWith('@example.com'),
    )
  );
}

/** Reads PROVIDER_FILE. Throws CannotStart with all its faults. */
export function readProvider(path: string): Provider {
  const parsed = providerSchema.safeParse(readJson(path));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `unknown ${issue.keys.join(', ')}`
      : `${issue.path.join('.') || 'the whole'}: ${issue.message}`,
  );
  throw new CannotStart(`PROVIDER_FILE ${path} cannot be used: ${problems.join('; ')}.`);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(`PROVIDER_FILE ${path} cannot be read: ${reason}.`, { cause: error });
  }
}

/** The part that pages may show. */
export function publicProvider(provider: Provider): PublicProvider {
  const {
    taxNumber: _taxNumber,
    invoiceEmail: _invoiceEmail,
    mailLocale: _mailLocale,
    bank: _bank,
    ...shown
  } = provider;
  return shown;
}
