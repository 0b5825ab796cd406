import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call, type ResultOf } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { ConfirmMutationDialog } from '../layout/ConfirmMutationDialog.tsx';
import { Loaded } from '../layout/Loaded.tsx';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { formatInstant } from '../ui/instants.ts';
import { type OwnSession, sessionsQuery } from './queries.ts';

const SESSIONS = ['/api/user/sessions'] as const;

/** Where the user is signed in. They end one session, or all but the current one. */
export function SessionsCard() {
  const t = useTranslations('account.sessions');
  const query = useQuery({ ...sessionsQuery(), ...FRESHNESS.account });
  return (
    <TitledCard title={t('title')}>
      <Loaded query={query} skeleton={null} failed={() => t('loadFailed')}>
        {(data) => <Sessions {...data} />}
      </Loaded>
    </TitledCard>
  );
}

function Sessions({ sessions, total }: ResultOf<'GET /api/user/sessions'>) {
  const t = useTranslations('account.sessions');
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);
  return (
    <>
      <p className="mb-2 text-ink-2">{t('text')}</p>
      <ul>
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0"
          >
            <SessionText session={session} />
            {!session.isCurrent && (
              <Button
                size="sm"
                className="needs-script not-yet-plain"
                disabled={!isHydrated}
                aria-label={t('endOf', {
                  name: nameOf(session) || t('unknown'),
                  at: formatInstant(session.lastSeenAt, locale),
                })}
                onClick={() => setEnding(session)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {total > sessions.length && (
        <p className="mt-2 text-14 text-ink-2">{t('more', { count: total - sessions.length })}</p>
      )}
      {total > 1 && (
        <Button
          variant="danger"
          className="needs-script not-yet-plain mt-3"
          disabled={!isHydrated}
          onClick={() => setEnding('others')}
        >
          {t('endOthers')}
        </Button>
      )}
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

function SessionText({ session }: { session: OwnSession }) {
  const t = useTranslations('account.sessions');
  const locale = useLocale();
  const { network, lastSeenAt, isCurrent } = session;
  return (
    <div className="min-w-0">
      <p className="font-medium">
        {nameOf(session) || t('unknown')}
        {isCurrent && <span className="ml-2 text-14 font-normal text-available">{t('current')}</span>}
      </p>
      <p className="text-14 text-ink-2">
        {t('lastUse', { at: formatInstant(lastSeenAt, locale) })}
        {network && ` · ${t('network', { network })}`}
      </p>
    </div>
  );
}

/** "Firefox, Windows", as far as known. */
const nameOf = ({ browser, system }: OwnSession) => [browser, system].filter(Boolean).join(', ');

function EndDialog({ ending, onClose }: { ending: OwnSession | 'others'; onClose: () => void }) {
  const t = useTranslations('account.sessions');
  const words = useTranslations('layout');
  const locale = useLocale();
  const areOthers = ending === 'others';
  const name = areOthers ? '' : nameOf(ending);
  return (
    <ConfirmMutationDialog
      title={areOthers ? t('endOthersTitle') : name ? t('endTitle', { name }) : t('endUnknown')}
      consequence={
        areOthers
          ? t('endOthersText')
          : // Several devices may have the same name.
            `${t('lastUse', { at: formatInstant(ending.lastSeenAt, locale) })}. ${t('endText')}`
      }
      confirmLabel={areOthers ? t('endOthers') : t('end')}
      cancelLabel={words('cancel')}
      call={() =>
        areOthers
          ? call('DELETE /api/user/sessions')
          : call('DELETE /api/user/sessions/{id}', { params: { id: ending.id } })
      }
      touches={SESSIONS}
      done={{ title: areOthers ? t('othersEnded') : t('ended') }}
      failed={t('failed')}
      onClose={onClose}
    />
  );
}
