import { expect, test } from 'vitest';
import { CallFailed } from '../api/call.ts';
import { messageIn } from './message-in.ts';

test.each([
  ['{"message":"Wartung bis Mittag."}', 'Wartung bis Mittag.'],
  ['{"message":"  "}', undefined],
  ['{"message":7}', undefined],
  ['{"error":"no message"}', undefined],
  ['"Wartung"', undefined],
  ['null', undefined],
  ['<h1>502 Bad Gateway</h1>', undefined],
  ['', undefined],
])('the response body %s shows the message %s', (text, message) => {
  expect(messageIn(new CallFailed(502, text, 'Bad Gateway'))).toBe(message);
});

test('a network error has no message', () => {
  expect(messageIn(new TypeError('Failed to fetch'))).toBeUndefined();
});
