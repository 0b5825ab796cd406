import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useBackCloses } from '../layout/use-back-closes.ts';
import { FullPicture } from './FullPicture.tsx';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { useZoom } from './use-zoom.ts';
import { ZOOM_MAX, ZOOM_STEP } from './zoom.ts';

/** The distance that one press of an arrow key moves an enlarged picture, in pixels. */
const KEY_STEP_PX = 80;
/** The aspect ratio of a picture without a known size. */
const USUAL_ASPECT = 4 / 3;

interface LightboxProps {
  name: string;
  images: VehicleWithMedia['media'];
  at: number;
  onShow: (at: number) => void;
  onClose: () => void;
}

/**
 * The pictures in the whole window. Swipes and arrow keys change the picture. Plus, minus, wheel, pinch and double
 * tap zoom; Escape closes. The browser's own dialog traps the focus and restores it.
 */
export function Lightbox({ name, images, at, onShow, onClose }: LightboxProps) {
  const t = useTranslations('vehicle.gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = images[at];
  const aspect = image?.width && image.height ? image.width / image.height : USUAL_ASPECT;
  const show = (next: number) => {
    zoom.showWhole();
    onShow((next + images.length) % images.length);
  };
  const zoom = useZoom(stage, { aspect, onSwipe: (by) => show(at + by) });
  const { scale } = zoom.view;
  useEffect(() => dialog.current?.showModal(), []);
  useBackCloses(true, () => dialog.current?.close());

  function press(event: KeyboardEvent) {
    const isLarge = scale > 1;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => (isLarge ? zoom.moveBy({ x: KEY_STEP_PX, y: 0 }) : show(at - 1)),
      ArrowRight: () => (isLarge ? zoom.moveBy({ x: -KEY_STEP_PX, y: 0 }) : show(at + 1)),
      ArrowUp: () => zoom.moveBy({ x: 0, y: KEY_STEP_PX }),
      ArrowDown: () => zoom.moveBy({ x: 0, y: -KEY_STEP_PX }),
      Home: () => show(0),
      End: () => show(images.length - 1),
      '+': () => zoom.zoomBy(ZOOM_STEP),
      '-': () => zoom.zoomBy(1 / ZOOM_STEP),
      '0': zoom.showWhole,
    };
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  if (!image) return null;
  const place = t('place', { at: at + 1, count: images.length });
  return (
    <dialog
      ref={dialog}
      data-holds-page
      data-covers-page
      aria-label={name}
      onClose={onClose}
      onKeyDown={press}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-black p-0 text-white select-none"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-2 px-3 py-2 sm:px-4">
          <p aria-live="polite" className="mr-auto min-w-0">
            {place}
          </p>
          <Round label={t('smaller')} isOff={scale <= 1} onClick={() => zoom.zoomBy(1 / ZOOM_STEP)}>
            <Minus aria-hidden className="size-5" />
          </Round>
          <output className="w-13 text-center text-14">
            {t('scale', { percent: String(Math.round(scale * 100)) })}
          </output>
          <Round label={t('larger')} isOff={scale >= ZOOM_MAX} onClick={() => zoom.zoomBy(ZOOM_STEP)}>
            <Plus aria-hidden className="size-5" />
          </Round>
          <Round label={t('close')} className="ml-2" onClick={() => dialog.current?.close()}>
            <X aria-hidden className="size-5" />
          </Round>
        </div>
        <div className="relative min-h-0 flex-1">
          <div
            ref={stage}
            {...zoom.handlers}
            className={`absolute inset-0 touch-none overflow-hidden ${scale > 1 ? 'cursor-grab' : 'cursor-zoom-in'}`}
          >
            <FullPicture
              key={image.id}
              url={image.url}
              alt={`${name}, ${place}`}
              view={zoom.view}
              swipe={zoom.swipe}
              neighbours={[at - 1, at + 1].map((next) => images[(next + images.length) % images.length]?.url)}
            />
          </div>
          <Round
            label={t('previous')}
            className="absolute top-1/2 left-3 -translate-y-1/2"
            onClick={() => show(at - 1)}
          >
            <ChevronLeft aria-hidden className="size-6" />
          </Round>
          <Round
            label={t('next')}
            className="absolute top-1/2 right-3 -translate-y-1/2"
            onClick={() => show(at + 1)}
          >
            <ChevronRight aria-hidden className="size-6" />
          </Round>
        </div>
      </div>
    </dialog>
  );
}

/**
 * A round button over the pictures. While it is off it keeps the focus, so that the dialog still gets key events.
 */
function Round({
  label,
  isOff = false,
  className = '',
  onClick,
  children,
}: {
  label: string;
  isOff?: boolean;
  className?: string;
  onClick: ComponentProps<'button'>['onClick'];
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      className={`flex size-11 shrink-0 items-center justify-center rounded-full border border-white/40 bg-black/60 text-white outline-white hover:bg-black/80 aria-disabled:opacity-40 ${className}`}
    >
      {children}
    </button>
  );
}
