import type { ReactNode } from 'react';
import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from './cx.ts';

type AccordionProps = {
  items: readonly { title: ReactNode; body: ReactNode }[];
  className?: string;
};

/**
 * Native <details> elements: one item is open at a time, none at first. They work without a script and in the page
 * search.
 */
export function Accordion({ items, className }: AccordionProps) {
  const name = useId();
  return (
    <div className={cx('divide-y divide-line rounded-card border border-line bg-surface', className)}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the texts of a page, whose order never changes
        <details key={index} name={name} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 py-3 font-medium focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
            {item.title}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="px-5 pb-5 text-ink-2">{item.body}</div>
        </details>
      ))}
    </div>
  );
}
