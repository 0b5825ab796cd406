import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin } from '../../fixtures/dealers.ts';
import { readConfig } from '../config.ts';
import { fictitiousProvider } from '../provider.ts';

const SECRETS = {
  DATABASE_URL: 'postgres://serving:database-secret@database.internal:5432/portal',
  MIGRATION_DATABASE_URL: 'postgres://owner:owner-secret@database.internal:5432/portal',
  SMTP_URL: 'smtps://mailer:smtp-secret@mail.internal:465',
  ADMIN_EMAIL: 'first-admin@company.example',
  ADMIN_PASSWORD: 'admin-password-secret',
  DEMO_PASSWORD: 'demo-password-secret',
  TRUST_PROXY: '10.11.12.13',
  DATA_DIR: '/srv/hidden-folder',
};

function aProviderFile(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'forecourt-provider-')), 'provider.json');
  const example = readFileSync('docs/provider.example.json', 'utf8');
  writeFileSync(path, example.replace('Forecourt Remarketing GmbH', 'Nordlease GmbH'));
  return path;
}

async function read(variables: Record<string, string>, rights: 'FULL' | 'CLERK' = 'FULL') {
  const { provider, settings, networkKey } = {
    ...readConfig(variables),
    networkKey: Buffer.alloc(32, 'key'),
  };
  const app = await testApp({ provider, settings, networkKey });
  const { cookie } = await anAdmin(app, { rights });
  const { status, result } = await call(app, 'GET /api/admin/provider', { cookie });
  return { status, result, networkKey };
}

test('a clerk reads the data of the provider and the defaults of the settings', async () => {
  const { result } = await read({}, 'CLERK');
  expect(result.provider).toEqual(fictitiousProvider);
  expect(result.settings).toEqual({
    PROVIDER_FILE: { value: 'FICTITIOUS', isSet: false },
    PUBLIC_URL: { value: 'http://localhost:3000', isSet: false },
    ADMIN_SECOND_FACTOR: { value: 'OPTIONAL', isSet: false },
    SMTP_URL: { value: 'FILES', isSet: false },
    DATABASE_URL: { value: 'EMBEDDED', isSet: false },
    DEMO: { value: 'ON', isSet: false },
    NODE_ENV: { value: 'OTHER', isSet: false },
  });
});

test('each setting that a variable or a file sets says so', async () => {
  const { result } = await read({
    ...SECRETS,
    PROVIDER_FILE: aProviderFile(),
    PUBLIC_URL: 'https://portal.company.example',
    ADMIN_SECOND_FACTOR: 'required',
    DEMO: '0',
    NODE_ENV: 'test',
  });
  expect(result.provider.legalName).toBe('Nordlease GmbH');
  expect(result.settings).toEqual({
    PROVIDER_FILE: { value: 'FILE', isSet: true },
    PUBLIC_URL: { value: 'https://portal.company.example', isSet: true },
    ADMIN_SECOND_FACTOR: { value: 'REQUIRED', isSet: true },
    SMTP_URL: { value: 'SERVER', isSet: true },
    DATABASE_URL: { value: 'SERVER', isSet: true },
    DEMO: { value: 'OFF', isSet: true },
    NODE_ENV: { value: 'OTHER', isSet: true },
  });
});

test('no secret of the configuration is in the answer', async () => {
  const path = aProviderFile();
  const { result, networkKey } = await read({ ...SECRETS, PROVIDER_FILE: path });
  const answer = JSON.stringify(result);
  const hidden = [
    ...Object.values(SECRETS),
    ...Object.values(SECRETS).flatMap((value) => value.match(/[\w-]*secret|\w+\.internal/g) ?? []),
    path,
    networkKey.toString('base64'),
    networkKey.toString('hex'),
  ];
  expect(hidden.length).toBeGreaterThan(12);
  expect(hidden.filter((each) => answer.includes(each))).toEqual([]);
});
