import { z } from 'zod';
import { LOCALES } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** Everything about the company that runs the portal, as pages, mails and invoices use it. It comes from PROVIDER_FILE. */
export const ProviderData = z.object({
  portalName: z.string(),
  legalName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** Two letters, ISO 3166. */
  country: z.string(),
  vatId: z.string(),
  taxNumber: z.string(),
  registerCourt: z.string(),
  registerNumber: z.string(),
  managingDirector: z.string(),
  supportEmail: z.string(),
  salesEmail: z.string(),
  invoiceEmail: z.string(),
  contactName: z.string(),
  phone: z.string(),
  hours: z.object({ de: z.string(), en: z.string(), fr: z.string() }),
  bank: z.object({ accountName: z.string(), iban: z.string(), bic: z.string(), bankName: z.string() }),
  socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
  claims: z.object({
    vehicles: z.number().int(),
    dealers: z.number().int(),
    deliveryHours: z.string(),
    documentationPercent: z.number().int(),
  }),
  copyrightYear: z.number().int(),
  /** The language of mails to the provider. */
  mailLocale: z.enum(LOCALES),
});

/** What an environment variable sets. `isSet`: the variable is set; otherwise the value is the default. */
const setting = <Value extends z.ZodType>(value: Value) => z.object({ value, isSet: z.boolean() });

/**
 * The settings that a clerk must know, by the name of their environment variable. Addresses of servers and passwords are
 * no values here: only which kind of server is in use.
 */
export const Settings = z.object({
  PROVIDER_FILE: setting(z.enum(['FILE', 'FICTITIOUS'])),
  PUBLIC_URL: setting(z.string()),
  ADMIN_SECOND_FACTOR: setting(z.enum(['REQUIRED', 'OPTIONAL'])),
  SMTP_URL: setting(z.enum(['SERVER', 'FILES'])),
  DATABASE_URL: setting(z.enum(['SERVER', 'EMBEDDED'])),
  DEMO: setting(z.enum(['ON', 'OFF'])),
  NODE_ENV: setting(z.enum(['PRODUCTION', 'OTHER'])),
});
export type Settings = z.output<typeof Settings>;

export const getProvider = endpoint({
  method: 'GET',
  path: '/api/admin/provider',
  summary: 'The data of the provider and the settings of the portal, without secrets',
  access: 'admin',
  result: z.object({ provider: ProviderData, settings: Settings }),
});
