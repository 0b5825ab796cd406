import { useRouteContext } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { breadcrumbs } from '../layout/schema-org.ts';
import { StructuredData } from '../layout/StructuredData.tsx';
import { nameOf } from '../trade/facts.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { car } from './schema-org.ts';

/** The vehicle and its breadcrumbs as structured data for search engines. */
export function VehicleSchema({ data }: { data: VehicleWithMedia }) {
  const t = useTranslations('layout.titles');
  const { publicUrl, provider } = useRouteContext({ from: '__root__' }).pageContext;
  const way = [
    { name: provider.portalName, path: '/' },
    { name: t('inventory'), path: '/vehicles' },
    { name: nameOf(data.vehicle), path: `/vehicles/${data.vehicle.id}` },
  ];
  const facts = import.meta.env.SSR
    ? { '@graph': [car(data, publicUrl, provider), breadcrumbs(publicUrl, way)] }
    : null;
  return <StructuredData facts={facts} />;
}
