import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
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
      <FormatLinks />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 min-[87rem]:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <Tabs
          label={t('title')}
          value={tab}
          onValueChange={(next) => change({ tab: next })}
          // Only the open tab has a panel, so that the page has one drop zone. The uploads go on without it.
          tabs={[
            {
              value: 'single',
              label: t('single'),
              panel: tab === 'single' && <UploadPanel uploads={singleUpload} />,
            },
            {
              value: 'multiple',
              label: t('multiple'),
              panel: tab === 'multiple' && <UploadPanel uploads={bulkUpload} isBulk />,
            },
          ]}
        />
        <ImportList />
      </div>
    </>
  );
}

/** What a supplier needs who writes the ZIP files. */
function FormatLinks() {
  const t = useTranslations('adminUpload.format');
  const locale = useLocale();
  const files = {
    description: `/vehicle-zip-format.${locale}.txt`,
    example: '/vehicle-zip-example.zip',
    schema: '/vehicle-zip-schema.json',
  } as const;
  return (
    <ul aria-label={t('label')} className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
      {(['description', 'example', 'schema'] as const).map((file) => (
        <li key={file}>
          <a
            href={files[file]}
            download
            className="inline-flex min-h-8 items-center gap-1.5 text-14 text-plate hover:underline"
          >
            <Download aria-hidden className="size-4" />
            {t(file)}
          </a>
        </li>
      ))}
    </ul>
  );
}
