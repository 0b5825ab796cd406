import { useRouter } from '@tanstack/react-router';

/**
 * The structured data of a page in schema.org terms. Search engines request each page from the server, so only the
 * server renders it. If `facts` is null, as in the browser, the server-rendered content stays.
 */
export function StructuredData({ facts }: { facts: Record<string, unknown> | null }) {
  const { nonce } = useRouter().options.ssr ?? {};
  // Escaped, so that no text of a vehicle can close the element.
  const json =
    facts && JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // Browsers hide the nonce from scripts, so hydration would report a mismatch.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json ?? '' }}
    />
  );
}
