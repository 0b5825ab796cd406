import { useTranslations } from 'use-intl';
import type { Search } from '../../address.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ImportList } from './ImportList.tsx';
import { bulkUpload, singleUpload } from './queues.ts';
import { UploadPanel } from './UploadPanel.tsx';

const TABS = ['single', 'multiple'] as const;
type Tab = (typeof TABS)[number];

/** The tab that the address names. */
const tabIn = ({ tab }: Search): Tab | undefined => TABS.find((each) => each === tab);

/** Imports vehicles from ZIP files, one or many, and lists the imports. */
export function UploadSection() {
  const t = useTranslations('adminUpload');
  const { search, change } = useFilters();
  // Without a tab in the address, the one that shows uploads is open.
  const tab = tabIn(search) ?? (bulkUpload.queue.uploads().length > 0 ? 'multiple' : 'single');
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 min-[87rem]:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <Tabs
          label={t('title')}
          value={tab}
          onValueChange={(next) => change({ tab: next })}
          tabs={[
            { value: 'single', label: t('single'), panel: <UploadPanel uploads={singleUpload} /> },
            { value: 'multiple', label: t('multiple'), panel: <UploadPanel uploads={bulkUpload} isBulk /> },
          ]}
        />
        <ImportList />
      </div>
    </>
  );
}
