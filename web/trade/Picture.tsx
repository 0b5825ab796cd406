import { CarFront } from 'lucide-react';
import { useState } from 'react';
import { IMAGE_WIDTHS } from '../../contract/constants.ts';
import { cx } from '../ui/cx.ts';

interface PictureProps {
  /** The url of a medium. null shows the placeholder. */
  url: string | null;
  alt: string;
  /**
   * The displayed width, as in the sizes attribute. On phones a fifth less, because their pixels are smaller than the
   * eye can see.
   */
  sizes: string;
  /** In the first view, so it loads eagerly and before the others. */
  isFirst?: boolean;
  /** May contain an aspect ratio to replace 4 : 3. */
  className?: string;
}

/**
 * A picture of a vehicle in the right width, with its space reserved. A drawing replaces a picture that is missing or
 * fails to load.
 */
export function Picture({ url, alt, sizes, isFirst = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const place = cx(!className?.includes('aspect-') && 'aspect-4/3', 'w-full bg-sunken', className);
  if (url === null || failed === url) {
    return (
      <span className={cx('flex items-center justify-center text-ink-3', place)}>
        <CarFront aria-hidden className="size-12 stroke-[1.25]" />
        <span className="sr-only">{alt}</span>
      </span>
    );
  }
  return (
    <img
      // The picture may have failed before hydration, when nothing listened for the error.
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
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(url)}
      className={cx('object-cover', place)}
    />
  );
}
