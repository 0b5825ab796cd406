import { useRouter } from '@tanstack/react-router';

/**
 * What a page says to search engines in the words of schema.org. They ask the server for each page, so only the server
 * writes it: where the facts are null, as in the browser, what the server wrote stays.
 */
export function StructuredData({ facts }: { facts: Record<string, unknown> | null }) {
  const { nonce } = useRouter().options.ssr ?? {};
  // No word of a vehicle's may end the element.
  const json =
    facts && JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // Browsers hide the nonce from scripts, and so from what takes the page over.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json ?? '' }}
    />
  );
}
