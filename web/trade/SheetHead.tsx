import { useRouteContext } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatInstant } from '../ui/instants.ts';

interface SheetHeadProps {
  /** The path of the page. Where it is long, the sheet goes without. */
  path?: string;
  /** When the page was read, in milliseconds. */
  readAt: number;
}

/** Only in print: whose page this is, its address, and when it was read. */
export function SheetHead({ path, readAt }: SheetHeadProps) {
  const t = useTranslations('vehicle');
  const locale = useLocale();
  const { provider, publicUrl } = useRouteContext({ from: '__root__' }).pageContext;
  const instant = formatInstant(new Date(readAt).toISOString(), locale);
  return (
    <p className="mb-1 hidden flex-wrap justify-between gap-x-4 border-b border-line pb-1 text-12 print:flex">
      <span>
        <strong className="font-medium">{provider.portalName}</strong>, {provider.legalName}
      </span>
      {/* The server's clock and the browser's may name two minutes. */}
      <span suppressHydrationWarning>{t('printed', { instant })}</span>
      {path !== undefined && <span className="w-full">{`${publicUrl}${path}`}</span>}
    </p>
  );
}
