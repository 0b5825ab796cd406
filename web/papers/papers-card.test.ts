import { expect, test } from 'vitest';
import { PAPERS_MAX } from '../../contract/paper-figures.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';
import type { Paper } from './queries.ts';

const aPaper = (fileName: string): Paper => ({
  id: crypto.randomUUID(),
  fileName,
  kind: 'pdf',
  byteSize: 182_044,
  uploadedAt: '2026-01-31T12:00:00.000Z',
});

const cardOf = (path: string, status: 'PENDING' | 'ACTIVE' | 'SUSPENDED', papers: Paper[]) =>
  pageOf(path, {
    user: aUser({ status }),
    answers: { 'GET /api/dealer/papers': { papers, total: papers.length } },
  });

test('shows a waiting dealer their papers, each with a link and a button to delete it', async () => {
  const licence = aPaper('Gewerbeanmeldung.pdf');
  const { main, words } = await cardOf('/dashboard', 'PENDING', [licence]);
  expect(main).toContain(`href="/api/dealer/papers/${licence.id}"`);
  expect(main).toContain('aria-label="Gewerbeanmeldung.pdf löschen"');
  expect(words).toContain('178 KB · 31.01.2026');
  expect(words).toContain('PDF oder Bild bis 10 MB, höchstens 5 Dateien');
});

test.each(['ACTIVE', 'SUSPENDED'] as const)(
  'shows a %s dealer on the account page that only a clerk deletes papers now',
  async (status) => {
    const { main, words } = await cardOf('/account', status, [aPaper('Gewerbeanmeldung.pdf')]);
    expect(words).toContain('Nachweise löscht jetzt nur noch ein Mitarbeiter.');
    expect(main).not.toContain('Gewerbeanmeldung.pdf löschen');
    expect((await cardOf('/dashboard', status, [])).words).not.toContain('Nachweise');
  },
);

test('says when there is no room for another paper', async () => {
  const papers = Array.from({ length: PAPERS_MAX }, (_, index) => aPaper(`${index}.pdf`));
  const { words } = await cardOf('/dashboard', 'PENDING', papers);
  expect(words).toContain('Sie haben 5 Nachweise hochgeladen. Mehr sind nicht möglich.');
  expect(words).not.toContain('Nachweise auswählen');
});
