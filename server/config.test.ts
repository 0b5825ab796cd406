import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, readPlace } from './config.ts';
import { fictitiousProvider, isFictitious } from './provider.ts';

const realProvider = {
  ...fictitiousProvider,
  legalName: 'Leasing Nord GmbH',
  vatId: 'DE136695976',
  registerNumber: 'HRB 777',
  supportEmail: 'support@leasing-nord.de',
  salesEmail: 'sales@leasing-nord.de',
  invoiceEmail: 'invoices@leasing-nord.de',
  bank: { ...fictitiousProvider.bank, iban: 'DE27100777770209299700' },
};

function providerFile(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'forecourt-provider-')), 'provider.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('without variables the portal runs as a demo on the embedded database', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    isDemo: true,
    provider: fictitiousProvider,
  });
});

test('admins need a second factor only if the portal demands it', () => {
  expect(readConfig({}).demandsSecondFactor).toBe(false);
  expect(readConfig({ ADMIN_SECOND_FACTOR: 'required' }).demandsSecondFactor).toBe(true);
  expect(() => readConfig({ ADMIN_SECOND_FACTOR: 'yes' })).toThrow('must be optional or required');
});

test("the cache of visitors' pages has 32 MB unless the portal sets another bound", () => {
  expect(readConfig({}).pageCacheBytes).toBe(32_000_000);
  expect(readConfig({ PAGE_CACHE_MB: '8' }).pageCacheBytes).toBe(8_000_000);
  for (const wrong of ['0', '0.5', 'much']) expect(() => readConfig({ PAGE_CACHE_MB: wrong })).toThrow('MB');
});

test('all problems are reported at once, with one sentence each', () => {
  const start = () =>
    readConfig({
      PORT: 'abc',
      DATABASE_URL: 'mysql://x',
      DEMO: 'yes',
      TRUST_PROXY: 'proxy',
      STORAGE_URL: 'ftp://store',
    });
  for (const name of ['PORT', 'DATABASE_URL', 'DEMO', 'TRUST_PROXY', 'STORAGE_URL']) {
    expect(start).toThrow(new RegExp(`^${name} .*\\.$`, 'm'));
  }
});

test('a provider file that cannot be used is reported with the other problems', () => {
  const PROVIDER_FILE = '/nowhere.json';
  const both = (variables: Record<string, string>, name: RegExp) => {
    const start = () => readConfig({ NODE_ENV: 'production', PROVIDER_FILE, ...variables });
    expect(start).toThrow(name);
    expect(start).toThrow(/^PROVIDER_FILE \/nowhere\.json cannot be read/m);
    expect(start).not.toThrow('made up');
  };
  both({ PORT: 'abc' }, /^PORT must be a number\.$/m);
  both({ DEMO: '1' }, /^DEMO must be 0 in production/m);
});

