import type { Locale } from './constants.ts';

/**
 * What every page may say about the company that runs the portal. It comes from the configuration, never from
 * components.
 */
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
  /** The hours in which the phone is answered, in each language. */
  hours: Record<Locale, string>;
  socialLinks: { label: string; url: string }[];
  /** The figures of the landing page: more than so many vehicles and dealers, delivery hours such as "24/48". */
  claims: { vehicles: number; dealers: number; deliveryHours: string; documentationPercent: number };
  copyrightYear: number;
}
