import { expect, test } from 'vitest';
import { fillHtml, fillText } from './fill.ts';
import { FIGURE_NAMES, type Figures } from './figures.ts';

const figures = (wishes: Partial<Figures>) =>
  // Each figure has its own name as value.
  ({ ...Object.fromEntries(FIGURE_NAMES.map((name) => [name, name])), ...wishes }) as Figures;

test('a figure replaces its placeholder', () => {
  const filled = fillHtml(
    '<p>{{callHours}} bis {{reservationHours}}</p>',
    figures({ reservationHours: '72' }),
  );
  expect(filled).toBe('<p>callHours bis 72</p>');
});

test('a company name is escaped and cannot become HTML', () => {
  const legalName = `Müller & Söhne <script>"x"</script> 'GmbH'`;
  expect(fillHtml('{{legalName}}', figures({ legalName }))).toBe(
    'Müller &amp; Söhne &lt;script&gt;&quot;x&quot;&lt;/script&gt; &#39;GmbH&#39;',
  );
  expect(fillText('{{legalName}}', figures({ legalName }))).toBe(legalName);
});

test('in HTML an email address and the phone number become links, in plain text they do not', () => {
  const given = figures({ supportEmail: 'hilfe@example.com', phone: '+49 30 / 23125-100' });
  expect(fillHtml('{{supportEmail}}, {{phone}}', given)).toBe(
    '<a href="mailto:hilfe@example.com">hilfe@example.com</a>, <a href="tel:+493023125100">+49 30 / 23125-100</a>',
  );
  expect(fillText('{{supportEmail}}', given)).toBe('hilfe@example.com');
});

test('a value that looks like a placeholder is not replaced again', () => {
  expect(fillHtml('{{legalName}}', figures({ legalName: '{{vatId}}' }))).toBe('{{vatId}}');
});
