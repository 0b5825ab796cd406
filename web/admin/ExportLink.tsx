import { Download } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { type Search, stringifySearch } from '../address.ts';
import { Button } from '../ui/Button.tsx';

/** Downloads the rows that the filters of a list leave, of all pages, in the language of the page. */
export function ExportLink({ list, search }: { list: string; search: Search }) {
  const t = useTranslations('admin');
  const { page: _page, limit: _limit, ...filters } = search;
  const query = stringifySearch({ ...filters, locale: useLocale() });
  return (
    <Button asChild className="w-10 p-0!">
      <a href={`/api/admin/${list}.csv${query}`} download aria-label={t('export')} title={t('export')}>
        <Download aria-hidden className="size-4" />
      </a>
    </Button>
  );
}
