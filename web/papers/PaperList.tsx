import { Trash2 } from 'lucide-react';
import { useLocale } from 'use-intl';
import { formatBytes } from '../ui/format.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { formatInstant } from '../ui/instants.ts';
import type { Paper } from './queries.ts';

/** Papers as links to their files, and a button to delete each one if `onDelete` is given. */
export function PaperList(props: {
  papers: readonly Paper[];
  deleteLabel: (name: string) => string;
  onDelete?: ((paper: Paper) => void) | undefined;
}) {
  const { papers, deleteLabel, onDelete } = props;
  const locale = useLocale();
  const isHydrated = useIsHydrated();
  return (
    <ul>
      {papers.map((paper) => (
        <li
          key={paper.id}
          className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
        >
          <div className="min-w-0">
            <a
              href={`/api/dealer/papers/${paper.id}`}
              download
              className="font-medium wrap-anywhere text-plate underline underline-offset-2"
            >
              {paper.fileName}
            </a>
            <p className="text-13 text-ink-2">
              {formatBytes(paper.byteSize, locale)} · {formatInstant(paper.uploadedAt, locale)}
            </p>
          </div>
          {onDelete && (
            <IconButton
              tone="danger"
              className="needs-script not-yet-plain"
              disabled={!isHydrated}
              label={deleteLabel(paper.fileName)}
              icon={<Trash2 aria-hidden className="size-4.5" />}
              onClick={() => onDelete(paper)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
