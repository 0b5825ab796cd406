import { useQuery } from '@tanstack/react-query';
import { useParams, useRouteContext } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { vehicleQuery } from '../trade/queries.ts';
import { formatInstant } from '../ui/instants.ts';

/** Only in print: whose page this is, its address, and when it was read. */
export function SheetHead() {
  const t = useTranslations('vehicle');
  const locale = useLocale();
  const { id } = useParams({ from: '/vehicles/$id' });
  const { provider, publicUrl } = useRouteContext({ from: '__root__' }).pageContext;
  const { dataUpdatedAt } = useQuery({ ...vehicleQuery(id), enabled: false });
  const instant = formatInstant(new Date(dataUpdatedAt).toISOString(), locale);
  return (
    <p className="mb-4 hidden flex-wrap justify-between gap-x-4 border-b border-line pb-2 text-12 print:flex">
      <span>
        <strong className="font-medium">{provider.portalName}</strong>, {provider.legalName}
      </span>
      {/* The server's clock and the browser's may name two minutes. */}
      <span suppressHydrationWarning>{t('printed', { instant })}</span>
      <span className="w-full">{`${publicUrl}/vehicles/${id}`}</span>
    </p>
  );
}
