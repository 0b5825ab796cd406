import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { isLocale } from '../../contract/constants.ts';
import { headOf } from './head-of.ts';

const social = import.meta.env.SSR ? await import('./SocialMeta.tsx') : null;

/**
 * The SEO metadata of every page: canonical address, other languages and preview picture, all from the head of the
 * route. A page without a title does not exist. Such a page is not indexable, nor is a page whose route says so. In the
 * browser only the title and the address are kept up to date, because a shared page uses them. Search engines and
 * previews read everything else from the server.
 */
export function PageHead() {
  const { pageContext } = useRouteContext({ from: '__root__' });
  const page = useRouterState({ select: headOf, structuralSharing: true });
  const title = !import.meta.env.SSR && page.title !== undefined && <title>{page.title}</title>;
  if (page.title === undefined || !page.isIndexable) {
    return (
      <>
        {title}
        <meta name="robots" content="noindex" />
      </>
    );
  }

  const plain = pageContext.publicUrl + page.path;
  // For search engines each language is a page of its own, so an address with a language is its own canonical address.
  const address = isLocale(page.lang) ? `${plain}?lang=${page.lang}` : plain;
  return (
    <>
      {title}
      <link rel="canonical" href={address} />
      {social && <social.SocialMeta page={page} plain={plain} address={address} />}
    </>
  );
}
