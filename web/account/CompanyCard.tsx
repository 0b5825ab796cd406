import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DealerStatus } from '../../contract/states.ts';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { TitledCard } from '../ui/Card.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { CompanyData } from './CompanyData.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { ownDealerQuery } from './queries.ts';

/** The data of the company. The owners of an ACTIVE dealer change them; the others read why they cannot. */
export function CompanyCard({ status, isOwner }: { status: DealerStatus; isOwner: boolean }) {
  const t = useTranslations('account.company');
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const { data, error, isFetching, refetch } = useQuery(ownDealerQuery());
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  // The form with the focus is gone.
  useEffect(() => {
    if (wasEdited.current && !isEditing) button.current?.focus();
    wasEdited.current = isEditing;
  }, [isEditing]);

  const isEditable = data && isOwner && status === 'ACTIVE' && !isEditing;
  return (
    <TitledCard
      title={t('title')}
      action={
        isEditable && (
          <Button
            ref={button}
            size="sm"
            className="needs-script not-yet-plain"
            disabled={!isHydrated}
            onClick={() => setIsEditing(true)}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      {!data && error && (
        <ErrorPanel
          title={t('loadFailed')}
          message={errorText(error)}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && isEditing && <CompanyForm dealer={data} onClose={() => setIsEditing(false)} />}
      {data && !isEditing && <CompanyData dealer={data} />}
      {status !== 'ACTIVE' && <p className="mt-3 text-14 text-ink-2">{t(`locked.${status}`)}</p>}
      {status === 'ACTIVE' && <p className="mt-3 text-14 text-ink-2">{t(isOwner ? 'byClerk' : 'byOwner')}</p>}
    </TitledCard>
  );
}
