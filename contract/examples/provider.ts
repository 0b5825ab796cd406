import type { ExamplesOf } from '../endpoints.ts';
import type * as providerSettings from '../provider-settings.ts';

export const providerExamples: ExamplesOf<typeof providerSettings> = {
  'GET /api/admin/provider': {
    result: {
      provider: {
        portalName: 'Fahrzeugpark',
        legalName: 'Fahrzeugpark Nordsee GmbH',
        street: 'Deichweg 3',
        postalCode: '26721',
        city: 'Emden',
        country: 'DE',
        vatId: 'DE298765432',
        taxNumber: '58/204/11873',
        registerCourt: 'Amtsgericht Emden',
        registerNumber: 'HRB 20417',
        managingDirector: 'Silke Harms',
        supportEmail: 'hilfe@fahrzeugpark.example',
        salesEmail: 'verkauf@fahrzeugpark.example',
        invoiceEmail: 'rechnungen@fahrzeugpark.example',
        contactName: 'Jan Harms',
        phone: '+49 4921 555 10',
        hours: {
          de: 'werktags von 8 bis 16 Uhr',
          en: 'on working days, 8 am to 4 pm',
          fr: 'les jours ouvrés, de 8 h à 16 h',
        },
        bank: {
          accountName: 'Fahrzeugpark Nordsee GmbH',
          iban: 'DE02100100100006820101',
          bic: 'PBNKDEFFXXX',
          bankName: 'Deichbank',
        },
        socialLinks: [{ label: 'netz.example', url: 'https://netz.example/fahrzeugpark' }],
        claims: { vehicles: 5000, dealers: 1200, deliveryHours: '24/48', documentationPercent: 100 },
        copyrightYear: 2025,
        mailLocale: 'de',
      },
      settings: {
        PROVIDER_FILE: { value: 'FILE', isSet: true },
        PUBLIC_URL: { value: 'https://portal.example', isSet: true },
        ADMIN_SECOND_FACTOR: { value: 'REQUIRED', isSet: true },
        SMTP_URL: { value: 'SERVER', isSet: true },
        DATABASE_URL: { value: 'EMBEDDED', isSet: false },
        DEMO: { value: 'OFF', isSet: false },
        NODE_ENV: { value: 'PRODUCTION', isSet: true },
      },
    },
  },
};
