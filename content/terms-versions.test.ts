import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { LOCALES, TERMS_VERSION } from '../contract/constants.ts';
import { textOf } from '../fixtures/html-text.ts';
import { pageOf } from '../fixtures/pages.ts';

/** The day on which the next version will apply. */
const NEXT = vi.hoisted(() => '2031-02-09');
const current = vi.hoisted(() => ({ version: '' }));

vi.mock('../contract/constants.ts', async (original) => {
  const constants = await original<typeof import('../contract/constants.ts')>();
  current.version ||= constants.TERMS_VERSION;
  return { ...constants, TERMS_VERSION: NEXT };
});

/**
 * What each version says, as dealers read it with the fictitious provider: a part of the hash of its text. A version
 * that changes here would change what orders were made under. Decision 0026 says what to do.
 */
const SAID: Record<string, Record<(typeof LOCALES)[number], string>> = {
  '2025-05-20': { de: '288e45d2481f52af', en: 'a6c272bbf498c945', fr: 'd60a7fd0b13266a3' },
};

const versions = Object.keys(SAID);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('the versions of the terms', () => {
  test('are all listed here, each in every language, and the current one is among them', () => {
    const files = readdirSync(join(import.meta.dirname, 'legal/terms-of-service'));
    const expected = versions.flatMap((version) => LOCALES.map((locale) => `${version}.${locale}.md`));
    expect(files.toSorted()).toEqual(expected.toSorted());
    expect(versions).toContain(current.version);
  });

  test.each(versions.flatMap((version) => LOCALES.map((locale) => [version, locale] as const)))(
    'say what they said when orders were made under them: %s in %s',
    async (version, locale) => {
      const { status, main } = await pageOf(`/terms-of-service?version=${version}`, { locale });
      expect(status).toBe(200);
      const body = main.slice(main.indexOf(`id="text-legal-terms-of-service-${version}"`));
      expect(hashOf(textOf(body))).toBe(SAID[version]?.[locale]);
    },
  );
});

describe('a former version', () => {
  test('stays readable at its address, with its own date and a link to the current one', async () => {
    expect(TERMS_VERSION).toBe(NEXT);
    const { words, main } = await pageOf('/terms-of-service?version=2025-05-20');
    expect(words).toContain('Stand: 20. Mai 2025');
    expect(words).toContain('Es gilt die Fassung vom 20. Mai 2025.');
    expect(words).toContain('Diese Fassung gilt nur noch für Bestellungen, die unter ihr aufgegeben wurden.');
    expect(main).toMatch(/<a [^>]*href="\/terms-of-service"[^>]*>Zur aktuellen Fassung<\/a>/);
  });

  test.each(['?version=2020-01-01', '?version=..%2Fimprint', '?version=a&version=b'])(
    'that does not exist is not found: %s',
    async (search) => {
      expect((await pageOf(`/terms-of-service${search}`)).status).toBe(404);
    },
  );
});
