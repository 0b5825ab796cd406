import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { CallFailed } from '../api/call.ts';
import { de } from '../texts/de/all.ts';
import { useChangeFailure } from './use-change-failure.ts';

/** What the dialog says after these failures, one after the other. */
function Said({ failures }: { failures: readonly unknown[] }) {
  const { noteFailure, failureWords } = useChangeFailure('Nichts wurde geändert');
  const [noted, setNoted] = useState(0);
  if (noted < failures.length) {
    noteFailure(failures[noted]);
    setNoted(noted + 1);
  }
  return failureWords(failures.at(-1));
}

const LOST = new TypeError('fetch failed');
const TOO_MANY = new CallFailed(429, '{"code":"RATE_LIMITED"}', '');

test.each([
  ['a refused one', [TOO_MANY], 'Nichts wurde geändert. '],
  ['one whose answer was lost', [LOST], `${de.admin.mayBeSaved} `],
  ['one behind a proxy that gave up', [new CallFailed(504, '<html>', '')], `${de.admin.mayBeSaved} `],
  ['one that was refused after its answer was lost', [LOST, TOO_MANY], `${de.admin.mayBeSaved} `],
])('a dialog says whether a failed change of many rows may be saved: %s', (_, failures, start) => {
  const html = renderToString(
    <IntlProvider locale="de" timeZone="Europe/Berlin" messages={de}>
      <Said failures={failures} />
    </IntlProvider>,
  );
  expect(html.slice(0, start.length)).toBe(start);
});
