import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { formatInstant } from '../ui/instants.ts';
import { AccessDialog, type AccessStep } from './AccessDialog.tsx';
import type { CompanyUser } from './queries.ts';
import { UserDialog } from './UserDialog.tsx';

/** One user of the company: who they are, their rights and state, and for an owner what they can change. */
export function CompanyUserRow({ user }: { user: CompanyUser }) {
  const reader = useUser();
  const isOwner = reader?.rights === 'OWNER';
  const isSelf = reader?.id === user.id;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line py-4 first:border-t-0">
      <Person user={user} isSelf={isSelf} tellsUse={isOwner} />
      {isOwner && <Steps user={user} isSelf={isSelf} />}
    </li>
  );
}

function Steps({ user, isSelf }: { user: CompanyUser; isSelf: boolean }) {
  const t = useTranslations('company');
  const isHydrated = useIsHydrated();
  const [step, setStep] = useState<'edit' | AccessStep | null>(null);
  const name = user.name ?? user.email;
  const close = () => setStep(null);
  const steps: readonly ('edit' | AccessStep)[] = isSelf
    ? ['edit']
    : [
        'edit',
        ...(user.isInvited && !user.blocked ? (['again'] as const) : []),
        user.blocked ? 'unblock' : 'block',
        'remove',
      ];
  return (
    <>
      <span className="flex flex-wrap gap-2">
        {steps.map((each) => (
          <Button
            key={each}
            size="sm"
            className="needs-script not-yet-plain"
            disabled={!isHydrated}
            aria-label={`${t(each)}, ${name}`}
            onClick={() => setStep(each)}
          >
            {t(each)}
          </Button>
        ))}
      </span>
      {step === 'edit' && <UserDialog user={user} onClose={close} />}
      {step !== null && step !== 'edit' && <AccessDialog user={user} step={step} onClose={close} />}
    </>
  );
}

function Person(props: { user: CompanyUser; isSelf: boolean; tellsUse: boolean }) {
  const { user, isSelf, tellsUse } = props;
  const t = useTranslations('company');
  const locale = useLocale();
  const { name, email, rights, blocked, isInvited, lastSeenAt } = user;
  const seen = lastSeenAt === null ? t('never') : t('seen', { at: formatInstant(lastSeenAt, locale) });
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
        {name ?? email}
        {isSelf && <span className="text-14 font-normal text-ink-2">{t('you')}</span>}
        {blocked && <Badge tone="sold">{t('blocked')}</Badge>}
        {!blocked && isInvited && <Badge tone="reserved">{t('invited')}</Badge>}
      </p>
      <p className="text-14 text-ink-2 wrap-anywhere">
        {[name === null ? null : email, t(rights), isInvited || !tellsUse ? null : seen]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
