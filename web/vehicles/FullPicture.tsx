import { CarFront } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Spinner } from '../ui/Spinner.tsx';
import type { View } from './zoom.ts';

/** The largest width in which pictures are served, and the width that the page has most likely shown. */
const fullOf = (url: string) => `${url}/1440.webp`;
const smallOf = (url: string) => `${url}/640.webp`;

interface FullPictureProps {
  url: string;
  alt: string;
  view: View;
  /** Pixels by which a finger has moved the picture sideways. */
  swipe: number;
  /** The pictures before and after this one. They are fetched as soon as this one is loaded. */
  neighbours: readonly (string | undefined)[];
}

/**
 * A picture in its full width, above the small one until it is loaded. The server never renders it, because it has
 * inline styles.
 */
export function FullPicture({ url, alt, view, swipe, neighbours }: FullPictureProps) {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const next = neighbours.join(' ');
  useEffect(() => {
    if (state !== 'there') return;
    for (const each of next.split(' ').filter(Boolean)) new Image().src = fullOf(each);
  }, [state, next]);
  if (state === 'failed') {
    return (
      <p className="flex size-full items-center justify-center">
        <CarFront aria-hidden className="size-16 stroke-[1.25] opacity-60" />
        <span className="sr-only">{alt}</span>
      </p>
    );
  }
  const fitted = 'absolute inset-0 size-full object-contain';
  return (
    <>
      <div
        className="pointer-events-none absolute inset-0"
        style={{ transform: `translate(${view.x + swipe}px, ${view.y}px) scale(${view.scale})` }}
      >
        {state === 'coming' && <img src={smallOf(url)} alt="" className={fitted} />}
        <img
          src={fullOf(url)}
          alt={alt}
          draggable={false}
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
          className={fitted}
        />
      </div>
      {state === 'coming' && <Spinner className="absolute top-1/2 left-1/2 -mt-4 -ml-4 size-8" />}
    </>
  );
}
