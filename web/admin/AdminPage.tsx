import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { watchAttendance } from '../api/attendance.ts';
import { useUser } from '../api/user.ts';
import { useFilters } from '../layout/use-filters.ts';
import { AccessDenied } from './AccessDenied.tsx';
import { AdminRail } from './AdminRail.tsx';
import { rememberList } from './list-memory.ts';
import { RowKeys } from './RowKeys.tsx';

/** The back office: one section beside the rail. The guard redirects others; AccessDenied is for rights that end meanwhile. */
export function AdminPage() {
  const user = useUser();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { search } = useFilters();
  useEffect(() => watchAttendance(document), []);
  useEffect(() => rememberList(path, search), [path, search]);
  if (user?.role !== 'admin') return <AccessDenied />;
  return (
    // The rail reaches the footer, so the page takes the space above the footer itself.
    <div
      data-full-width
      className="flex min-h-[calc(100dvh-var(--spacing)*15)] flex-col lg:-mb-16 lg:flex-row"
    >
      <AdminRail />
      <RowKeys />
      <div data-beside-rail className="min-w-0 flex-1 px-(--page-margin) py-6 lg:pt-8 lg:pb-16">
        <Outlet />
      </div>
    </div>
  );
}
