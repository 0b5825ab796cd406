import type { Country } from '../contract/choices.ts';
import type { Locale } from '../contract/constants.ts';
import type { DealerStatus } from '../contract/states.ts';
import { DEMO_PASSWORD, type DemoDealerEmail } from './accounts.ts';

/** A fictitious dealer and their orders: one entry per order, with `vehicles` vehicles each. */
export interface DemoDealer {
  email: DemoDealerEmail;
  companyName: string;
  legalForm: string | null;
  vatId: string | null;
  phone: string;
  street: string;
  postalCode: string;
  city: string;
  country: Country;
  locale: Locale;
  firstName: string;
  lastName: string;
  position: string;
  status: DealerStatus;
  orders: readonly { vehicles: number; becomes: 'PENDING' | 'PROCESSED' | 'COMPLETED' | 'CANCELLED' }[];
}

type Address = [street: string, postalCode: string, city: string, country: Country, locale: Locale];
type Person = [firstName: string, lastName: string, position: string, phone: string];

function dealer(
  email: DemoDealerEmail,
  company: [name: string, legalForm: string | null, vatId: string | null],
  address: Address,
  person: Person,
  status: DealerStatus,
  orders: DemoDealer['orders'] = [],
): DemoDealer {
  const [companyName, legalForm, vatId] = company;
  const [street, postalCode, city, country, locale] = address;
  const [firstName, lastName, position, phone] = person;
  return {
    email,
    companyName,
    legalForm,
    vatId,
    phone,
    street,
    postalCode,
    city,
    country,
    locale,
    firstName,
    lastName,
    position,
    status,
    orders,
  };
}

export const DEMO_DEALERS: readonly DemoDealer[] = [
  dealer(
    'dealer@example.com',
    ['Autohaus Nord GmbH', 'GmbH', 'DE123456788'],
    ['Beispielallee 12', '24103', 'Kiel', 'DE', 'de'],
    ['Birgit', 'Petersen', 'Geschäftsführerin', '+49 431 5550112'],
    'ACTIVE',
    [
      { vehicles: 2, becomes: 'PENDING' },
      { vehicles: 1, becomes: 'PROCESSED' },
      { vehicles: 1, becomes: 'COMPLETED' },
    ],
  ),
  dealer(
    'pending@example.com',
    ['Automobile Musterstadt', 'Einzelunternehmen', 'DE234567894'],
    ['Musterweg 4', '04109', 'Leipzig', 'DE', 'de'],
    ['Jonas', 'Winter', 'Inhaber', '+49 341 5550144'],
    'PENDING',
  ),
  dealer(
    'suspended@example.com',
    ['Fahrzeughandel Süd', 'OHG', 'DE345678905'],
    ['Probestraße 81', '86150', 'Augsburg', 'DE', 'de'],
    ['Klaus', 'Ritter', 'Gesellschafter', '+49 821 5550181'],
    'SUSPENDED',
  ),
  dealer(
    'lyon@dealers.example.com',
    ['Garage du Rhône', null, 'FR40303265045'],
    ['18 rue de l’Exemple', '69007', 'Lyon', 'FR', 'fr'],
    ['Camille', 'Moreau', 'Gérante', '+33 4 55 55 01 18'],
    'ACTIVE',
    [
      { vehicles: 3, becomes: 'PROCESSED' },
      { vehicles: 1, becomes: 'PENDING' },
    ],
  ),
  dealer(
    'wien@dealers.example.com',
    ['Donau Automobile GmbH', 'GmbH', 'ATU12345675'],
    ['Beispielgasse 7', '1020', 'Wien', 'AT', 'de'],
    ['Theresa', 'Hofer', 'Einkauf', '+43 1 5550107'],
    'ACTIVE',
    [{ vehicles: 2, becomes: 'COMPLETED' }],
  ),
  dealer(
    'utrecht@dealers.example.com',
    ['Autobedrijf De Linde', null, 'NL123456782B12'],
    ['Voorbeeldlaan 33', '3511 AB', 'Utrecht', 'NL', 'en'],
    ['Daan', 'de Wit', 'Owner', '+31 30 555 0133'],
    'ACTIVE',
    [{ vehicles: 2, becomes: 'PENDING' }],
  ),
  dealer(
    'gent@dealers.example.com',
    ['Garage Leieoever', null, 'BE0123456749'],
    ['Voorbeeldstraat 51', '9000', 'Gent', 'BE', 'en'],
    ['Lotte', 'Claes', 'Buyer', '+32 9 555 01 51'],
    'ACTIVE',
    [{ vehicles: 1, becomes: 'CANCELLED' }],
  ),
  dealer(
    'bolzano@dealers.example.com',
    ['Autocentro Dolomiti', null, 'IT01234567897'],
    ['Via Esempio 9', '39100', 'Bolzano', 'IT', 'de'],
    ['Luca', 'Ferrari', 'Titolare', '+39 0471 555 019'],
    'ACTIVE',
    [{ vehicles: 1, becomes: 'COMPLETED' }],
  ),
  dealer(
    'luxembourg@dealers.example.com',
    ['Automobiles de la Moselle', null, 'LU12345613'],
    ['3 route de l’Exemple', '5440', 'Remich', 'LU', 'fr'],
    ['Sophie', 'Weber', 'Gérante', '+352 555 013'],
    'ACTIVE',
  ),
  dealer(
    'hannover@dealers.example.com',
    ['Gebrauchtwagenzentrum Leine', 'KG', 'DE456789016'],
    ['Musterufer 20', '30159', 'Hannover', 'DE', 'de'],
    ['Mehmet', 'Aydin', 'Verkaufsleiter', '+49 511 5550120'],
    'ACTIVE',
    [{ vehicles: 2, becomes: 'PROCESSED' }],
  ),
  dealer(
    'freiburg@dealers.example.com',
    ['Autohaus Dreisam', 'UG', 'DE567890127'],
    ['Beispielhof 2', '79098', 'Freiburg', 'DE', 'de'],
    ['Anna', 'Vogt', 'Geschäftsführerin', '+49 761 5550102'],
    'ACTIVE',
  ),
  dealer(
    'metz@dealers.example.com',
    ['Autos Saint-Exemple', null, 'FR83404833048'],
    ['5 place de l’Exemple', '57000', 'Metz', 'FR', 'fr'],
    ['Hugo', 'Lambert', 'Acheteur', '+33 3 55 55 01 05'],
    'PENDING',
  ),
  dealer(
    'graz@dealers.example.com',
    ['Murtal Fahrzeuge', 'GmbH', 'ATU23456786'],
    ['Musterkai 14', '8010', 'Graz', 'AT', 'de'],
    ['Lukas', 'Steiner', 'Einkauf', '+43 316 555014'],
    'ACTIVE',
    [{ vehicles: 1, becomes: 'PENDING' }],
  ),
];

/** The body of POST /api/register. */
export function registrationOf(dealer: DemoDealer): Record<string, unknown> {
  const { companyName, legalForm, vatId, email, phone, street, postalCode, city, country } = dealer;
  return {
    companyName,
    legalForm,
    vatId,
    email,
    phone,
    address: { street, postalCode, city, country },
    contact: { firstName: dealer.firstName, lastName: dealer.lastName, position: dealer.position, phone },
    password: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
    acceptTerms: true,
    acceptPrivacy: true,
    marketingOptIn: false,
  };
}
