import { useQuery } from '@tanstack/react-query';
import { Trash2, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Loaded } from '../../layout/Loaded.tsx';
import { handRowOn } from '../../ui/hand-focus-on.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type View, viewsQuery } from './queries.ts';
import { SaveView, type ViewDraft } from './SaveView.tsx';
import { useChangeView } from './use-change-view.ts';

interface ViewListProps {
  list: View['list'];
  /** The list as it is shown now, as a view holds it. */
  current: string;
  onShow: (view: View) => void;
  draft: ViewDraft;
  onDraft: (draft: ViewDraft) => void;
}

/** The own views and those that others share, and the form that saves the list as it is shown now. */
export function ViewList({ list, current, onShow, ...draft }: ViewListProps) {
  const t = useTranslations('admin.views');
  const query = useQuery(viewsQuery(list));
  return (
    <Loaded query={query} failed={() => t('failed')} skeleton={<Skeleton className="h-24" />}>
      {({ views }) => (
        <>
          {views.length === 0 && <p className="text-14 text-ink-2">{t('none')}</p>}
          <ul aria-label={t('open')} className="-mx-2 flex flex-col">
            {views.map((view) => (
              <ViewRow key={view.id} view={view} isShown={view.search === current} onShow={onShow} />
            ))}
          </ul>
          <SaveView list={list} search={current} views={views} {...draft} />
        </>
      )}
    </Loaded>
  );
}

function ViewRow(props: { view: View; isShown: boolean; onShow: (view: View) => void }) {
  const { view, isShown, onShow } = props;
  const t = useTranslations('admin.views');
  const { share, remove } = useChangeView(view);
  const { name } = view;
  return (
    <li ref={handRowOn} className="flex items-center">
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={() => onShow(view)}
        className="min-h-10 min-w-0 flex-1 rounded-control px-2 py-1 text-left hover:bg-sunken aria-current:font-medium aria-current:text-plate"
      >
        <span className="block wrap-anywhere">{name}</span>
        {!view.isOwn && <span className="block text-12 text-ink-2 wrap-anywhere">{view.owner}</span>}
      </button>
      {view.isOwn && (
        <>
          <IconButton
            label={t('share', { name })}
            aria-pressed={view.isShared}
            icon={<Users aria-hidden className="size-4.5" />}
            onClick={() => share()}
            className="aria-pressed:text-plate"
          />
          <IconButton
            tone="danger"
            label={t('delete', { name })}
            icon={<Trash2 aria-hidden className="size-4.5" />}
            onClick={() => remove()}
          />
        </>
      )}
    </li>
  );
}
