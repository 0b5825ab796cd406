import type * as accounts from '../accounts.ts';
import type * as contact from '../contact.ts';
import type { ExamplesOf } from '../endpoints.ts';
import { DEALER_ID } from './ids.ts';

export const user = {
  id: '5d0a3f6e-2b7c-4e19-9c46-8f0d1a2b3c4d',
  email: 'einkauf@autohaus-sommer.example',
  emailConfirmed: true,
  role: 'dealer',
  rights: 'OWNER',
  needsSecondFactor: false,
  locale: 'de',
  watchMails: 'DAILY',
  listView: { layout: 'TABLE', rows: 40, columns: ['firstRegistered', 'mileageKm'] },
  lastVisitAt: '2026-03-02T08:12:00.000Z',
  dealer: {
    id: DEALER_ID,
    status: 'ACTIVE',
    companyName: 'Autohaus Sommer GmbH',
    street: 'Industriestraße 12',
    postalCode: '90402',
    city: 'Nürnberg',
    country: 'DE',
    vatId: 'DE123456788',
    vatIdCheck: 'VALID',
  },
} as const;

export const accountExamples: ExamplesOf<typeof accounts> = {
  'GET /api/user': { result: user },
  'PATCH /api/user': { body: { locale: 'fr' }, result: { ...user, locale: 'fr' } },
  'POST /api/login': {
    body: { email: 'einkauf@autohaus-sommer.example', password: 'ein langes Passwort' },
    result: user,
    errors: { RATE_LIMITED: { limit: 'LOGIN' } },
  },
  'POST /api/register': {
    body: {
      companyName: 'Autohaus Sommer GmbH',
      legalForm: 'GmbH',
      vatId: 'DE123456788',
      email: 'einkauf@autohaus-sommer.example',
      phone: '+49 911 1234567',
      address: { street: 'Industriestraße 12', postalCode: '90402', city: 'Nürnberg', country: 'DE' },
      contact: { firstName: 'Petra', lastName: 'Sommer', position: 'Einkauf', phone: '+49 911 1234568' },
      password: 'ein langes Passwort',
      confirmPassword: 'ein langes Passwort',
      acceptTerms: true,
      acceptPrivacy: true,
      marketingOptIn: false,
    },
    result: {
      ...user,
      emailConfirmed: false,
      dealer: { ...user.dealer, status: 'PENDING', vatIdCheck: 'UNCHECKED' },
    },
    errors: { RATE_LIMITED: { limit: 'REGISTRATION' } },
  },
  'POST /api/logout': {},
  'POST /api/email-confirmation': { body: { token: 'kq3vYt0mV2b8Zx1cN5h7rA' } },
  'POST /api/email-confirmation/resend': { errors: { RATE_LIMITED: { limit: 'REGISTRATION' } } },
};

export const contactExamples: ExamplesOf<typeof contact> = {
  'POST /api/contact-form': {
    body: {
      name: 'Petra Sommer',
      email: 'einkauf@autohaus-sommer.example',
      company: 'Autohaus Sommer GmbH',
      phone: '+49 911 1234567',
      subject: 'Abholung',
      message: 'Können wir den Golf am Freitag selbst abholen?',
    },
    result: { id: '8e2f4a6c-1d3b-4f5a-b7c9-d1e3f5a7b9c1' },
    errors: { RATE_LIMITED: { limit: 'CONTACT' } },
  },
};
