import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { AccessDenied } from '../layout/AccessDenied.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { AdminRail } from './AdminRail.tsx';
import { ADMIN_SECTIONS, isAdminSection } from './data.ts';
import { SECTIONS } from './sections.ts';

const route = getRouteApi('/admin/{-$section}');

/** The same elements at every rendering: a section that the browser has not taken over yet is not drawn anew. */
const PARTS = new Map(
  ADMIN_SECTIONS.map((name) => {
    const Section = SECTIONS[name];
    const part = (
      <Suspense key={name} fallback={<Loading />}>
        <Section />
      </Suspense>
    );
    return [name, part];
  }),
);

function Loading() {
  const t = useTranslations('layout');
  return <Spinner label={t('loading')} />;
}

/** The back office: one section beside the rail. The guard sends others away; this card is for rights that end meanwhile. */
export function AdminPage() {
  const user = useUser();
  const { section = 'dashboard' } = route.useParams();
  // The route answers 404 for a section that there is not.
  const current = isAdminSection(section) ? section : 'dashboard';
  if (user?.role !== 'admin') return <AccessDenied />;
  return (
    // The rail reaches the footer: the room above that one is this page's own.
    <div
      data-full-width
      className="flex min-h-[calc(100dvh-var(--spacing)*15)] flex-col lg:-mb-16 lg:flex-row"
    >
      <AdminRail section={current} />
      <div data-beside-rail className="min-w-0 flex-1 px-(--page-margin) py-6 lg:pt-8 lg:pb-16">
        {PARTS.get(current)}
      </div>
    </div>
  );
}
