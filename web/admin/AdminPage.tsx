import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { watchAttendance } from '../api/attendance.ts';
import { useUser } from '../api/user.ts';
import { OfflineNotice } from '../layout/OfflineNotice.tsx';
import { useFilters } from '../layout/use-filters.ts';
import { AccessDenied } from './AccessDenied.tsx';
import { AdminRail } from './AdminRail.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { rememberList } from './list-memory.ts';
import { RowKeys } from './RowKeys.tsx';
import { ShellFoot } from './ShellFoot.tsx';
import { ShellHead } from './ShellHead.tsx';
import { Changes, useUndoKey } from './use-undo.ts';

/**
 * The shell of the back office: on wide screens a rail as high as the window, with one section beside it; on narrow ones a
 * top bar and tabs above it. The guard redirects others; AccessDenied is for rights that end meanwhile.
 */
export function AdminPage() {
  const user = useUser();
  const isAdmin = user?.role === 'admin';
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { search } = useFilters();
  useEffect(() => watchAttendance(document), []);
  useEffect(() => rememberList(path, search), [path, search]);
  return (
    <div
      data-full-width
      className="flex min-h-dvh flex-col lg:flex-row lg:items-start lg:[--sticky-top:0px] print:block"
    >
      {/* On narrow screens top bar and tabs are rows of the page, so that the top bar stays in view over all of it. */}
      <div className="z-20 contents w-53 shrink-0 border-line bg-surface lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-r print:hidden">
        <ShellHead hasSearch={isAdmin} />
        {isAdmin && <AdminRail />}
        <ShellFoot className="mt-auto max-lg:hidden" hasMenus />
      </div>
      <div className="min-w-0 flex-1 print:w-full">
        <div className="contents lg:[&>*]:top-0">
          <OfflineNotice />
        </div>
        <main
          id="content"
          tabIndex={-1}
          data-beside-rail
          className="px-(--page-margin) py-6 outline-none lg:pb-16 [body:has([data-bulk-bar])_&]:pb-24!"
        >
          {isAdmin ? (
            <Undo key={user.id}>
              <Outlet />
            </Undo>
          ) : (
            <AccessDenied />
          )}
        </main>
      </div>
      {isAdmin && <RowKeys />}
      <LeaveQuestion />
      <ShellFoot className="border-t border-line lg:hidden" />
      <span id="end" hidden />
    </div>
  );
}

/** Ctrl-Z undoes what the clerk has changed, in whatever section they are now, until their session ends. */
function Undo({ children }: { children: ReactNode }) {
  const changes = useUndoKey();
  return <Changes value={changes}>{children}</Changes>;
}
