import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { refresh } from '../api/refresh.ts';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { type SavedSearch, searchesQuery } from './queries.ts';
import { SaveSearchForm } from './SaveSearchForm.tsx';
import { SavedNote } from './SavedNote.tsx';

interface SaveSearchProps {
  /** The search as it is saved. */
  text: string;
  /** What it asks, for its name. */
  words: readonly string[];
  /** Identifies its list on the screen; undefined while the beginning of the list is not shown. */
  seen: string | undefined;
}

/** The button beside the list that saves its search, or says under which name it is saved. */
export function SaveSearch({ text, words, seen }: SaveSearchProps) {
  const t = useTranslations('searches');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The name that was typed for a search.
  const [draft, setDraft] = useState<{ text: string; name: string | undefined }>();
  const { data, isFetching } = useQuery(searchesQuery());
  const saved = data?.searches.find((each) => each.search === text);
  useLook(saved, isFetching ? undefined : seen);
  if (!data) return null;
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="w-full print:hidden"
      >
        {saved ? (
          <BookmarkCheck aria-hidden className="size-4.5 text-plate" />
        ) : (
          <Bookmark aria-hidden className="size-4.5" />
        )}
        {t(saved ? 'isSaved' : 'save')}
      </Button>
      <Popover
        anchor={button}
        label={t('save')}
        align="end"
        open={isOpen}
        onOpenChange={setIsOpen}
        className="w-88"
      >
        {saved ? (
          <SavedNote saved={saved} />
        ) : (
          <SaveSearchForm
            text={text}
            words={words}
            draft={draft?.text === text ? draft.name : undefined}
            onDraft={(name) => setDraft({ text, name })}
            onSaved={close}
          />
        )}
      </Popover>
    </>
  );
}

/**
 * Who sees the list of a saved search has seen its new vehicles. Those that come later are not in the list on the screen: they
 * stay new until it is built again.
 */
function useLook(saved: SavedSearch | undefined, seen: string | undefined): void {
  const queryClient = useQueryClient();
  const last = useRef<string>(undefined);
  const { id, newCount } = saved ?? {};
  useEffect(() => {
    if (id === undefined || seen === undefined || last.current === seen) return;
    last.current = seen;
    if (newCount === 0) return;
    call('POST /api/searches/{id}/look', { params: { id } })
      .then(() => refresh(queryClient, ['/api/searches']))
      // The number stays until the list is seen the next time.
      .catch(() => {});
  }, [id, newCount, seen, queryClient]);
}
