import { KeyRound, Lock, LockOpen, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useUser } from '../../api/user.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '../../ui/DataTable.tsx';
import { GuardedIconButton } from '../../ui/GuardedIconButton.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { formatInstant } from '../../ui/instants.ts';
import { AccessDialog, type AccessStep } from './AccessDialog.tsx';
import { AdminDialog } from './AdminDialog.tsx';
import type { Admin } from './queries.ts';

export function AdminTable({ admins }: { admins: readonly Admin[] }) {
  const t = useTranslations('adminAdmins');
  return (
    <div className="mt-6">
      <Table label={t('title')}>
        <TableHead>
          <HeadCell>{t('name')}</HeadCell>
          <HeadCell>{t('rights')}</HeadCell>
          <HeadCell>{t('lastSeen')}</HeadCell>
          <HeadCell>{t('secondFactor')}</HeadCell>
          <HeadCell>{t('access')}</HeadCell>
          <HeadCell isPinned>
            <span className="sr-only">{t('actions')}</span>
          </HeadCell>
        </TableHead>
        <TableBody>
          {admins.map((admin) => (
            <AdminRow key={admin.id} admin={admin} />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function AdminRow({ admin }: { admin: Admin }) {
  const t = useTranslations('adminAdmins');
  const locale = useLocale();
  const [step, setStep] = useState<'edit' | AccessStep | null>(null);
  const close = () => setStep(null);
  return (
    <Row data-row={admin.id}>
      <Cell>
        <span className="flex min-w-0 flex-col">
          <span className="font-medium wrap-anywhere">
            {admin.name ?? <EmailAddress>{admin.email}</EmailAddress>}
          </span>
          {admin.name !== null && (
            <span className="text-13 wrap-anywhere text-ink-2">
              <EmailAddress>{admin.email}</EmailAddress>
            </span>
          )}
        </span>
      </Cell>
      <Cell label={t('rights')}>{t(admin.rights)}</Cell>
      <Cell label={t('lastSeen')} className="whitespace-nowrap tabular-nums">
        {admin.lastSeenAt === null ? t('never') : formatInstant(admin.lastSeenAt, locale)}
      </Cell>
      <Cell label={t('secondFactor')}>{t(admin.secondFactor ? 'on' : 'off')}</Cell>
      <Cell label={t('access')}>
        <Badge tone={admin.disabled ? 'sold' : 'available'}>
          {t(admin.disabled ? 'disabled' : 'active')}
        </Badge>
      </Cell>
      <Cell isPinned className="max-md:justify-end">
        <Actions admin={admin} onStep={setStep} />
      </Cell>
      {step === 'edit' && <AdminDialog admin={admin} onClose={close} />}
      {step !== null && step !== 'edit' && <AccessDialog admin={admin} step={step} onClose={close} />}
    </Row>
  );
}

function Actions(props: { admin: Admin; onStep: (step: 'edit' | AccessStep) => void }) {
  const { admin, onStep } = props;
  const t = useTranslations('adminAdmins');
  const isOwn = useUser()?.id === admin.id;
  const name = admin.name ?? admin.email;
  const icon = 'size-4.5';
  const own = isOwn ? t('notYourself') : undefined;
  return (
    <span className="-mr-2.5 flex items-center justify-end">
      <IconButton
        data-row-main
        label={t('editOf', { name })}
        icon={<Pencil aria-hidden className={icon} />}
        onClick={() => onStep('edit')}
      />
      <GuardedIconButton
        label={t('resetOf', { name })}
        blockedReason={own ?? (admin.disabled ? t('enableFirst') : undefined)}
        icon={<KeyRound aria-hidden className={icon} />}
        onClick={() => onStep('reset')}
      />
      <GuardedIconButton
        label={t(admin.disabled ? 'enableOf' : 'disableOf', { name })}
        blockedReason={own}
        icon={
          admin.disabled ? <LockOpen aria-hidden className={icon} /> : <Lock aria-hidden className={icon} />
        }
        onClick={() => onStep(admin.disabled ? 'enable' : 'disable')}
      />
    </span>
  );
}
