import { useRouteContext } from '@tanstack/react-router';
import { type Locale, LOCALES } from '../../contract/constants.ts';
import type { HeadOfPage } from './head-of.ts';
import { pictureMeta } from './picture-meta.ts';
import { organization } from './schema-org.ts';
import { StructuredData } from './StructuredData.tsx';

/** The languages in the Open Graph notation. */
const PREVIEW_LOCALE: Record<Locale, string> = { de: 'de_DE', en: 'en_GB', fr: 'fr_FR' };
/** web/public/social-preview.png */
const USUAL_PICTURE = { path: '/social-preview.png', width: 1200, height: 630 };

/** The other languages of the page and its link preview. Rendered by the server only. */
export function SocialMeta({ page, plain, address }: { page: HeadOfPage; plain: string; address: string }) {
  const { pageContext, words } = useRouteContext({ from: '__root__' });
  const { locale, messages } = words.now();
  const { path, title, description, hasPicture } = page;
  const usualPicture = pictureMeta({
    url: pageContext.publicUrl + USUAL_PICTURE.path,
    alt: `${pageContext.provider.portalName} – ${messages.descriptions.preview}`,
    width: USUAL_PICTURE.width,
    height: USUAL_PICTURE.height,
  });
  return (
    <>
      {LOCALES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={`${plain}?lang=${each}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={plain} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={pageContext.provider.portalName} />
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
      {path === '/' && <StructuredData facts={organization(pageContext.provider, pageContext.publicUrl)} />}
    </>
  );
}
