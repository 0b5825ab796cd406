/** The password of all demo accounts. The program refuses to start in production with these accounts. */
export const DEMO_PASSWORD = 'demo-password';
export const DEMO_ADMIN = 'admin@example.com';

/**
 * The e-mail addresses of the demo dealers. They have their own file because production has to know them too.
 */
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

/** A buyer of the company of `owner`. */
export const DEMO_COLLEAGUE = { email: 'buyer@example.com', owner: 'dealer@example.com' } as const;

/** Accounts that must not exist in production: their password is in the README. */
export const DEMO_ACCOUNTS: readonly string[] = [DEMO_ADMIN, DEMO_COLLEAGUE.email, ...DEMO_DEALER_EMAILS];
