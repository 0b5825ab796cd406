import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Picture } from '../trade/Picture.tsx';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { useFetched } from './use-fetched.ts';
import { useSwipe } from './use-swipe.ts';

const fetchLightbox = async () => (await import('./Lightbox.tsx')).Lightbox;

const ROUND =
  'absolute top-1/2 -translate-y-1/2 rounded-full bg-surface/90 text-ink shadow-float print:hidden noscript:hidden';
const SIZES = '(min-width: 1024px) 720px, 80vw';

/** The pictures in a ring, at most 720 by 540 pixels, or on demand in the whole window. */
export function Gallery({ images, name }: { images: VehicleWithMedia['media']; name: string }) {
  const t = useTranslations('vehicle.gallery');
  // By id: when a clerk adds or removes a picture meanwhile, the shown picture stays.
  const [shownId, setShownId] = useState<string | null>(null);
  const lightbox = useFetched(fetchLightbox);
  const count = images.length;
  const at = Math.max(
    0,
    images.findIndex(({ id }) => id === shownId),
  );
  const shown = images[at];
  const show = (next: number) => setShownId(images[(next + count) % count]?.id ?? null);
  const swipe = useSwipe((by) => show(at + by));
  const several = count > 1;
  // With a single picture it is gone, and must not come back by itself with a second one.
  if (!several && lightbox.isOpen) lightbox.close();
  const place = t('place', { at: at + 1, count });

  function press(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!several || by === undefined || lightbox.isOpen) return;
    event.preventDefault();
    show(at + by);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys pressed on its buttons
    <section aria-label={t('label')} onKeyDown={press}>
      <div
        {...(several ? swipe : {})}
        className="relative max-w-[720px] touch-pan-y touch-pinch-zoom overflow-hidden rounded-card border border-line"
      >
        <Picture
          url={shown?.url ?? null}
          alt={several ? `${name}, ${place}` : name}
          sizes={SIZES}
          isFirst
          className={cx(at > 0 && 'print:hidden')}
        />
        {/* The print has the cover, whichever picture is shown. */}
        {at > 0 && (
          <Picture
            url={images[0]?.url ?? null}
            alt={name}
            sizes={SIZES}
            isFirst
            className="hidden print:block"
          />
        )}
        {several && (
          <>
            <button
              type="button"
              onClick={() => void lightbox.open()}
              onPointerEnter={lightbox.prepare}
              onFocus={lightbox.prepare}
              className="absolute inset-0 flex cursor-zoom-in items-end justify-end rounded-card p-3 -outline-offset-4 print:hidden noscript:hidden"
            >
              <span className="flex items-center gap-2 rounded-[5px] bg-black/65 px-2.5 py-1 text-13 text-white">
                <Maximize2 aria-hidden className="size-3.5" />
                {`${at + 1} / ${count}`}
                <span className="sr-only">, {t('enlarge')}</span>
              </span>
            </button>
            <IconButton
              label={t('previous')}
              icon={<ChevronLeft aria-hidden className="size-5" />}
              className={`${ROUND} left-3`}
              onClick={() => show(at - 1)}
            />
            <IconButton
              label={t('next')}
              icon={<ChevronRight aria-hidden className="size-5" />}
              className={`${ROUND} right-3`}
              onClick={() => show(at + 1)}
            />
          </>
        )}
      </div>
      {several && <Thumbnails images={images} at={at} onShow={setShownId} />}
      {several && lightbox.Part && lightbox.isOpen && (
        <lightbox.Part name={name} images={images} at={at} onShow={show} onClose={lightbox.close} />
      )}
    </section>
  );
}
