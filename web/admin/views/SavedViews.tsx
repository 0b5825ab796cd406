import { useNavigate } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Search } from '../../address.ts';
import { useUnsavedInput } from '../../api/unsaved-input.ts';
import { useFilters } from '../../layout/use-filters.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Popover } from '../../ui/Popover.tsx';
import type { View } from './queries.ts';
import { readView, viewSearchOf } from './view-search.ts';
import { NO_DRAFT } from './SaveView.tsx';
import { ViewList } from './ViewList.tsx';

interface SavedViewsProps {
  list: View['list'];
  /** How the table is arranged, if the clerk can arrange it. */
  look?: Search;
  onLook?: (look: Search) => void;
  /** With its name where the window has room for it, otherwise an icon alone. */
  isNamed?: boolean;
}

/** The button beside the filters that opens the saved views of the list. */
export function SavedViews({ list, look, onLook, isNamed = false }: SavedViewsProps) {
  const t = useTranslations('admin.views');
  const { search } = useFilters();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(NO_DRAFT);
  useUnsavedInput({ hasInput: draft.name.trim() !== '' });
  const button = useRef<HTMLButtonElement>(null);

  function show(view: View) {
    const wanted = readView(view.search);
    onLook?.(wanted.look);
    void navigate({ to: '.', search: wanted.search });
    setIsOpen(false);
    button.current?.focus();
  }

  const opening = {
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => setIsOpen(!isOpen),
  } as const;
  const icon = <Bookmark aria-hidden className="size-4.5" />;
  return (
    <>
      {isNamed ? (
        <Button {...opening} className="needs-script max-sm:px-3">
          {icon}
          <span className="max-sm:sr-only lg:max-[87rem]:sr-only">{t('open')}</span>
        </Button>
      ) : (
        <IconButton
          {...opening}
          label={t('open')}
          icon={icon}
          className="needs-script border border-control bg-surface"
        />
      )}
      <Popover
        anchor={button}
        label={t('open')}
        align="end"
        open={isOpen}
        onOpenChange={setIsOpen}
        className="w-88"
      >
        <ViewList
          list={list}
          current={viewSearchOf({ ...search, ...look })}
          onShow={show}
          draft={draft}
          onDraft={setDraft}
        />
      </Popover>
    </>
  );
}
