import { useId } from 'react';
import { cx } from '../ui/cx.ts';
import type { Heading } from './file.ts';

/** The table of contents: links to the headings of a page. */
export function Contents({
  title,
  headings,
  className,
}: {
  title: string;
  headings: readonly Heading[];
  className?: string;
}) {
  const titleId = useId();
  const top = Math.min(...headings.map(({ level }) => level));
  const hasLevels = headings.some(({ level }) => level > top);
  return (
    <nav aria-labelledby={titleId} className={cx('text-14', className)}>
      <p id={titleId} className="mb-2 font-medium">
        {title}
      </p>
      <ul className="border-l border-line">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={cx(
                '-ml-px block border-l border-transparent py-1 hover:border-plate hover:text-ink',
                level > top ? 'pl-7 text-ink-2' : hasLevels ? 'pl-4 font-medium' : 'pl-4 text-ink-2',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
