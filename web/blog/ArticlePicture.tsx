import { useCallback, useState } from 'react';
import { cx } from '../ui/cx.ts';
import fallback from './pictures/default.svg';

interface ArticlePictureProps {
  url: string;
  /** In the first view, so it loads eagerly. */
  isFirst?: boolean;
  className?: string;
}

/** The decorative drawing of an article. The default drawing replaces one that fails to load. */
export function ArticlePicture({ url, isFirst = false, className }: ArticlePictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // The picture may have failed before hydration, when nothing listened for the error.
  const checkLoaded = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(url);
    },
    [url],
  );
  return (
    <img
      ref={checkLoaded}
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
