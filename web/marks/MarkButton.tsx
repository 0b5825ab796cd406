import { EyeOff, Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MarkStatus } from '../../contract/watching.ts';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { IN_ROW } from './in-row.ts';

const ICONS = { WATCHED: Heart, HIDDEN: EyeOff } as const;

interface MarkButtonProps {
  status: MarkStatus;
  /** The name of the vehicle. */
  name: string;
  mark: MarkStatus | null;
  onChange: (to: MarkStatus | null) => void;
  /** In a row of a table. */
  isSmall?: boolean;
  className?: string;
}

/** The heart, or the eye that hides a vehicle: a toggle button of 44 px. */
export function MarkButton({ status, name, mark, onChange, isSmall = false, className }: MarkButtonProps) {
  const t = useTranslations('marks.named');
  const Icon = ICONS[status];
  const isPressed = mark === status;
  return (
    <IconButton
      label={t(status, { name })}
      icon={
        <Icon
          aria-hidden
          className={cx(isSmall ? 'size-4' : 'size-5', isPressed && status === 'WATCHED' && 'fill-current')}
        />
      }
      aria-pressed={isPressed}
      onClick={() => onChange(isPressed ? null : status)}
      className={cx(isSmall ? IN_ROW : 'size-11!', 'aria-pressed:text-plate', className)}
    />
  );
}
