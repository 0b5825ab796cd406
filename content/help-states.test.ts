import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../contract/constants.ts';
import { projectRoot } from '../database/project-root.ts';
import { de } from '../web/texts/de/all.ts';
import { en } from '../web/texts/en/all.ts';
import { fr } from '../web/texts/fr/all.ts';

const TEXTS = { de, en, fr };

/** The first cells of the table below a heading of the help. */
function namedIn(locale: Locale, page: string, heading: string): string[] {
  const text = readFileSync(join(projectRoot, `content/documentation/${page}.${locale}.md`), 'utf8');
  const [, section = ''] = text.split(`{#${heading}}`);
  const [part = ''] = section.split('\n## ');
  const rows = part.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) => (row.split('|')[1] ?? '').trim().replaceAll('&nbsp;', ' '));
}

describe.each(LOCALES)('the help names as the portal does: %s', (locale) => {
  const { company, states } = TEXTS[locale];
  test.each([
    [
      'the status of an order',
      'orders',
      'order-status',
      [
        states.order.PENDING,
        states.order.PROCESSED,
        states.order.COMPLETED,
        states.order.CANCELLED,
        states.order.EXPIRED,
      ],
    ],
    [
      'the status of an account',
      'account-management',
      'account-status',
      [states.dealer.PENDING, states.dealer.ACTIVE, states.dealer.SUSPENDED],
    ],
    [
      'the status of a vehicle',
      'inventory',
      'vehicle-status',
      [states.vehicle.AVAILABLE, states.vehicle.RESERVED, states.vehicle.SOLD],
    ],
    [
      'the rights of colleagues',
      'account-management',
      'colleagues',
      [company.VIEWER, company.BUYER, company.OWNER],
    ],
  ])('%s', (_, page, heading, words) => {
    expect(namedIn(locale, page, heading)).toEqual(words);
  });
});
