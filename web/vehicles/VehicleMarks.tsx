import { useNavigate } from '@tanstack/react-router';
import { EyeOff, Heart, Scale } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { COMPARED_MAX } from '../../contract/constants.ts';
import type { MarkStatus } from '../../contract/watching.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { useCompare } from '../marks/use-compare.ts';
import { useMark } from '../marks/use-mark.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { useToast } from '../ui/Toasts.tsx';

/** Icon above word: three words do not fit beside each other on a phone. */
const TOGGLE =
  'min-h-11 flex-1 basis-0 px-1! py-0.5! text-13! leading-tight! aria-pressed:border-plate aria-pressed:bg-plate-soft aria-pressed:text-plate whitespace-normal! [&>span]:flex [&>span]:flex-col [&>span]:gap-0.5';

const AREAS = ['marks'] as const;

/** Watches, hides or compares the vehicle of the page. */
export const VehicleMarks = withOwnTexts(AREAS, function Toggles({ vehicleId }: { vehicleId: string }) {
  const t = useTranslations('marks');
  const toast = useToast();
  const navigate = useNavigate();
  const { mark, setMark } = useMark(vehicleId);
  const compare = useCompare(vehicleId, (ids) =>
    toast({
      title: t('compare.chosen', { count: String(ids.length), max: String(COMPARED_MAX) }),
      action: {
        label: t('compare.open'),
        onAction: () => void navigate({ to: '/compare', search: { id: [...ids] } }),
      },
    }),
  );
  const toggle = (status: MarkStatus) => ({
    'aria-pressed': mark === status,
    onClick: () => setMark(mark === status ? null : status),
    className: TOGGLE,
  });
  return (
    <div className="flex gap-2">
      <Button {...toggle('WATCHED')}>
        <Heart aria-hidden className={cx('size-4.5 shrink-0', mark === 'WATCHED' && 'fill-current')} />
        {t('WATCHED')}
      </Button>
      <Button {...toggle('HIDDEN')}>
        <EyeOff aria-hidden className="size-4.5 shrink-0" />
        {t('HIDDEN')}
      </Button>
      <Button aria-pressed={compare.isCompared} onClick={compare.toggle} className={TOGGLE}>
        <Scale aria-hidden className="size-4.5 shrink-0" />
        {t('compare.short')}
      </Button>
    </div>
  );
});
