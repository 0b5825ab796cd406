import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../ui/cx.ts';
import type { Heading } from './file.ts';

interface ContentsProps {
  title: string;
  headings: readonly Heading[];
}

/** The table of contents beside a text, with links to its headings. */
export function Contents({ title, headings }: ContentsProps) {
  const titleId = useId();
  return (
    <nav
      aria-labelledby={titleId}
      // The list fades out at its lower end if it continues below the window.
      className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto mask-b-from-[calc(100%-2rem)] pb-8 text-14 lg:block"
    >
      <p id={titleId} className="mb-2 font-medium">
        {title}
      </p>
      <Entries headings={headings} />
    </nav>
  );
}

/** The same table of contents, folded, above the text on narrow windows. */
export function FoldedContents({ title, headings }: ContentsProps) {
  return (
    <nav aria-label={title} className="text-14 lg:hidden">
      <details className="group rounded-card border border-line bg-surface">
        <summary className="flex min-h-11 list-none items-center justify-between px-4 font-medium [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown
            aria-hidden
            className="size-5 text-ink-3 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="px-4 pb-4">
          <Entries headings={headings} />
        </div>
      </details>
    </nav>
  );
}

function Entries({ headings }: { headings: readonly Heading[] }) {
  const top = Math.min(...headings.map(({ level }) => level));
  const hasLevels = headings.some(({ level }) => level > top);
  return (
    <ul className="border-l border-line">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={cx(
              '-ml-px block border-l border-transparent py-1 hover:border-plate hover:text-ink focus-visible:-outline-offset-2',
              level > top ? 'pl-7 text-ink-2' : hasLevels ? 'pl-4 font-medium' : 'pl-4 text-ink-2',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
