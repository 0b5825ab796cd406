import { isIP, isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ADMIN_PASSWORD_MIN_LENGTH } from '../contract/account-figures.ts';
import type { Settings } from '../contract/provider-settings.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { DEMO_PASSWORD } from '../demo/accounts.ts';
import { BUCKET_EXAMPLE, type BucketSettings, readStorageUrl } from './files/storage-url.ts';
import { fictitiousProvider, isFictitious, type Provider, readProvider } from './provider.ts';

const DEMO_PASSWORD_MIN_LENGTH = 12;

const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number('must be a number').int('must be a number').min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(/^https?$/, 'https://portal.example')
    .refine(
      (value) => URL.canParse(value) && new URL(value).pathname === '/',
      'must be an origin without a path',
    )
    .transform((value) => new URL(value).origin)
    .optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  MIGRATION_DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://owner:password@host:5432/database').optional(),
  DATABASE_REPLICA_URL: url(/^postgres(ql)?$/, 'postgres://user:password@replica:5432/database').optional(),
  NETWORK_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must have 64 hexadecimal digits, as `openssl rand -hex 32` prints them')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  STORAGE_URL: z
    .string()
    .refine((text) => readStorageUrl(text) !== undefined, `must be an address such as ${BUCKET_EXAMPLE}`)
    .optional(),
  S3_ENDPOINT: url(/^https?$/, 'https://store.example').optional(),
  S3_REGION: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required'], 'must be optional or required').optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine(
      (list) => list.every(isAddress),
      'must be a list of IP addresses or networks, with commas between',
    )
    .optional(),
  PROVIDER_FILE: z.string().optional(),
  WORKERS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(64, 'must be at most 64')
    .default(1),
  PAGE_CACHE_MB: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1)
    .max(4096)
    .default(32),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  DEMO_HISTORY: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  DEMO_PASSWORD: z
    .string()
    .min(DEMO_PASSWORD_MIN_LENGTH, `must have at least ${DEMO_PASSWORD_MIN_LENGTH} characters`)
    .refine((password) => password !== DEMO_PASSWORD, 'must be another one than the README names')
    .optional(),
});

/** An address, or a network with as many bits as Fastify takes: it refuses 0. */
function isAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const most = version === 4 ? 32 : 128;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
}

/** The configuration of this program, read once. */
export interface Config {
  isProduction: boolean;
  port: number;
  host: string;
  /** Origin of links, without a trailing slash. */
  publicUrl: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** The role that owns the tables. Undefined: that of `databaseUrl`. */
  migrationDatabaseUrl: string | undefined;
  /** A database that follows that of `databaseUrl`, for long reads. */
  replicaUrl: string | undefined;
  /** The secret key that all servers of a database share. Undefined: that in `dataDir`. */
  networkKey: Buffer | undefined;
  dataDir: string;
  /** The bucket of pictures and documents. Undefined: they are in `dataDir`/media. */
  bucket: BucketSettings | undefined;
  /** Undefined: mails are written to `dataDir`/mail. */
  smtpUrl: string | undefined;
  admin: { email: string; password: string } | undefined;
  /** Whether every admin needs a second factor. */
  demandsSecondFactor: boolean;
  trustProxy: string[] | undefined;
  provider: Provider;
  /** How many processes serve requests. */
  workers: number;
  /** The bound of the cache of visitors' pages, in each of them. */
  pageCacheBytes: number;
  /** What clerks read of these values. */
  settings: Settings;
  isDemo: boolean;
  /** Whether the demo has the weeks before today. */
  hasDemoHistory: boolean;
  /** The password of the demo accounts. */
  demoPassword: string;
  /** True if only this machine can reach the portal. */
  isLocal: boolean;
  /** Whether the portal shows previews of its mails. */
  showsMails: boolean;
}

/** Reads the environment variables. Throws CannotStart with all problems at once. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const found = findProvider(variables['PROVIDER_FILE']);
  const values = parse(environment, variables, found.problems);
  const isProduction = values.NODE_ENV === 'production';
  const { provider } = found;
  const { publicUrl, databaseUrl, dataDir } = placeOf(values);
  const isDemo = values.DEMO === undefined ? !isProduction : values.DEMO === '1';
  const isLocal = isLoopback(values.HOST) && isLoopback(new URL(publicUrl).hostname);
  const problems = [
    ...found.problems,
    ...checkAdmin(values, isProduction || !isLocal),
    ...(values.MIGRATION_DATABASE_URL && !values.DATABASE_URL
      ? ['MIGRATION_DATABASE_URL needs a DATABASE_URL: the embedded database makes its roles itself.']
      : []),
    ...(values.DATABASE_REPLICA_URL && !values.DATABASE_URL
      ? ['DATABASE_REPLICA_URL needs a DATABASE_URL: the embedded database has no replica.']
      : []),
    ...checkDemo({ isDemo, isLocal, isProduction, hasPassword: values.DEMO_PASSWORD !== undefined }),
    ...(isProduction && found.problems.length === 0 && isFictitious(provider)
      ? ['PROVIDER_FILE must name a file with the real provider: invoices and imprint would be made up.']
      : []),
  ];
  if (problems.length > 0) throw new CannotStart(problems.join('\n'));
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    databaseUrl,
    migrationDatabaseUrl: values.MIGRATION_DATABASE_URL,
    replicaUrl: values.DATABASE_REPLICA_URL,
    networkKey: values.NETWORK_KEY === undefined ? undefined : Buffer.from(values.NETWORK_KEY, 'hex'),
    dataDir,
    bucket: values.STORAGE_URL === undefined ? undefined : readStorageUrl(values.STORAGE_URL, values),
    smtpUrl: values.SMTP_URL,
    admin: email && password ? { email, password } : undefined,
    demandsSecondFactor: values.ADMIN_SECOND_FACTOR === 'required',
    trustProxy: values.TRUST_PROXY,
    provider,
    workers: values.WORKERS,
    pageCacheBytes: values.PAGE_CACHE_MB * 1_000_000,
    settings: readableSettings(values, { publicUrl, isDemo, isProduction }),
    isDemo,
    hasDemoHistory: values.DEMO_HISTORY === '1',
    demoPassword: values.DEMO_PASSWORD ?? DEMO_PASSWORD,
    isLocal,
    showsMails: !isProduction && isLoopback(values.HOST),
  };
}

/** Where a portal is. A command that works on its database needs no more of the configuration. */
export type Place = Pick<Config, 'publicUrl' | 'databaseUrl' | 'dataDir'>;

