import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Eye, Star, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Medium } from '../../../contract/vehicles.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/IconButton.tsx';

interface MediumButtonsProps {
  medium: Medium;
  place: number;
  count: number;
  onMove: (medium: Medium, to: number) => void;
  /** Only for pictures. */
  onCover?: (medium: Medium) => void;
  onDelete: (medium: Medium) => void;
}

/** What the pointer does by dragging, as buttons, and the rest. */
export function MediumButtons({ medium, place, count, onMove, onCover, onDelete }: MediumButtonsProps) {
  const t = useTranslations('adminVehicle.media');
  const { title } = medium;
  const [Earlier, Later] = onCover ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  // A disabled button would lose the focus at the end of the list.
  const move = (to: number) => to >= 0 && to < count && onMove(medium, to);
  return (
    <span className="-ml-1 flex">
      <IconButton
        label={t('earlier', { title })}
        aria-disabled={place === 0}
        icon={<Earlier aria-hidden className="size-4.5" />}
        onClick={() => move(place - 1)}
        className="aria-disabled:text-ink-3"
      />
      <IconButton
        label={t('later', { title })}
        aria-disabled={place === count - 1}
        icon={<Later aria-hidden className="size-4.5" />}
        onClick={() => move(place + 1)}
        className="aria-disabled:text-ink-3"
      />
      {onCover && (
        <IconButton
          label={t('makeCover', { title })}
          aria-pressed={medium.isCover}
          icon={<Star aria-hidden className={cx('size-4.5', medium.isCover && 'fill-current')} />}
          onClick={() => !medium.isCover && onCover(medium)}
          className="aria-pressed:text-plate"
        />
      )}
      <a
        href={onCover ? `${medium.url}/1440.webp` : medium.url}
        target="_blank"
        rel="noreferrer"
        aria-label={t('view', { title })}
        className="inline-flex size-10 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <Eye aria-hidden className="size-4.5" />
      </a>
      <IconButton
        tone="danger"
        label={t('delete', { title })}
        icon={<Trash2 aria-hidden className="size-4.5" />}
        onClick={() => onDelete(medium)}
      />
    </span>
  );
}
