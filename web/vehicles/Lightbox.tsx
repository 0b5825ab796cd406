import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

/** A finger's way that counts as a swipe, in pixels. */
const SWIPE_PX = 50;
const ROUND =
  'flex size-12 items-center justify-center rounded-full bg-white/15 text-white hover:bg-white/30';

interface LightboxProps {
  name: string;
  url: string;
  place: string;
  onStep: (by: number) => void;
  onClose: () => void;
}

/** A picture in the whole window; arrows, swipes and Escape work. The browser's own dialog keeps the focus in it. */
export function Lightbox({ name, url, place, onStep, onClose }: LightboxProps) {
  const t = useTranslations('vehicle.gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const touchedAt = useRef<number | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={`${name}, ${place}`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') onStep(-1);
        if (event.key === 'ArrowRight') onStep(1);
      }}
      onTouchStart={(event) => {
        touchedAt.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(event) => {
        const way = (event.changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
        if (touchedAt.current !== null && Math.abs(way) > SWIPE_PX) onStep(way > 0 ? -1 : 1);
        touchedAt.current = null;
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none bg-black/95 p-0 text-white"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 px-4 py-3">
          <p aria-live="polite">{place}</p>
          <button
            type="button"
            aria-label={t('close')}
            onClick={() => dialog.current?.close()}
            className={ROUND}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <div className="relative min-h-0 flex-1">
          <img
            src={`${url}/1440.webp`}
            alt={`${name}, ${place}`}
            className="absolute inset-0 size-full object-contain"
          />
          <button
            type="button"
            aria-label={t('previous')}
            onClick={() => onStep(-1)}
            className={`${ROUND} absolute top-1/2 left-3`}
          >
            <ChevronLeft aria-hidden className="size-6" />
          </button>
          <button
            type="button"
            aria-label={t('next')}
            onClick={() => onStep(1)}
            className={`${ROUND} absolute top-1/2 right-3`}
          >
            <ChevronRight aria-hidden className="size-6" />
          </button>
        </div>
      </div>
    </dialog>
  );
}
