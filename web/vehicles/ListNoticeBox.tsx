import { useLoaderDeps } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useUser } from '../api/user.ts';
import { withOwnTexts } from '../layout/with-own-texts.tsx';
import { Button } from '../ui/Button.tsx';
import { formatInstant } from '../ui/instants.ts';
import { focusCount } from './focus-count.ts';
import { CompareBar } from '../marks/CompareBar.tsx';
import { useMarks } from '../marks/use-marks.ts';
import { outdatedWords } from './outdated-words.ts';
import type { useInventory } from './use-inventory.ts';

type Shown = ReturnType<typeof useInventory>;

const AREAS = ['outdated'] as const;

/** What floats above the list: the notice that it is outdated, and the bar of the comparison. */
export function ListNoticeBox({ shown }: { shown: Shown }) {
  return (
    <>
      <Notice shown={shown} />
      <CompareBar />
    </>
  );
}

/** Offers the current list instead of an outdated one, or a retry. Renders nothing while the list is current. */
const Notice = withOwnTexts(AREAS, function Offer({ shown }: { shown: Shown }) {
  const t = useTranslations('outdated');
  const locale = useLocale();
  const search = useLoaderDeps({ from: '/vehicles' });
  const { inventory, cards, isOutdated, renew } = shown;
  const states = useMarks(
    cards.map(({ id }) => id),
    useUser(),
  );
  const marks = [...states.values()].map(({ mark }) => mark);
  const notice =
    inventory.data && inventory.isRefetchError
      ? {
          words: t('failed', {
            time: formatInstant(new Date(inventory.dataUpdatedAt).toISOString(), locale),
          }),
          label: t('retry'),
          act: () => void inventory.refetch(),
        }
      : isOutdated
        ? { words: t(outdatedWords(search, marks)), label: t('renew'), act: renew }
        : null;
  if (!notice) return null;
  return (
    <div className="pointer-events-auto flex animate-rise-in flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface py-2 pr-2 pl-4 text-14 shadow-float">
      {notice.words}
      <Button
        size="sm"
        onClick={() => {
          notice.act();
          focusCount();
        }}
      >
        {notice.label}
      </Button>
    </div>
  );
});
