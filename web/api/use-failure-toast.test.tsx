import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { de } from '../texts/de/all.ts';
import { CallFailed } from './call.ts';
import { useFailureToast } from './use-failure-toast.ts';

type Failure = Omit<Parameters<ReturnType<typeof useFailureToast>>[0], 'failed'>;

function Said(failure: Failure) {
  const { title, description } = useFailureToast()({ ...failure, failed: 'Nicht storniert' });
  return (
    <>
      {title}: {description}
    </>
  );
}

const said = (failure: Failure) =>
  renderToString(
    <IntlProvider locale="de" timeZone="Europe/Berlin" messages={de}>
      <Said {...failure} />
    </IntlProvider>,
  ).replaceAll('<!-- -->', '');

const LOST = new TypeError('fetch failed');
const refusal = (code: string, isAfterLost = false) =>
  Object.assign(new CallFailed(409, JSON.stringify({ code }), ''), { isAfterLost });
const { lost } = de.validation;
const { ORDER_NOT_CANCELLABLE } = de.errors;

test.each<[string, Failure, string]>([
  [
    'a refused one',
    { error: refusal('ORDER_NOT_CANCELLABLE'), isShown: true },
    `Nicht storniert: ${ORDER_NOT_CANCELLABLE}`,
  ],
  ['one whose answer was lost', { error: LOST, isShown: true }, `${lost.title}: ${lost.shown}`],
  [
    'one whose answer was lost, and the lists were not refreshed',
    { error: LOST, isShown: false },
    `${lost.title}: ${lost.notShown}`,
  ],
  [
    'one behind a proxy that gave up',
    { error: new CallFailed(504, '<html>', ''), isShown: true },
    `${lost.title}: ${lost.shown}`,
  ],
  [
    'one that is refused after the same was sent without an answer',
    { error: refusal('ORDER_NOT_CANCELLABLE', true), isShown: true },
    `${lost.doneBefore}: ${ORDER_NOT_CANCELLABLE} ${lost.triedBefore}`,
  ],
  [
    'one that is refused after an attempt of the same dialog',
    { error: refusal('NOT_FOUND'), isShown: true, isAfterLost: true },
    `${lost.doneBefore}: ${de.errors.NOT_FOUND} ${lost.triedBefore}`,
  ],
  [
    'one that was overtaken, perhaps by itself',
    { error: refusal('EDITED_MEANWHILE'), isShown: true, isAfterLost: true },
    `${lost.doneBefore}: ${lost.triedBefore}`,
  ],
])('the toast about a failed act says only what is known: %s', (_, failure, text) => {
  expect(said(failure)).toBe(text);
});
