import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { cx } from '../ui/cx.ts';
import type { OpenedContent } from './library.ts';
import { bodyId } from './use-body.ts';

/** A text's body. Its links are real ones; those to pages of the portal are followed without loading it anew. */
export function ContentBody({
  content,
  html,
  className,
}: {
  content: OpenedContent;
  html: string;
  className?: string;
}) {
  const router = useRouter();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlain(event) || !leadsToAnotherPage(link)) return;
      event.preventDefault();
      router.history.push(link.pathname + link.search + link.hash);
    }
    const body = place.current;
    body?.addEventListener('click', follow);
    return () => body?.removeEventListener('click', follow);
  }, [router]);

  return (
    <div
      ref={place}
      id={bodyId(content.name)}
      lang={content.locale}
      className={cx('prose', className)}
      // Made of our own files when the program was built; the values in it are escaped.
      // oxlint-disable-next-line react/no-danger -- see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const leadsToAnotherPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin && link.pathname !== location.pathname;