const place = environment.pick({ PORT: true, PUBLIC_URL: true, DATABASE_URL: true, DATA_DIR: true });

/** Reads where the portal is, and checks no other variable. Throws CannotStart with all problems at once. */
export function readPlace(variables: NodeJS.ProcessEnv = process.env): Place {
  return placeOf(parse(place, variables));
}

const placeOf = (values: z.output<typeof place>): Place => ({
  publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
  databaseUrl: values.DATABASE_URL,
  dataDir: resolve(values.DATA_DIR),
});

/** The provider of the file, or what is wrong with the file. */
function findProvider(path: string | undefined): { provider: Provider; problems: string[] } {
  if (!path) return { provider: fictitiousProvider, problems: [] };
  try {
    return { provider: readProvider(path), problems: [] };
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    return { provider: fictitiousProvider, problems: [error.message] };
  }
}

/** Throws CannotStart with the problems of the variables and these `others`. */
function parse<Schema extends z.ZodType>(
  schema: Schema,
  variables: NodeJS.ProcessEnv,
  others: readonly string[] = [],
): z.output<Schema> {
  // Container tools set empty variables, so an empty variable counts as absent.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
  throw new CannotStart([...problems, ...others].join('\n'));
}

/** The part of the configuration that clerks may read. It has no password, no address of a server and no path. */
function readableSettings(
  values: z.output<typeof environment>,
  { publicUrl, isDemo, isProduction }: Pick<Config, 'publicUrl' | 'isDemo' | 'isProduction'>,
): Settings {
  const setting = <Value>(name: keyof Settings, value: Value) => ({
    value,
    isSet: values[name] !== undefined,
  });
  return {
    PROVIDER_FILE: setting('PROVIDER_FILE', values.PROVIDER_FILE ? 'FILE' : 'FICTITIOUS'),
    PUBLIC_URL: setting('PUBLIC_URL', publicUrl),
    ADMIN_SECOND_FACTOR: setting(
      'ADMIN_SECOND_FACTOR',
      values.ADMIN_SECOND_FACTOR === 'required' ? 'REQUIRED' : 'OPTIONAL',
    ),
    SMTP_URL: setting('SMTP_URL', values.SMTP_URL ? 'SERVER' : 'FILES'),
    DATABASE_URL: setting('DATABASE_URL', values.DATABASE_URL ? 'SERVER' : 'EMBEDDED'),
    DEMO: setting('DEMO', isDemo ? 'ON' : 'OFF'),
    NODE_ENV: setting('NODE_ENV', isProduction ? 'PRODUCTION' : 'OTHER'),
  };
}

/** `isExposed`: in production, or where other machines can reach the portal. */
function checkAdmin(values: z.output<typeof environment>, isExposed: boolean): string[] {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  if (!email !== !password) return ['ADMIN_EMAIL and ADMIN_PASSWORD must be set together.'];
  if (isExposed && password && password.length < ADMIN_PASSWORD_MIN_LENGTH) {
    return [`ADMIN_PASSWORD must have at least ${ADMIN_PASSWORD_MIN_LENGTH} characters.`];
  }
  return [];
}

function isLoopback(host: string): boolean {
  const address = host.replaceAll(/^\[|\]$/g, '');
  return address === 'localhost' || address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}

interface DemoSettings {
  isDemo: boolean;
  isLocal: boolean;
  isProduction: boolean;
  hasPassword: boolean;
}

function checkDemo({ isDemo, isLocal, isProduction, hasPassword }: DemoSettings): string[] {
  if (!isDemo) return [];
  if (isProduction) return ['DEMO must be 0 in production: everybody knows the demo accounts.'];
  if (isLocal || hasPassword) return [];
  return [
    'Everybody knows the password of the demo accounts: set DEMO to 0, or HOST and PUBLIC_URL to this machine, or DEMO_PASSWORD to a password of your own.',
  ];
}
