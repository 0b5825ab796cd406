import type { DragEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Upload } from 'lucide-react';
import { cx } from './cx.ts';

type FileDropProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** The file types, as in the accept attribute: ".zip,application/zip". Dropped files are not checked against it. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
};

/** An area to drop files on, or to click to choose them. */
export function FileDrop({
  label,
  hint,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
  className,
}: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function take(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  function takeChosen() {
    if (!input.current) return;
    take(input.current.files);
    // Allows the same file to be chosen again after it was corrected.
    input.current.value = '';
  }

  // Takes files that were chosen before hydration, when nothing listened for the event.
  const takeEarly = useEffectEvent(takeChosen);
  useEffect(() => takeEarly(), []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take(event.dataTransfer.files);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only a mouse drops files; the input is for everyone
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        'flex flex-col items-center gap-1 rounded-card border border-dashed px-6 py-10 text-center transition-colors duration-150',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plate',
        isOver ? 'border-plate bg-plate-soft' : 'border-control bg-surface',
        disabled ? 'cursor-not-allowed text-ink-2' : 'cursor-pointer hover:border-plate hover:bg-plate-soft',
        className,
      )}
    >
      <Upload aria-hidden className="mb-1 size-7 text-plate" />
      <span className="font-medium text-balance">{label}</span>
      {hint && <span className="text-14 text-balance text-ink-2">{hint}</span>}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        className="sr-only"
        onChange={takeChosen}
      />
    </label>
  );
}
