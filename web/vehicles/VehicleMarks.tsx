import { EyeOff, Heart } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MarkStatus } from '../../contract/watching.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { useMark } from '../marks/use-mark.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';

const TOGGLE =
  'min-h-11 flex-1 max-[22rem]:px-1! aria-pressed:border-plate aria-pressed:bg-plate-soft aria-pressed:text-plate whitespace-normal!';

const AREAS = ['marks'] as const;

/** Watches or hides the vehicle of the page. */
export const VehicleMarks = withOwnTexts(AREAS, function Toggles({ vehicleId }: { vehicleId: string }) {
  const t = useTranslations('marks');
  const { mark, setMark } = useMark(vehicleId);
  const toggle = (status: MarkStatus) => ({
    'aria-pressed': mark === status,
    onClick: () => setMark(mark === status ? null : status),
    className: TOGGLE,
  });
  return (
    <div className="flex gap-2.5">
      <Button {...toggle('WATCHED')}>
        <Heart aria-hidden className={cx('size-4.5 shrink-0', mark === 'WATCHED' && 'fill-current')} />
        {t('WATCHED')}
      </Button>
      <Button {...toggle('HIDDEN')}>
        <EyeOff aria-hidden className="size-4.5 shrink-0" />
        {t('HIDDEN')}
      </Button>
    </div>
  );
});
