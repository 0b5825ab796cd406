/** Everybody in the demo signs in with it; the program refuses these accounts in production. */
export const DEMO_PASSWORD = 'demo-password';
export const DEMO_ADMIN = 'admin@example.com';

/** The addresses of the demo's dealers. Apart from their data, because production has to know them too. */
export const DEMO_DEALER_EMAILS = [
  'dealer@example.com',
  'pending@example.com',
  'suspended@example.com',
  'lyon@dealers.example.com',
  'wien@dealers.example.com',
  'utrecht@dealers.example.com',
  'gent@dealers.example.com',
  'bolzano@dealers.example.com',
  'luxembourg@dealers.example.com',
  'hannover@dealers.example.com',
  'freiburg@dealers.example.com',
  'metz@dealers.example.com',
  'graz@dealers.example.com',
] as const;
export type DemoDealerEmail = (typeof DEMO_DEALER_EMAILS)[number];

/** Accounts that production must not have: their password is in the README. */
export const DEMO_ACCOUNTS: readonly string[] = [DEMO_ADMIN, ...DEMO_DEALER_EMAILS];
