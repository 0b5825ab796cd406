import { useTranslations } from 'use-intl';
import { TextField } from '../ui/TextField.tsx';

interface SearchProps {
  query: string;
  onQuery: (query: string) => void;
  isSearching: boolean;
  hits: number;
  /** The number of sections with a hit. */
  sections: number;
}

/** Searches the text of the page and shows the number of hits. */
export function Search({ query, onQuery, isSearching, hits, sections }: SearchProps) {
  const t = useTranslations('documentation');
  return (
    <search className="needs-script w-full max-w-md">
      <TextField
        type="search"
        label={t('search')}
        value={query}
        autoComplete="off"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onQuery('');
        }}
      />
      <output className="mt-1.5 block min-h-6 text-14 text-ink-2">
        {isSearching && (
          <>
            {t('found', { hits })}{' '}
            {hits > 0
              ? t('foundIn', { sections })
              : t.rich('nothingHint', {
                  contact: (words) => (
                    <a href="/contact" className="text-plate underline underline-offset-2">
                      {words}
                    </a>
                  ),
                })}
          </>
        )}
      </output>
    </search>
  );
}
