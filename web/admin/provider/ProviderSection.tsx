import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Loaded } from '../../layout/Loaded.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LegalTexts } from './LegalTexts.tsx';
import { ProviderCards } from './ProviderCards.tsx';
import { providerQuery } from './queries.ts';
import { SettingsTable } from './SettingsTable.tsx';

/** What the portal says about the provider, the legal texts and the settings, each with its source. */
export function ProviderSection() {
  const t = useTranslations('adminProvider');
  const query = useQuery(providerQuery());
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Loaded
        query={query}
        failed={() => t('failed')}
        skeleton={<Skeleton className="mt-6 h-160" />}
        className="mt-6"
      >
        {({ provider, settings }) => (
          <div className="mt-6 flex flex-col gap-4">
            <ProviderCards provider={provider} isFile={settings.PROVIDER_FILE.isSet} />
            <LegalTexts />
            <SettingsTable settings={settings} />
          </div>
        )}
      </Loaded>
    </>
  );
}
