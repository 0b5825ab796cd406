import { sql } from 'kysely';
import { LOCALES } from '../../contract/constants.ts';
import { escapeHtml } from '../../contract/escape-html.ts';
import { hasCurrentStatus } from '../current-status.ts';
import type { Database } from '../db.ts';
import { isoInstant } from '../iso-instant.ts';

/** An indexable page; `changedAt` if known, ISO 8601. */
export interface FoundPage {
  path: string;
  changedAt?: string;
}

/** The pages of all vehicles for sale. The order does not change when vehicles are added. */
export async function findVehiclePages(db: Database): Promise<FoundPage[]> {
  const { rows } = await sql<{ id: string; changedAt: string }>`
    select id, ${isoInstant('updated_at')} as "changedAt"
    from vehicles
    where ${hasCurrentStatus(['AVAILABLE'])}
    order by created_at, id
  `.execute(db);
  return rows.map(({ id, changedAt }) => ({ path: `/vehicles/${id}`, changedAt }));
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Writes a sitemap in parts, as sitemaps.org requires. Each page lists its other languages, as Google
 * requires.
 */
export function* writeSitemap(pages: readonly FoundPage[], publicUrl: string): Generator<string> {
  yield `${XML}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const page of pages) yield writePage(page, publicUrl);
  yield '</urlset>\n';
}

function writePage({ path, changedAt }: FoundPage, publicUrl: string): string {
  const address = escapeHtml(publicUrl + path);
  const languages = LOCALES.map((locale) => writeAlternate(locale, `${address}?lang=${locale}`));
  return [
    `<url><loc>${address}</loc>`,
    changedAt ? `<lastmod>${changedAt}</lastmod>` : '',
    ...languages,
    writeAlternate('x-default', address),
    '</url>\n',
  ].join('');
}

const writeAlternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

/** Writes an index of the sitemaps for this number of pages. */
export function writeIndex(count: number, publicUrl: string): string {
  const sitemaps = Array.from(
    { length: count },
    (_, at) => `<sitemap><loc>${escapeHtml(publicUrl)}/sitemap-${at + 1}.xml</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex xmlns="${SITEMAP}">\n${sitemaps.join('')}</sitemapindex>\n`;
}
