import { describe, expect, test } from 'vitest';
import { readMarkdown } from './markdown.ts';

const aText = (body: string, front = 'title: Titel\ndescription: Ein Satz.') =>
  `---\n${front}\n---\n${body}\n`;

test('a text consists of its front matter, its headings and its HTML', () => {
  const text = aText(
    '## Bezahlen & mehr {#payment}\n\n**Nur** per [Überweisung](/vehicles).\n\n### Frist {#term}',
    'title: Titel\ndescription: Ein Satz.\ndate: 2025-03-04\ntopic: Markt\nsummary: Kurz.',
  );
  expect(readMarkdown(text)).toEqual({
    title: 'Titel',
    description: 'Ein Satz.',
    date: '2025-03-04',
    topic: 'Markt',
    summary: 'Kurz.',
    headings: [
      { id: 'payment', text: 'Bezahlen & mehr', level: 2 },
      { id: 'term', text: 'Frist', level: 3 },
    ],
    html:
      '<h2 id="payment"><a href="#payment">Bezahlen &amp; mehr</a></h2>\n' +
      '<p><strong>Nur</strong> per <a href="/vehicles">Überweisung</a>.</p>\n' +
      '<h3 id="term"><a href="#term">Frist</a></h3>\n',
  });
});

test('headings of the documentation are one level lower', () => {
  const { headings, html } = readMarkdown(aText('## Bezahlen {#payment}'), { sinksHeadings: true });
  expect(headings).toEqual([{ id: 'payment', text: 'Bezahlen', level: 3 }]);
  expect(html).toContain('<h3 id="payment">');
});

test('a table scrolls on its own where the window is narrower', () => {
  const { html } = readMarkdown(aText('| Land | Satz |\n| --- | --- |\n| hier | {{vatPercent}} |'));
  expect(html).toContain('<div class="scrolls" tabindex="0"><table><thead><tr>\n<th>Land</th>');
  expect(html).toContain(
    '<tbody><tr>\n<td>hier</td>\n<td>{{vatPercent}}</td>\n</tr>\n</tbody></table></div>',
  );
});

test('each cell of a table with many columns names its column', () => {
  const { html } = readMarkdown(
    aText('| Name | Ort | Zweck & Dauer |\n| --- | --- | --- |\n| `sid` | Cookie | kurz |'),
  );
  expect(html).toContain(
    '<div class="scrolls stacks" tabindex="0"><table role="table"><thead role="rowgroup">',
  );
  expect(html).toContain(
    '<td role="cell" data-label="Name"><code>sid</code></td><td role="cell" data-label="Ort">Cookie</td>',
  );
  expect(html).toContain(
    '<td role="cell" data-label="Zweck &amp; Dauer">kurz</td></tr></tbody></table></div>',
  );
});

test('no line breaks inside "E-Mail" and "USt-IdNr."', () => {
  const { html } = readMarkdown(aText('Die E-Mail-Adresse, l’adresse e-mail und die USt-IdNr.'));
  expect(html).toBe('<p>Die E-\u2060Mail-Adresse, l’adresse e-\u2060mail und die USt-\u2060IdNr.</p>\n');
});

test('the paragraph and the letter of a law are separated, but stay on one line', () => {
  const { html } = readMarkdown(aText('Art. 6(1)(f) GDPR, [§ 25(2)](/imprint)'));
  expect(html).toBe('<p>Art. 6(1)\u202F(f) GDPR, <a href="/imprint">§ 25(2)</a></p>\n');
});

describe('a text is rejected and the build fails when', () => {
  test.each([
    ['it names a figure that does not exist', aText('{{reservationDays}} Tage'), '{{reservationDays}}'],
    ['it has no front matter', '## Bezahlen {#payment}\n', 'no front matter'],
    ['its front matter has another key', aText('', 'titel: Titel'), 'titel: Titel'],
    ['it has no description', aText('', 'title: Titel'), 'description'],
    ['a heading has no anchor', aText('## Bezahlen'), '"Bezahlen"'],
    ['an anchor appears twice', aText('## A {#a}\n\n## B {#a}'), '#a appears twice'],
    ['it contains a title', aText('# Bezahlen {#payment}'), 'second title'],
    ['it contains HTML', aText('<script>alert()</script>'), 'HTML'],
    ['it contains HTML in a line', aText('ein <b>Wort</b>'), 'HTML'],
    ['it contains a picture', aText('![Bild](/a.png)'), 'picture'],
  ])('%s', (_, text, message) => {
    expect(() => readMarkdown(text)).toThrow(message);
  });
});
