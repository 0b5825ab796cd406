import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { bulkUpload, singleUpload } from './queues.ts';
import { UploadPanel } from './UploadPanel.tsx';

/** Imports vehicles from ZIP files, one or many. */
export function UploadSection() {
  const t = useTranslations('adminUpload');
  const [tab, setTab] = useState<'single' | 'multiple'>('single');
  return (
    <div className="max-w-4xl">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <Tabs
        className="mt-6"
        label={t('title')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'single', label: t('single'), panel: <UploadPanel queue={singleUpload} /> },
          { value: 'multiple', label: t('multiple'), panel: <UploadPanel queue={bulkUpload} isBulk /> },
        ]}
      />
    </div>
  );
}
