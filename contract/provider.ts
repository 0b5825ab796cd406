import type { Locale } from './constants.ts';

/** What every page may say of the company that runs the portal. Configuration, never text in components. */
export interface PublicProvider {
  portalName: string;
  legalName: string;
  street: string;
  postalCode: string;
  city: string;
  /** Two letters, ISO 3166. */
  country: string;
  vatId: string;
  registerCourt: string;
  registerNumber: string;
  managingDirector: string;
  supportEmail: string;
  salesEmail: string;
  contactName: string;
  phone: string;
  /** When the phone is answered, in each language. */
  hours: Record<Locale, string>;
  socialLinks: { label: string; url: string }[];
  /** The figures of the landing page: more than so many vehicles and dealers, "24/48" hours. */
  claims: { vehicles: number; dealers: number; deliveryHours: string; documentationPercent: number };
  copyrightYear: number;
}
