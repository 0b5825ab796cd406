import { cx } from '../ui/cx.ts';
import type { OpenedContent } from './library.ts';
import { bodyId } from './use-body.ts';

/** The body of a text. Needs a ReadingArea around it. */
export function ContentBody({
  content,
  html,
  className,
}: {
  content: OpenedContent;
  html: string;
  className?: string;
}) {
  return (
    <div
      id={bodyId(content.name)}
      lang={content.locale}
      className={cx('prose', className)}
      // The HTML comes from the project's own files at build time, and the values in it are escaped.
      // oxlint-disable-next-line react/no-danger -- see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
