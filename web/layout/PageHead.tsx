import { type RouterState, useRouteContext, useRouterState } from '@tanstack/react-router';
import { isLocale } from '../../contract/constants.ts';

const social = import.meta.env.SSR ? await import('./SocialMeta.tsx') : null;

/**
 * The SEO metadata of every page: canonical address, other languages and preview picture, all from the head of the
 * route. A page without a title does not exist. Such a page is not indexable, nor is a page whose route says so. In the
 * browser only the title and the address are kept up to date, because a shared page uses them. Search engines and
 * previews read everything else from the server.
 */
export function PageHead() {
  const { facts } = useRouteContext({ from: '__root__' });
  const page = useRouterState({ select: pageOf, structuralSharing: true });
  const title = !import.meta.env.SSR && page.title !== undefined && <title>{page.title}</title>;
  if (page.title === undefined || !page.isIndexable) {
    return (
      <>
        {title}
        <meta name="robots" content="noindex" />
      </>
    );
  }

  const plain = facts.publicUrl + page.path;
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

export type PageOfHead = ReturnType<typeof pageOf>;

/** The merged heads of the routes of the page. The innermost one wins. */
function pageOf({ matches, location, resolvedLocation }: RouterState) {
  // While the next page is loading, `location` is already that of the next page.
  const { pathname, searchStr } = resolvedLocation ?? location;
  const metas = matches.flatMap((match) => match.meta ?? []).toReversed();
  return {
    path: pathname === '/' ? pathname : pathname.replace(/\/$/, ''),
    lang: new URLSearchParams(searchStr).get('lang'),
    title: metas.find((meta) => meta?.title !== undefined)?.title,
    isIndexable: matches.every(({ staticData }) => staticData.isIndexable ?? true),
    ...(import.meta.env.SSR && {
      description: metas.find((meta) => meta?.name === 'description')?.content,
      hasPicture: metas.some((meta) => meta?.property === 'og:image'),
    }),
  };
}
