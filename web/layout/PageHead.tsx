import { type RouterState, useRouteContext, useRouterState } from '@tanstack/react-router';
import { isLocale } from '../../contract/constants.ts';
import { isPrivate } from '../private-pages.ts';

const previewed = import.meta.env.SSR ? await import('./SocialMeta.tsx') : null;

/**
 * What search engines and previews of links read, on every page: its one address, its other languages, its picture. All
 * of it is made of what the route's head says. A page without a title does not exist: neither it nor what is somebody's
 * own is to be found. The browser keeps title and address, which it hands on when a page is shared: the rest, like all
 * that the routes' heads say beside the title, is asked of the server.
 */
export function PageHead() {
  const { facts } = useRouteContext({ from: '__root__' });
  const page = useRouterState({ select: pageOf, structuralSharing: true });
  const title = !import.meta.env.SSR && page.title !== undefined && <title>{page.title}</title>;
  if (page.title === undefined || isPrivate(page.path)) {
    return (
      <>
        {title}
        <meta name="robots" content="noindex" />
      </>
    );
  }

  const plain = facts.publicUrl + page.path;
  // To search engines each language is a page of its own: an address that asks for one stands for that one.
  const address = isLocale(page.lang) ? `${plain}?lang=${page.lang}` : plain;
  return (
    <>
      {title}
      <link rel="canonical" href={address} />
      {previewed && <previewed.SocialMeta page={page} plain={plain} address={address} />}
    </>
  );
}

export type PageOfHead = ReturnType<typeof pageOf>;

/** What the heads of the page's routes say; the innermost has the last word. */
function pageOf({ matches, location, resolvedLocation }: RouterState) {
  // While the next page is on its way, the address is already that of the next one.
  const { pathname, searchStr } = resolvedLocation ?? location;
  const metas = matches.flatMap((match) => match.meta ?? []).toReversed();
  return {
    path: pathname === '/' ? pathname : pathname.replace(/\/$/, ''),
    lang: new URLSearchParams(searchStr).get('lang'),
    title: metas.find((meta) => meta?.title !== undefined)?.title,
    description: metas.find((meta) => meta?.name === 'description')?.content,
    hasPicture: metas.some((meta) => meta?.property === 'og:image'),
  };
}
