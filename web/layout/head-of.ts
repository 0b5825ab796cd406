import type { RouterState } from '@tanstack/react-router';

export type HeadOfPage = ReturnType<typeof headOf>;

/** The merged heads of the routes of the page. The innermost one wins. */
export function headOf({ matches, location, resolvedLocation }: RouterState) {
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
