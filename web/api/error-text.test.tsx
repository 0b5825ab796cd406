import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { adminErrors } from '../texts/de/admin-errors.ts';
import { errors } from '../texts/de/errors.ts';
import { CallFailed } from './call.ts';
import { useErrorText } from './error-text.ts';

function Sentence({ error }: { error: unknown }) {
  return useErrorText()(error);
}

test.each([
  ['an error with a code', new CallFailed(409, '{"code":"VIN_TAKEN"}', ''), errors.VIN_TAKEN],
  [
    'a portal that is away behind its proxy',
    new CallFailed(502, '<h1>Bad Gateway</h1>', ''),
    errors.UNAVAILABLE,
  ],
  ['a page that could not ask who reads it', new CallFailed(503, '', ''), errors.UNAVAILABLE],
  ['an error that came with the page', new Error('409: {"code":"VIN_TAKEN"}'), errors.VIN_TAKEN],
  ['a lost network', new TypeError('fetch failed'), errors.NETWORK],
  ['a code of another time', new CallFailed(418, '{"code":"TEAPOT"}', ''), errors.UNKNOWN],
  [
    'a code of the back office on another page',
    new CallFailed(409, '{"code":"LAST_ADMIN"}', ''),
    errors.UNKNOWN,
  ],
  ['anything else', new Error('secret'), errors.UNKNOWN],
])('%s has its text', (_, error, sentence) => {
  const html = renderToString(
    <IntlProvider locale="de" timeZone="Europe/Berlin" messages={{ errors }}>
      <Sentence error={error} />
    </IntlProvider>,
  );
  expect(html).toBe(sentence);
});

test('a code that only the back office gets has its text there', () => {
  const html = renderToString(
    <IntlProvider locale="de" timeZone="Europe/Berlin" messages={{ errors, admin: { errors: adminErrors } }}>
      <Sentence error={new CallFailed(409, '{"code":"LAST_ADMIN"}', '')} />
    </IntlProvider>,
  );
  expect(html).toBe(adminErrors.LAST_ADMIN);
});
