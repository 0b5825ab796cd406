import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Loaded } from '../../layout/Loaded.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { formatMoney } from '../../ui/format.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BackLink, useAddressTab } from '../page-of-one.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { DataTab } from './DataTab.tsx';
import { DocumentsTab } from './DocumentsTab.tsx';
import { FormerPrice } from './FormerPrice.tsx';
import { PicturesTab } from './PicturesTab.tsx';
import { vehiclePageQuery } from './queries.ts';
import { StatusCell } from './StatusCell.tsx';
import type { SeenVehicle } from './use-vehicle-form.ts';
import { VehicleHolder } from './VehicleOrders.tsx';

const TABS = ['data', 'media', 'documents', 'history'] as const;

/** One vehicle as clerks see it, at an address of its own. */
export function VehicleSection() {
  const { id } = useParams({ from: '/admin/vehicles/$id' });
  const t = useTranslations('adminVehicle');
  const query = useQuery(vehiclePageQuery(id));
  return (
    <>
      <BackLink to="/admin/vehicles">{t('back')}</BackLink>
      <Loaded query={query} failed={() => t('failed')} skeleton={<Skeleton className="mt-6 h-96" />}>
        {(seen) => (
          <>
            <Head seen={seen} />
            {/* A form belongs to one vehicle. */}
            <Contents key={id} seen={seen} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** What the vehicle is, what it costs, and who holds it. */
function Head({ seen }: { seen: SeenVehicle }) {
  const { vehicle } = seen;
  const t = useTranslations('adminVehicle');
  const name = `${vehicle.make} ${vehicle.model}`;
  return (
    <>
      <PageTitle
        actions={
          <Button asChild>
            <Link to="/vehicles/$id" params={{ id: vehicle.id }}>
              <ExternalLink aria-hidden className="size-4" />
              {t('public')}
            </Link>
          </Button>
        }
      >
        {[name, vehicle.variant].filter(Boolean).join(' ')}
      </PageTitle>
      <div className="group/row mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusCell vehicle={vehicle} name={name} />
        <span className="heading text-18 tabular-nums">{formatMoney(vehicle.priceNet)}</span>
        <FormerPrice seen={seen} />
        <span className="flex items-center gap-1 font-mono text-14 text-ink-2">
          {vehicle.vin}
          <CopyButton value={vehicle.vin} label={t('copyVin')} copiedLabel={t('vinCopied')} />
        </span>
        <VehicleHolder vehicleId={vehicle.id} />
      </div>
    </>
  );
}

function Contents({ seen }: { seen: SeenVehicle }) {
  const t = useTranslations('adminVehicle.tabs');
  const { shown, show, hrefOf } = useAddressTab(TABS);
  const { id } = seen.vehicle;
  const documents = seen.media.filter(({ mediaType }) => mediaType === 'pdf').length;
  const panels = {
    data: { label: t('data'), panel: <DataTab seen={seen} /> },
    media: {
      label: <Counted label={t('media')} count={seen.media.length - documents} />,
      panel: <PicturesTab vehicleId={id} media={seen.media} />,
    },
    documents: {
      label: <Counted label={t('documents')} count={documents} />,
      panel: <DocumentsTab vehicleId={id} media={seen.media} />,
    },
    history: {
      label: t('history'),
      panel: (
        <HistoryPanel
          about={{ subject: 'vehicle', subjectId: id }}
          className="rounded-card border border-line bg-surface p-5"
        />
      ),
    },
  };
  return (
    <Tabs
      label={t('label')}
      value={shown}
      onValueChange={show}
      tabs={TABS.map((value) => ({ value, ...panels[value], href: hrefOf(value) }))}
      className="mt-5"
    />
  );
}

/** On the narrowest screens the numbers are left out, so that all tabs are in view. */
const Counted = ({ label, count }: { label: string; count: number }) => (
  <>
    {label}
    <span className="ml-1 max-[23rem]:hidden">({count})</span>
  </>
);
