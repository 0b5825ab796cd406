import { cx } from '../ui/cx.ts';
import type { OpenedContent } from './library.ts';
import { bodyId } from './use-body.ts';

/** A text's body, within a ReadingArea. */
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
      // Made of our own files when the program was built; the values in it are escaped.
      // oxlint-disable-next-line react/no-danger -- see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