test.each(['10.0.0.0/99', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', '10.0.0.0/', '2001:db8::/129'])(
  'a proxy is not trusted by the network %s, which does not exist',
  (network) => {
    expect(() => readConfig({ TRUST_PROXY: `127.0.0.1, ${network}` })).toThrow(
      /^TRUST_PROXY must be a list of IP addresses or networks/,
    );
  },
);

test('a proxy is trusted by its address or its network', () => {
  const trusted = ['127.0.0.1', '10.0.0.0/8', '192.0.2.1/32', '::1', '2001:db8::/32', '::ffff:10.0.0.1/128'];
  expect(readConfig({ TRUST_PROXY: trusted.join(', ') }).trustProxy).toEqual(trusted);
});

test('a replica is named only beside a database server', () => {
  const [primary, replica] = ['postgres://portal:x@db/portal', 'postgres://portal:x@replica/portal'];
  expect(readConfig({ DATABASE_URL: primary })).toMatchObject({ replicaUrl: undefined });
  expect(readConfig({ DATABASE_URL: primary, DATABASE_REPLICA_URL: replica })).toMatchObject({
    replicaUrl: replica,
  });
  expect(() => readConfig({ DATABASE_REPLICA_URL: replica })).toThrow(/^DATABASE_REPLICA_URL needs a/);
});

test('the role that migrates is named only beside the role that serves', () => {
  const [owner, serving] = ['postgres://owner:x@db/portal', 'postgres://portal:x@db/portal'];
  expect(readConfig({ DATABASE_URL: serving, MIGRATION_DATABASE_URL: owner })).toMatchObject({
    databaseUrl: serving,
    migrationDatabaseUrl: owner,
  });
  expect(() => readConfig({ MIGRATION_DATABASE_URL: owner })).toThrow(/^MIGRATION_DATABASE_URL needs a/);
  expect(() => readConfig({ DATABASE_URL: serving, MIGRATION_DATABASE_URL: 'db' })).toThrow(
    'MIGRATION_DATABASE_URL must be an address',
  );
});

test('the bucket of STORAGE_URL is read with its credentials, from the address or from the usual variables', () => {
  const read = (STORAGE_URL: string, more: Record<string, string> = {}) =>
    readConfig({ STORAGE_URL, ...more }).bucket;
  expect(readConfig({}).bucket).toBeUndefined();
  expect(read('s3://key:se%2Fcret@cars/portal/?region=eu-central-1&endpoint=https://store.example')).toEqual({
    bucket: 'cars',
    prefix: 'portal/',
    region: 'eu-central-1',
    endpoint: 'https://store.example',
    credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
    isPublic: false,
  });
  const usual = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-west-1' };
  expect(read('s3://cars?public=1', usual)).toEqual({
    bucket: 'cars',
    prefix: '',
    region: 'eu-west-1',
    endpoint: undefined,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    isPublic: true,
  });
  expect(read('s3://cars')).toMatchObject({ region: 'us-east-1', credentials: undefined });
});

test('S3_ENDPOINT and S3_REGION count for a bucket whose address does not say otherwise', () => {
  const variables = { S3_ENDPOINT: 'https://store.example', S3_REGION: 'eu-west-3', AWS_REGION: 'eu-west-1' };
  const read = (STORAGE_URL: string) => readConfig({ STORAGE_URL, ...variables }).bucket;
  expect(read('s3://cars')).toMatchObject({ endpoint: 'https://store.example', region: 'eu-west-3' });
  expect(read('s3://cars?region=eu-north-1&endpoint=https://other.example')).toMatchObject({
    endpoint: 'https://other.example',
    region: 'eu-north-1',
  });
  expect(() => readConfig({ STORAGE_URL: 's3://cars', S3_ENDPOINT: 'store' })).toThrow(
    /^S3_ENDPOINT must be an address such as https:/,
  );
});

test.each([
  'https://cars',
  's3://',
  's3://key@cars',
  's3://cars/.hidden',
  's3://cars?endpoint=store',
  's3://cars?public=yes',
  's3://cars?bucket=x',
])('%s is no address of a bucket', (STORAGE_URL) => {
  expect(() => readConfig({ STORAGE_URL })).toThrow(/^STORAGE_URL must be an address such as s3:/);
});

test('servers on several machines get the same secret key by NETWORK_KEY', () => {
  expect(readConfig({}).networkKey).toBeUndefined();
  expect(readConfig({ NETWORK_KEY: 'ab'.repeat(32) }).networkKey).toEqual(Buffer.alloc(32, 0xab));
  for (const wrong of ['ab', 'zz'.repeat(32)])
    expect(() => readConfig({ NETWORK_KEY: wrong })).toThrow(/^NETWORK_KEY must have 64/);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', STORAGE_URL: '' }).port).toBe(3000);
});

test('links start with PUBLIC_URL, which must be an origin', () => {
  const at = (url: string) => readConfig({ PUBLIC_URL: url, DEMO: '0' });
  expect(at('https://portal.example/').publicUrl).toBe('https://portal.example');
  expect(() => at('https://portal.example/shop')).toThrow('origin without a path');
});

test('where the portal is can be read without the rest of its configuration', () => {
  const rest = { NODE_ENV: 'production', PROVIDER_FILE: '/nowhere.json', DEMO: 'yes', ADMIN_EMAIL: 'a@b.de' };
  const database = { DATABASE_URL: 'postgres://portal:x@db/portal', DATA_DIR: '/srv/data' };
  expect(readPlace({ ...rest, ...database, PUBLIC_URL: 'https://portal.example/' })).toEqual({
    publicUrl: 'https://portal.example',
    databaseUrl: 'postgres://portal:x@db/portal',
    dataDir: '/srv/data',
  });
  expect(readPlace({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(() => readPlace({ PUBLIC_URL: 'portal' })).toThrow(/^PUBLIC_URL must be an address/);
});

test('production refuses a provider that is fictitious in whole or in part', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('PROVIDER_FILE');
  const half = { ...realProvider, bank: fictitiousProvider.bank };
  expect(() => readConfig({ NODE_ENV: 'production', PROVIDER_FILE: providerFile(half) })).toThrow(
    'PROVIDER_FILE',
  );
});

test('production runs with a real provider, without the demo', () => {
  const config = readConfig({ NODE_ENV: 'production', PROVIDER_FILE: providerFile(realProvider) });
  expect(config).toMatchObject({ isProduction: true, isDemo: false });
  expect(config.provider.legalName).toBe('Leasing Nord GmbH');
});

test('production refuses the demo', () => {
  const variables = { NODE_ENV: 'production', PROVIDER_FILE: providerFile(realProvider), DEMO: '1' };
  expect(() => readConfig(variables)).toThrow('DEMO must be 0 in production');
  expect(() => readConfig({ ...variables, DEMO_PASSWORD: 'a password of ours' })).toThrow('DEMO must be 0');
});

test.each([
  [{ HOST: '0.0.0.0' }],
  [{ HOST: '192.168.1.20' }],
  [{ HOST: '::' }],
  [{ PUBLIC_URL: 'https://portal.example' }],
  [{ PUBLIC_URL: 'http://127.evil.example' }],
])('%j accepts the demo only with a password other than the known one', (variables) => {
  const start = () => readConfig(variables);
  for (const name of ['DEMO', 'HOST', 'PUBLIC_URL', 'DEMO_PASSWORD']) expect(start).toThrow(name);
  expect(readConfig({ ...variables, DEMO: '0' }).isDemo).toBe(false);
  const own = readConfig({ ...variables, DEMO_PASSWORD: 'a password of ours' });
  expect(own).toMatchObject({ isDemo: true, demoPassword: 'a password of ours' });
});

test.each([
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://[::1]:3000' }],
  [{ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1' }],
  [{ HOST: 'localhost' }],
])('%j is local, so the demo may use the password from the README', (variables) => {
  expect(readConfig(variables)).toMatchObject({ isDemo: true, demoPassword: 'demo-password' });
});

test('the password of the demo accounts must be long and differ from the one in the README', () => {
  expect(() => readConfig({ DEMO_PASSWORD: 'elevenchars' })).toThrow('at least 12 characters');
  expect(() => readConfig({ DEMO_PASSWORD: 'demo-password' })).toThrow('another one');
});

test('production refuses a short admin password', () => {
  const variables = {
    NODE_ENV: 'production',
    PROVIDER_FILE: providerFile(realProvider),
    ADMIN_EMAIL: 'a@b.de',
  };
  expect(() => readConfig({ ...variables, ADMIN_PASSWORD: 'elevenchars' })).toThrow('at least 12 characters');
  expect(readConfig({ ...variables, ADMIN_PASSWORD: 'twelve chars' }).admin?.email).toBe('a@b.de');
});

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://portal.example' }])(
  '%j refuses a short admin password outside production as well',
  (variables) => {
    const admin = { ...variables, DEMO: '0', ADMIN_EMAIL: 'a@b.de' };
    expect(() => readConfig({ ...admin, ADMIN_PASSWORD: 'x' })).toThrow('at least 12 characters');
    expect(readConfig({ ...admin, ADMIN_PASSWORD: 'twelve chars' }).admin?.email).toBe('a@b.de');
    expect(readConfig({ ADMIN_EMAIL: 'a@b.de', ADMIN_PASSWORD: 'x' }).admin?.password).toBe('x');
  },
);

test('an admin needs both an address and a password', () => {
  expect(() => readConfig({ ADMIN_EMAIL: 'a@b.de' })).toThrow('must be set together');
});

test('a faulty provider file is refused, and all its faults are named', () => {
  const wrong = {
    ...realProvider,
    vatId: 'none',
    bank: { ...realProvider.bank, iban: 'DE28100777770209299700' },
    x: 1,
  };
  const start = () => readConfig({ PROVIDER_FILE: providerFile(wrong) });
  expect(start).toThrow('vatId');
  expect(start).toThrow('bank.iban: has wrong check digits');
  expect(start).toThrow('unknown x');
});

test('a provider file that is missing or not JSON is refused with one sentence', () => {
  expect(() => readConfig({ PROVIDER_FILE: '/nowhere.json' })).toThrow('cannot be read');
  expect(() => readConfig({ PROVIDER_FILE: providerFile('{') })).toThrow('cannot be read');
});

test('the fictitious provider is valid and equal to the example in docs', () => {
  expect(isFictitious(fictitiousProvider)).toBe(true);
  expect(readConfig({ PROVIDER_FILE: 'docs/provider.example.json' }).provider).toEqual(fictitiousProvider);
});
