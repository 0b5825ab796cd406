import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PAPER_MAX_BYTES, PAPERS_MAX } from '../../contract/paper-figures.ts';
import { keyOf, withChosen } from '../ui/chosen-files.ts';
import { PDF_TYPES, PICTURE_TYPES } from '../ui/file-types.ts';
import { FileDrop } from '../ui/FileDrop.tsx';
import { formatBytes } from '../ui/format.ts';
import { handRowOn } from '../ui/hand-focus-on.ts';
import { IconButton } from '../ui/IconButton.tsx';

interface PaperPickerProps {
  files: readonly File[];
  onFiles: (files: readonly File[]) => void;
}

/** Chooses papers for the registration. They are sent after the account was opened, because only a dealer has papers. */
export function PaperPicker({ files, onFiles }: PaperPickerProps) {
  const t = useTranslations('auth.register.papers');
  const locale = useLocale();
  const max = PAPER_MAX_BYTES / (1024 * 1024);
  const [leftOut, setLeftOut] = useState<readonly File[]>([]);

  function add(chosen: readonly File[]) {
    const isFitting = ({ size }: File) => size <= PAPER_MAX_BYTES;
    const taken = withChosen(files, chosen.filter(isFitting)).slice(0, PAPERS_MAX);
    const keys = new Set(taken.map(keyOf));
    onFiles(taken);
    setLeftOut(chosen.filter((file) => !keys.has(keyOf(file))));
  }
  return (
    <div className="mt-2 flex flex-col gap-2">
      <p className="text-14 font-medium">{t('title')}</p>
      <p className="text-13 text-ink-2">{t('text')}</p>
      <ul>
        {files.map((file) => (
          <li key={keyOf(file)} ref={handRowOn} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 wrap-anywhere">{file.name}</span>
            <span className="text-13 text-ink-2">{formatBytes(file.size, locale)}</span>
            <IconButton
              label={t('leaveOut', { name: file.name })}
              icon={<X aria-hidden className="size-4.5" />}
              onClick={() => {
                setLeftOut([]);
                onFiles(files.filter((each) => each !== file));
              }}
            />
          </li>
        ))}
      </ul>
      <output className="block text-14 wrap-anywhere text-sold empty:hidden">
        {leftOut.length > 0 &&
          t('leftOut', { names: leftOut.map(({ name }) => name).join(', '), max, count: PAPERS_MAX })}
      </output>
      {files.length < PAPERS_MAX && (
        <FileDrop
          label={t('choose')}
          hint={t('hint', { max, count: PAPERS_MAX })}
          accept={`${PDF_TYPES},${PICTURE_TYPES}`}
          multiple
          onFiles={add}
        />
      )}
    </div>
  );
}
