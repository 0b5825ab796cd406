import { Download } from 'lucide-react';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import { BULK_MAX } from '../../contract/reprice.ts';
import { stringifySearch } from '../address.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { Button } from '../ui/Button.tsx';
import { withoutPage } from './filters.ts';
import type { InventorySearch } from './search.ts';

const AREAS = ['download'] as const;
/** The one that most dealers want comes first. */
const FORMATS = ['xlsx', 'csv', 'json'] as const;

interface ListDownloadProps {
  search: InventorySearch;
  total: number;
}

/** Saves the vehicles of all pages as a file. */
export const ListDownload = withOwnTexts(AREAS, function Formats({ search, total }: ListDownloadProps) {
  const t = useTranslations('download');
  const locale = useLocale();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex flex-wrap items-center gap-2 print:hidden">
      <span id={id} className="w-full text-14 text-ink-2 sm:mr-1 sm:w-auto">
        {t('title')}
      </span>
      {FORMATS.map((format) => (
        <Button key={format} asChild size="sm">
          <a
            href={`/api/vehicles/export${stringifySearch({ ...withoutPage(search), format, locale })}`}
            download
          >
            <Download aria-hidden className="size-4" />
            {t(format)}
          </a>
        </Button>
      ))}
      {total > BULK_MAX && (
        <p className="w-full text-14 text-ink-2">{t('most', { most: formatInteger(BULK_MAX, locale) })}</p>
      )}
    </fieldset>
  );
});
