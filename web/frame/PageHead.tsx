import { type RouterState, useRouteContext, useRouterState } from '@tanstack/react-router';
import { type Locale, LOCALES } from '../../contract/constants.ts';
import { isPrivate } from '../private-pages.ts';
import { isLocale, useWords } from '../texts/locale.tsx';
import { pictureMeta } from './picture-meta.ts';
import { organization } from './schema-org.ts';
import { StructuredData } from './StructuredData.tsx';

/** The languages as previews of links name them. */
const PREVIEW_LOCALE: Record<Locale, string> = { de: 'de_DE', en: 'en_GB', fr: 'fr_FR' };
/** web/public/social-preview.png */
const USUAL_PICTURE = { path: '/social-preview.png', width: 1200, height: 630 };

/**
 * What search engines and previews of links read, on every page: its one address, its other languages, its picture. All
 * of it is made of what the route's head says. A page without a title does not exist: neither it nor what is somebody's
 * own is to be found.
 */
export function PageHead() {
  const { facts, words } = useRouteContext({ from: '__root__' });
  const { locale, messages } = useWords(words);
  const { path, lang, title, description, hasPicture } = useRouterState({
    select: pageOf,
    structuralSharing: true,
  });
  if (title === undefined || isPrivate(path)) return <meta name="robots" content="noindex" />;

  const plain = facts.publicUrl + path;
  const inLanguage = (each: Locale) => `${plain}?lang=${each}`;
  // To search engines each language is a page of its own: an address that asks for one stands for that one.
  const address = isLocale(lang) ? inLanguage(lang) : plain;
  const usualPicture = pictureMeta({
    url: facts.publicUrl + USUAL_PICTURE.path,
    alt: `${facts.provider.portalName} – ${messages.frame.descriptions.preview}`,
    width: USUAL_PICTURE.width,
    height: USUAL_PICTURE.height,
  });
  return (
    <>
      <link rel="canonical" href={address} />
      {LOCALES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={inLanguage(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={plain} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={facts.provider.portalName} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:locale" content={PREVIEW_LOCALE[locale]} />
      {LOCALES.filter((each) => each !== locale).map((each) => (
        <meta key={each} property="og:locale:alternate" content={PREVIEW_LOCALE[each]} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      {(hasPicture ? [] : usualPicture).map((meta) => (
        <meta key={meta.property ?? meta.name} {...meta} />
      ))}
      {path === '/' && (
        <StructuredData facts={import.meta.env.SSR ? organization(facts.provider, facts.publicUrl) : null} />
      )}
    </>
  );
}

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
