import { ChevronDown } from 'lucide-react';
import { ContentBody } from '../content/ContentBody.tsx';
import type { OpenedContent } from '../content/library.ts';
import { anchorOf } from './sections.ts';

interface SectionProps {
  content: OpenedContent;
  html: string;
  isOpen: boolean;
  isHidden: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A section that folds. A native <details> works without a script, opens by its address and in the page search. */
export function Section({ content, html, isOpen, isHidden, onToggle }: SectionProps) {
  return (
    <details
      id={anchorOf(content)}
      open={isOpen}
      hidden={isHidden}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group scroll-mt-4"
    >
      <summary className="grid list-none grid-cols-[1fr_auto] items-center gap-x-4 px-5 py-4 focus-visible:-outline-offset-2 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="heading text-18">{content.title}</h2>
        <span className="row-start-2 text-14 text-pretty text-ink-2">
          {content.summary ?? content.description}
        </span>
        <ChevronDown
          aria-hidden
          className="row-span-2 row-start-1 col-start-2 size-5 text-ink-3 transition-transform duration-150 group-open:rotate-180 print:hidden"
        />
      </summary>
      <ContentBody content={content} html={html} className="px-5 pb-6 sm:px-6" />
    </details>
  );
}
