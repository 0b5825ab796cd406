import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CarFront, ExternalLink, Upload, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../../contract/notation.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { FailedMails } from './FailedMails.tsx';
import { overviewQuery } from './queries.ts';
import { WorkList } from './WorkList.tsx';

const QUICK_LINK =
  'flex h-full min-h-12 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 font-medium text-plate hover:bg-plate-soft';

export function DashboardSection() {
  const t = useTranslations('adminDashboard');
  const { data, isError } = useQuery(overviewQuery());
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <dl className="mt-6 grid gap-2 sm:grid-cols-3 sm:gap-4">
        <Tile to="/admin/vehicles" label={t('vehicles')} count={data?.vehicles} isError={isError} />
        <Tile
          to="/admin/reservations"
          search={{ status: 'ACTIVE' }}
          label={t('reservations')}
          count={data?.activeReservations}
          isError={isError}
        />
        <Tile to="/admin/users" label={t('dealers')} count={data?.dealers} isError={isError} />
      </dl>
      <WorkList />
      <FailedMails />
      <h2 className="heading mt-10 text-18">{t('quickLinks')}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <QuickLink icon={<CarFront aria-hidden className="size-5 shrink-0" />} to="/admin/vehicles">
          {t('toVehicles')}
        </QuickLink>
        <QuickLink icon={<Upload aria-hidden className="size-5 shrink-0" />} to="/admin/upload">
          {t('toUpload')}
        </QuickLink>
        <QuickLink icon={<Users aria-hidden className="size-5 shrink-0" />} to="/admin/users">
          {t('toUsers')}
        </QuickLink>
        <li>
          <Link to="/vehicles" className={QUICK_LINK}>
            <ExternalLink aria-hidden className="size-5 shrink-0" />
            {t('toInventory')}
          </Link>
        </li>
      </ul>
    </>
  );
}

interface TileProps {
  to: '/admin/vehicles' | '/admin/reservations' | '/admin/users';
  search?: { status: string };
  label: string;
  count: number | undefined;
  isError: boolean;
}

/** A number, which leads to the list that it counts. */
function Tile({ to, search, label, count, isError }: TileProps) {
  const t = useTranslations('adminDashboard');
  const locale = useLocale();
  return (
    <div className="relative rounded-card border border-line bg-surface hover:bg-plate-soft max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:px-4 max-sm:py-1 sm:p-5">
      <dt className="text-14 text-ink-2">
        <Link to={to} {...(search && { search })} className="after:absolute after:inset-0 after:rounded-card">
          {label}
        </Link>
      </dt>
      <dd className="heading flex h-11 items-center text-22 sm:mt-1 sm:text-36">
        {count !== undefined && formatInteger(count, locale)}
        {count === undefined && isError && <span className="text-22 text-sold">{t('error')}</span>}
        {count === undefined && !isError && (
          <span className="text-15">
            <Spinner label={t('loading')} />
          </span>
        )}
      </dd>
    </div>
  );
}

function QuickLink(props: {
  icon: ReactNode;
  to: '/admin/vehicles' | '/admin/upload' | '/admin/users';
  children: ReactNode;
}) {
  return (
    <li>
      <Link to={props.to} className={QUICK_LINK}>
        {props.icon}
        {props.children}
      </Link>
    </li>
  );
}
