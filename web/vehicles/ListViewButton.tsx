import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLoaderDeps, useNavigate } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  DEFAULT_LIST_VIEW,
  LIST_COLUMNS,
  LIST_LAYOUTS,
  LIST_ROWS,
  type ListView,
} from '../../contract/list-view.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { type User, userQuery } from '../api/user.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Popover } from '../ui/Popover.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { pageOfRows } from './page-of-rows.ts';

const AREAS = ['listView'] as const;

/** How the list looks for this user, on every device. Each choice applies at once and is kept. */
export const ListViewButton = withOwnTexts(AREAS, function Choose({ user }: { user: User }) {
  const t = useTranslations('listView');
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The list follows a moment later. Until then a control would show again what was chosen before.
  const [chosen, setChosen] = useState<ListView | null>(null);
  const view = chosen ?? user.listView ?? DEFAULT_LIST_VIEW;
  const keep = useKeep(user, () => setChosen(null));
  useSamePlace(user.listView?.rows ?? DEFAULT_LIST_VIEW.rows);
  const change = (next: Partial<ListView>) => {
    setChosen({ ...view, ...next });
    keep({ ...view, ...next });
  };
  return (
    <>
      <Button ref={anchor} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <LayoutGrid aria-hidden className="size-4.5" />
        {t('open')}
      </Button>
      <Popover anchor={anchor} label={t('open')} align="end" open={isOpen} onOpenChange={setIsOpen}>
        <div className="flex flex-col gap-4">
          <RadioGroup
            legend={t('layout')}
            name="list-layout"
            value={view.layout}
            onChange={({ target }) => {
              const layout = LIST_LAYOUTS.find((each) => each === target.value);
              if (layout) change({ layout });
            }}
            choices={LIST_LAYOUTS.map((value) => ({ value, label: t(`layouts.${value}`) }))}
          />
          <SelectField
            label={t('rows')}
            value={String(view.rows)}
            onChange={({ target }) => {
              const rows = LIST_ROWS.find((each) => String(each) === target.value);
              if (rows) change({ rows });
            }}
          >
            {LIST_ROWS.map((rows) => (
              <option key={rows} value={rows}>
                {rows}
              </option>
            ))}
          </SelectField>
          {view.layout === 'TABLE' && (
            <fieldset>
              <legend className="mb-1 text-14 font-medium">{t('shown')}</legend>
              {LIST_COLUMNS.map((column) => (
                <Checkbox
                  key={column}
                  label={t(`columns.${column}`)}
                  className="py-1"
                  checked={view.columns.includes(column)}
                  onChange={({ target }) =>
                    change({
                      columns: target.checked
                        ? [...view.columns, column]
                        : view.columns.filter((each) => each !== column),
                    })
                  }
                />
              ))}
            </fieldset>
          )}
        </div>
      </Popover>
    </>
  );
});

/** When a page has more or fewer vehicles, chosen here or in another tab, the list stays at the vehicles on the screen. */
function useSamePlace(rows: number): void {
  const search = useLoaderDeps({ from: '/vehicles' });
  const navigate = useNavigate({ from: '/vehicles' });
  const before = useRef(rows);
  useEffect(() => {
    if (before.current === rows) return;
    const place = pageOfRows(search, before.current, rows);
    before.current = rows;
    if (place.page !== search.page) void navigate({ search: place, replace: true, resetScroll: false });
  }, [rows, search, navigate]);
}

/** Shows a view at once and keeps it. If it cannot be kept, the list is as before, and a message says so. */
function useKeep(user: User, onSettled: () => void) {
  const t = useTranslations('listView');
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { queryKey } = userQuery();
  const keep = useMutation({
    // One after the other, so that the last choice is the one that stays.
    scope: { id: 'list-view' },
    mutationFn: (listView: ListView) => call('PATCH /api/user', { body: { listView } }),
    onError: async (error) => {
      toast({ tone: 'destructive', title: t('failed'), description: errorText(error) });
      await queryClient.invalidateQueries({ queryKey });
    },
    onSettled,
  });
  return (listView: ListView) => {
    const shown: User = { ...user, listView };
    queryClient.setQueryData(queryKey, shown);
    keep.mutate(listView);
  };
}
