import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Medium } from '../../../contract/vehicles.ts';
import { useUnsavedInput } from '../../api/unsaved-input.ts';

/** The longest title that the server takes. */
const LONGEST = 200;

interface MediumTitleProps {
  medium: Medium;
  onRename: (medium: Medium, title: string) => void;
}

/** The title, which becomes a field when it is pressed. Enter and leaving save, Escape restores. */
export function MediumTitle({ medium, onRename }: MediumTitleProps) {
  const t = useTranslations('adminVehicle.media');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close(hasFocus: boolean) {
    setIsOpen(false);
    // The button is rendered again first.
    if (hasFocus) requestAnimationFrame(() => button.current?.focus());
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

function TitleField(props: MediumTitleProps & { onClose: (hasFocus: boolean) => void }) {
  const { medium, onRename, onClose } = props;
  const t = useTranslations('adminVehicle.media');
  const [title, setTitle] = useState(medium.title);
  // Closing takes the focus from the field, which would save a second time.
  const isClosed = useRef(false);
  useUnsavedInput({ hasInput: () => !isClosed.current && title !== medium.title });

  function close(save: boolean, hasFocus: boolean) {
    if (isClosed.current) return;
    isClosed.current = true;
    const wanted = title.trim();
    if (save && wanted !== '' && wanted !== medium.title) onRename(medium, wanted);
    onClose(hasFocus);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    close(event.key === 'Enter', true);
  }

  return (
    <input
      aria-label={t('newTitle', { title: medium.title })}
      value={title}
      maxLength={LONGEST}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was pressed
      autoFocus
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTitle(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => close(true, false)}
      className="h-8 w-full min-w-0 rounded-control border border-control bg-surface px-2 text-14 max-md:text-[1rem]"
    />
  );
}
