import { useQuery } from '@tanstack/react-query';
import { NotebookPen, Phone } from 'lucide-react';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Loaded } from '../layout/Loaded.tsx';
import { cx } from '../ui/cx.ts';
import { formatInstant } from '../ui/instants.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { type NoteList, type NotesAbout, notesQuery } from './queries.ts';
import { AddNote } from './AddNote.tsx';

/** What clerks have noted about an order or a dealer, and their calls, for clerks alone. A print shows it without the form. */
export function ClerkNotes({ about }: { about: NotesAbout }) {
  const t = useTranslations('adminOrder.notes');
  const titleId = useId();
  const query = useQuery(notesQuery(about));
  return (
    <section
      aria-labelledby={titleId}
      className={cx(
        'rounded-card border border-line bg-surface p-5',
        // A heading without notes would say nothing on paper.
        query.data?.total === 0 && 'print:hidden',
      )}
    >
      <h2 id={titleId} className="heading mb-3 text-18">
        {t('title')}
      </h2>
      <AddNote key={about.subjectId} about={about} />
      <Loaded
        query={query}
        failed={() => t('failed')}
        skeleton={<Skeleton className="mt-4 h-12" />}
        className="mt-4"
      >
        {(list) => <Notes {...list} />}
      </Loaded>
    </section>
  );
}

const ICONS = { NOTE: NotebookPen, CALL: Phone };

function Notes({ notes, total }: NoteList) {
  const t = useTranslations('adminOrder.notes');
  const locale = useLocale();
  if (total === 0) return null;
  return (
    <>
      <ol className="mt-4 flex flex-col gap-3 border-t border-line pt-4 print:mt-0 print:border-t-0 print:pt-0">
        {notes.map(({ id, kind, text, at, author }) => {
          const Icon = ICONS[kind];
          return (
            <li key={id} className="flex gap-3">
              <Icon aria-hidden className="mt-1 size-4 shrink-0 text-ink-3" />
              <div className="min-w-0">
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                <p className="text-13 wrap-anywhere text-ink-2">
                  {t('by', { kind: t(kind), at: formatInstant(at, locale), author })}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      {total > notes.length && (
        <p className="mt-3 text-13 text-ink-2">{t('more', { count: total - notes.length })}</p>
      )}
    </>
  );
}
