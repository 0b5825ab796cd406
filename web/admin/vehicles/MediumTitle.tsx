import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Medium } from '../../../contract/vehicles.ts';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { useChangeFailure } from '../use-change-failure.ts';
import { MediaChangedMeanwhile } from './change-media.ts';

/** The longest title that the server takes. */
const LONGEST = 200;

interface MediumTitleProps {
  medium: Medium;
  /** Rejects if the title could not be saved. */
  onRename: (medium: Medium, title: string) => Promise<void>;
}

/** The title, which becomes a field when it is pressed. Enter and leaving save, Escape restores after a question. */
export function MediumTitle({ medium, onRename }: MediumTitleProps) {
  const t = useTranslations('adminVehicle.media');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const getsFocus = useRef(false);

  useEffect(() => {
    if (!isOpen && getsFocus.current) button.current?.focus();
    getsFocus.current = false;
  }, [isOpen]);

  function close(hasFocus: boolean) {
    getsFocus.current = hasFocus;
    setIsOpen(false);
  }

  if (isOpen) return <TitleField medium={medium} onRename={onRename} onClose={close} />;
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('rename', { title: medium.title })}
      onClick={() => setIsOpen(true)}
      className="group/title flex min-h-8 max-w-full items-center gap-1.5 rounded-control px-1 text-left text-14 hover:bg-sunken"
    >
      <span className="min-w-0 wrap-anywhere">{medium.title}</span>
      <Pencil aria-hidden className="size-3.5 shrink-0 text-ink-3" />
    </button>
  );
}

/** A title that cannot be saved stays in the field, with the reason. */
function TitleField(props: MediumTitleProps & { onClose: (hasFocus: boolean) => void }) {
  const { medium, onRename, onClose } = props;
  const t = useTranslations('adminVehicle.media');
  const { noteFailure, failureWords } = useChangeFailure(t('notSaved'));
  const [title, setTitle] = useState(medium.title);
  // The title that the clerk saw when they began to type, or after a conflict.
  const [seen, setSeen] = useState(medium.title);
  const [problem, setProblem] = useState<{ error: unknown; now: string | null } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  // Leaving the field sends it. Then the page may go, and a toast tells what became of it. Closing takes the focus from the
  // field, which would save a second time.
  const isSent = useRef(false);
  const { leave, question } = useLeaveQuestion({
    hasInput: () => !isSent.current && title !== seen,
    isSaving,
    onClose: () => close(true),
  });

  function close(hasFocus: boolean) {
    isSent.current = true;
    onClose(hasFocus);
  }

  async function save() {
    if (isSent.current) return;
    isSent.current = true;
    const wanted = title.trim();
    if (wanted !== '' && wanted !== seen) {
      setIsSaving(true);
      try {
        await onRename({ ...medium, title: seen }, wanted);
      } catch (error) {
        isSent.current = false;
        fail(error);
        return;
      } finally {
        setIsSaving(false);
      }
    }
    close(field.current === document.activeElement);
  }

  function fail(error: unknown) {
    const now = error instanceof MediaChangedMeanwhile && error.media.find(({ id }) => id === medium.id);
    if (now) setSeen(now.title);
    if (!now) noteFailure(error);
    setProblem({ error, now: now ? now.title : null });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') void save();
    else leave();
  }

  return (
    <>
      <input
        ref={field}
        aria-label={t('newTitle', { title: medium.title })}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : errorId}
        value={title}
        maxLength={LONGEST}
        readOnly={isSaving}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setProblem(null);
          setTitle(target.value);
        }}
        onKeyDown={onKeyDown}
        // The question has the focus. After a failure only Enter saves.
        onBlur={() => !question && problem === null && void save()}
        className="h-8 w-full min-w-0 rounded-control border border-control bg-surface px-2 text-14 max-md:text-[1rem]"
      />
      {problem !== null && (
        <span id={errorId} role="alert" className="block px-1 py-1 text-13 text-sold">
          {problem.now === null ? failureWords(problem.error) : t('titleMeanwhile', { title: problem.now })}
        </span>
      )}
      {question}
    </>
  );
}
