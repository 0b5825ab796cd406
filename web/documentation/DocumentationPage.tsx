import { useLoaderData } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Contents } from '../content/Contents.tsx';
import { ReadingArea } from '../content/ReadingArea.tsx';
import { Button } from '../ui/Button.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Search } from './Search.tsx';
import { Section } from './Section.tsx';
import { anchorOf } from './sections.ts';
import { useRevealedAnchor } from './use-revealed-anchor.ts';
import { useSections } from './use-sections.ts';

/** The help: sections that fold, with a table of contents and a search. The address can open a section. */
export function DocumentationPage() {
  const t = useTranslations('documentation');
  const contents = useLoaderData({ from: '/documentation' });
  const [query, setQuery] = useState('');
  const { sections, hits, isSearching, toggle, areAllOpen, toggleAll } = useSections(contents, query);
  useRevealedAnchor();
  const found = sections.filter((section) => !section.isHidden);
  const headings = found.flatMap(({ content, html }) => [
    { id: anchorOf(content), text: content.title, level: 2 },
    ...content.headings.filter(({ id, level }) => level === 3 && html.includes(`id="${id}"`)),
  ]);
  return (
    <ReadingArea locale={contents[0]?.locale ?? 'de'} className="page-width py-8 md:py-10">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 lg:grid-cols-[16rem_minmax(0,46rem)] print:block">
        <Contents title={t('contents')} headings={headings} />
        <div className="min-w-0">
          <div data-screen-only className="flex flex-wrap items-start justify-between gap-x-6">
            <Search
              query={query}
              onQuery={setQuery}
              isSearching={isSearching}
              hits={hits}
              sections={found.length}
            />
            {!isSearching && (
              <Button variant="ghost" onClick={toggleAll} className="needs-script -mx-4 mb-3 sm:mt-6.5">
                {t(areAllOpen ? 'closeAll' : 'openAll')}
              </Button>
            )}
          </div>
          <div
            className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface print:border-0"
            hidden={found.length === 0}
          >
            {sections.map((section) => (
              <Section
                key={section.content.name}
                {...section}
                onToggle={(isOpen) => toggle(section.content.name, isOpen)}
              />
            ))}
          </div>
        </div>
      </div>
    </ReadingArea>
  );
}
