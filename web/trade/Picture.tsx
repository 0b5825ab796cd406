import { CarFront } from 'lucide-react';
import { useState } from 'react';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import { cx } from '../ui/cx.ts';

interface PictureProps {
  /** A medium's url; null shows the placeholder. */
  url: string | null;
  alt: string;
  /** How wide it will be shown, as in the sizes attribute; on phones, whose dots are finer than any eye, a fifth less. */
  sizes: string;
  /** In view at first: loaded at once, before the others. */
  isFirst?: boolean;
  /** Its look; a ratio of its own in place of 4 : 3 as well. */
  className?: string;
}

/** A vehicle's picture in the right width, its place reserved; a drawing where there is none or it fails to load. */
export function Picture({ url, alt, sizes, isFirst = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const place = cx(!className?.includes('aspect-') && 'aspect-4/3', 'w-full bg-sunken', className);
  if (url === null || failed === url) {
    return (
      <span className={cx('flex items-center justify-center text-ink-3', place)}>
        <CarFront aria-hidden className="size-12" strokeWidth={1.25} />
        <span className="sr-only">{alt}</span>
      </span>
    );
  }
  return (
    <img
      // It may have failed before the page was taken over, when nobody was told.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(url);
      }}
      src={`${url}/640.webp`}
      srcSet={IMAGE_WIDTHS.map((width) => `${url}/${width}.webp ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={640}
      height={480}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(url)}
      className={cx('object-cover', place)}
    />
  );
}
