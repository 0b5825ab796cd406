import { useEffect, useMemo, useState } from 'react';
import type { OpenedContent } from '../content/library.ts';
import { useBodies } from '../content/use-body.ts';
import { markHits } from './mark-hits.ts';
import { wordsOf } from './search.ts';
import { anchorOf } from './sections.ts';

/** The sections as filtered by the search, and which of them are open. */
export function useSections(contents: readonly OpenedContent[], query: string) {
  const bodies = useBodies(contents);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // The browser opens the section that the address names before hydration.
  useEffect(() => {
    const opened = contents.filter((content) => document.querySelector(`#${anchorOf(content)}[open]`));
    setOpen(new Set(opened.map(({ name }) => name)));
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, at hydration
  }, []);
  const words = useMemo(() => wordsOf(query), [query]);
  const marked = useMemo(() => bodies.map((html) => markHits(html, words)), [bodies, words]);
  const isSearching = words.length > 0;

  const sections = contents.map((content, place) => {
    const { html = '', hits = 0 } = marked[place] ?? {};
    const isFound = hits > 0;
    return {
      content,
      html,
      isOpen: isSearching ? isFound : open.has(content.name),
      isHidden: isSearching && !isFound,
    };
  });

  function toggle(name: string, isOpen: boolean) {
    // The search opens and closes sections itself. They return to their previous state afterwards.
    if (isSearching || isOpen === open.has(name)) return;
    setOpen(new Set(isOpen ? [...open, name] : [...open].filter((each) => each !== name)));
  }

  const areAllOpen = contents.every(({ name }) => open.has(name));
  return {
    sections,
    hits: marked.reduce((sum, section) => sum + section.hits, 0),
    isSearching,
    toggle,
    areAllOpen,
    toggleAll: () => setOpen(new Set(areAllOpen ? [] : contents.map(({ name }) => name))),
  };
}
