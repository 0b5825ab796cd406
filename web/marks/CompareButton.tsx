import { Scale } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { IN_ROW } from './in-row.ts';
import { useCompare } from './use-compare.ts';

interface CompareButtonProps {
  id: string;
  /** The name of the vehicle. */
  name: string;
  /** In a row of a table. */
  isSmall?: boolean;
  className?: string;
}

/** The scales: a toggle button of 44 px that puts a vehicle into the comparison. */
export function CompareButton({ id, name, isSmall = false, className }: CompareButtonProps) {
  const t = useTranslations('marks.compare');
  const { isCompared, toggle } = useCompare(id);
  return (
    <IconButton
      label={t('named', { name })}
      icon={<Scale aria-hidden className={isSmall ? 'size-4' : 'size-5'} />}
      aria-pressed={isCompared}
      onClick={toggle}
      className={cx(isSmall ? IN_ROW : 'size-11!', 'aria-pressed:text-plate', className)}
    />
  );
}
