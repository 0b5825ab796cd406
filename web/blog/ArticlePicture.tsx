import { useCallback, useState } from 'react';
import { cx } from '../ui/cx.ts';
import fallback from './pictures/default.svg';

interface ArticlePictureProps {
  url: string;
  /** In view at first. */
  isFirst?: boolean;
  className?: string;
}

/** The drawing above an article, which says nothing that its words do not; another one where it fails to load. */
export function ArticlePicture({ url, isFirst = false, className }: ArticlePictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // It may have failed before the page was taken over, when nobody listened.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(url);
    },
    [url],
  );
  return (
    <img
      ref={look}
      src={failed === url ? fallback : url}
      alt=""
      width={1200}
      height={675}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(url)}
      className={cx('aspect-video w-full bg-sunken object-cover', className)}
    />
  );
}
