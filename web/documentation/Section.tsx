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

/** A section that folds. The browser's own: it works before any script, by address and in the page search. */
export function Section({ content, html, isOpen, isHidden, onToggle }: SectionProps) {
  return (
    <details
      id={anchorOf(content)}
      open={isOpen}
      hidden={isHidden}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group scroll-mt-4"
    >
      <summary className="flex list-none items-center justify-between gap-4 px-5 py-4 focus-visible:-outline-offset-2 sm:px-6 [&::-webkit-details-marker]:hidden">
        <span>
          <h2 className="heading text-18">{content.title}</h2>
          <span className="block text-14 text-ink-2">{content.summary ?? content.description}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-180 print:hidden"
        />
      </summary>
      <ContentBody content={content} html={html} className="px-5 pb-6 sm:px-6" />
    </details>
  );
}
