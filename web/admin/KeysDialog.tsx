import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../ui/Dialog.tsx';

/** The keys of the back office and what they do. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin.keys');
  const layout = useTranslations('layout');
  const keys = [
    [['j'], t('next')],
    [['k'], t('previous')],
    [[t('enter')], t('open')],
    [[t('escape')], t('close')],
    [['x'], t('select')],
    [['/', `${t('ctrl')} K`], t('search')],
    [[`${t('ctrl')} Z`], t('undo')],
    [['?'], t('help')],
  ] as const;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')} closeLabel={layout('close')}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2.5">
        {keys.map(([either, meaning]) => (
          <Fragment key={meaning}>
            <dt className="flex flex-wrap gap-1.5">
              {either.map((key) => (
                <kbd
                  key={key}
                  className="rounded-[6px] border border-line-2 bg-sunken px-2 py-0.5 font-mono text-13 whitespace-nowrap"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
