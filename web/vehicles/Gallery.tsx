import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Picture } from './Picture.tsx';
import type { VehicleWithMedia } from './queries.ts';

/** Fetched when it is opened first. */
const Lightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }));

const ROUND =
  'absolute top-1/2 -translate-y-1/2 rounded-full bg-surface/90 text-ink shadow-float print:hidden';
const SIZES = '(min-width: 1024px) 720px, 100vw';

/** The pictures in a ring, at most 720 by 540 pixels, the whole window on demand. */
export function Gallery({ images, name }: { images: VehicleWithMedia['media']; name: string }) {
  const t = useTranslations('vehicle.gallery');
  const [at, setAt] = useState(0);
  const [isLarge, setIsLarge] = useState(false);
  const count = images.length;
  const shown = images[Math.min(at, count - 1)];
  const step = (by: number) => setAt((from) => (from + by + count) % count);
  const several = count > 1;
  const place = t('place', { at: at + 1, count });
  return (
    <section aria-label={t('label')}>
      <div className="relative max-w-[720px] overflow-hidden rounded-card border border-line">
        <Picture url={shown?.url ?? null} alt={several ? `${name}, ${place}` : name} sizes={SIZES} isFirst />
        {several && (
          <>
            <IconButton
              label={t('previous')}
              icon={<ChevronLeft aria-hidden className="size-5" />}
              className={`${ROUND} left-3`}
              onClick={() => step(-1)}
            />
            <IconButton
              label={t('next')}
              icon={<ChevronRight aria-hidden className="size-5" />}
              className={`${ROUND} right-3`}
              onClick={() => step(1)}
            />
            <button
              type="button"
              onClick={() => setIsLarge(true)}
              className="absolute right-3 bottom-3 flex items-center gap-2 rounded-[5px] bg-black/65 px-2.5 py-1 text-13 text-white print:hidden"
            >
              <Maximize2 aria-hidden className="size-3.5" />
              <span>{`${at + 1} / ${count}`}</span>
              <span className="sr-only">, {t('enlarge')}</span>
            </button>
          </>
        )}
      </div>
      {several && (
        <ul className="mt-2 flex max-w-[720px] gap-2 overflow-x-auto p-0.5 print:hidden">
          {images.map((image, index) => (
            <li key={image.id} className="w-1/6 min-w-20 shrink-0">
              <button
                type="button"
                aria-label={t('place', { at: index + 1, count })}
                aria-current={index === at}
                onClick={() => setAt(index)}
                className={cx(
                  'block w-full overflow-hidden rounded-box border-2',
                  index === at ? 'border-plate' : 'border-line',
                )}
              >
                <Picture url={image.url} alt="" sizes="120px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {several && isLarge && shown && (
        <Suspense fallback={null}>
          <Lightbox
            name={name}
            url={shown.url}
            place={place}
            onStep={step}
            onClose={() => setIsLarge(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
