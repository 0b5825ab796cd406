import { X } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { handFocusOn } from '../ui/hand-focus-on.ts';

interface FilterChipProps {
  /** What a link has narrowed the list to. */
  name: string;
  /** The name for screen readers, with what a press does. */
  label: string;
  onRemove: () => void;
  className?: string;
}

/** A filter that has no field: only a link sets it, and a press removes it. */
export function FilterChip({ name, label, onRemove, className }: FilterChipProps) {
  return (
    <Button ref={handFocusOn} size="sm" aria-label={label} onClick={onRemove} className={className}>
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <X aria-hidden className="size-4 shrink-0" />
    </Button>
  );
}
