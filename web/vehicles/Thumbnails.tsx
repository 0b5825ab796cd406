import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '../ui/cx.ts';
import { Picture } from '../trade/Picture.tsx';
import type { VehicleWithMedia } from '../trade/queries.ts';

/** A mouse movement of more than so many pixels is a drag, not a click. */
const DRAG_PX = 5;
/** The print has the cover, and below it as many of the next pictures as a row takes. */
const PRINTED_BELOW_COVER = 3;

interface ThumbnailsProps {
  images: VehicleWithMedia['media'];
  at: number;
  onShow: (id: string) => void;
}

/**
 * All pictures in a strip that scrolls freely, by finger and by mouse. Without scripts the thumbnails are links to
 * the pictures. In print they are the row of pictures below the cover.
 */
export function Thumbnails({ images, at, onShow }: ThumbnailsProps) {
  const t = useTranslations('vehicle.gallery');
  const strip = useRef<HTMLUListElement>(null);
  const drag = useDrag();
  useEffect(() => {
    const { current: box } = strip;
    const shown = box?.children[at];
    // Scrolls only the strip: scrollIntoView would scroll the page as well.
    if (box && shown instanceof HTMLElement)
      box.scrollTo({
        left: shown.offsetLeft - (box.clientWidth - shown.clientWidth) / 2,
        behavior: 'smooth',
      });
  }, [at]);

  function choose(event: MouseEvent, id: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!drag.hasMoved()) onShow(id);
  }

  return (
    <ul
      ref={strip}
      {...drag.handlers}
      className="relative mt-2 flex max-w-[720px] gap-2 overflow-x-auto p-0.5 [scrollbar-width:thin] print:grid print:grid-cols-3 print:overflow-visible print:p-0"
    >
      {images.map((image, index) => (
        <li
          key={image.id}
          className={cx(
            'w-[calc((100%-2.5rem)/6)] min-w-20 shrink-0 print:w-auto print:min-w-0',
            (index === 0 || index > PRINTED_BELOW_COVER) && 'print:hidden',
          )}
        >
          <a
            href={`${image.url}/1440.webp`}
            draggable={false}
            aria-label={t('place', { at: index + 1, count: images.length })}
            aria-current={index === at}
            onClick={(event) => choose(event, image.id)}
            className={cx(
              'block overflow-hidden rounded-box border-2 select-none [&_img]:pointer-events-none',
              index === at ? 'border-plate print:border-line' : 'border-line',
            )}
          >
            <Picture url={image.url} alt="" sizes="120px" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Lets the mouse drag the strip, as fingers can anyway. */
function useDrag() {
  const drag = useRef<{ from: number; scrolled: number; hasMoved: boolean; isDown: boolean }>({
    from: 0,
    scrolled: 0,
    hasMoved: false,
    isDown: false,
  });
  return {
    /** Whether the current click ends a drag. */
    hasMoved: () => drag.current.hasMoved,
    handlers: {
      onPointerDown: ({ pointerType, clientX, currentTarget }: PointerEvent) => {
        const isDown = pointerType === 'mouse';
        drag.current = { from: clientX, scrolled: currentTarget.scrollLeft, hasMoved: false, isDown };
      },
      onPointerMove: ({ clientX, buttons, currentTarget }: PointerEvent) => {
        const { current } = drag;
        if (!current.isDown || buttons === 0) return;
        if (Math.abs(clientX - current.from) > DRAG_PX) current.hasMoved = true;
        if (current.hasMoved) currentTarget.scrollLeft = current.scrolled + current.from - clientX;
      },
    },
  };
}
