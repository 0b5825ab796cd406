import { useTranslations } from 'use-intl';
import { UPLOAD_MAX_BYTES } from '../../../contract/upload-figures.ts';
import { FormError } from '../../ui/FormError.tsx';
import type { LeftOut } from './sort-files.ts';

const max = UPLOAD_MAX_BYTES / (1024 * 1024);

/** Counts and names the files that are not uploaded, one sentence for each reason. */
export function LeftOutFiles({ tooLarge, notZip, isBulk }: LeftOut & { isBulk: boolean }) {
  const t = useTranslations('adminUpload');
  const sentences: string[] = [];
  if (tooLarge.length > 0)
    sentences.push(
      isBulk
        ? t('skippedLarge', { count: tooLarge.length, max, names: tooLarge.join(', ') })
        : t('tooLarge', { max }),
    );
  if (notZip.length > 0) sentences.push(t('notZip', { count: notZip.length, names: notZip.join(', ') }));
  return (
    <FormError>
      {sentences.length > 0 &&
        sentences.map((sentence) => (
          <span key={sentence} className="block wrap-anywhere">
            {sentence}
          </span>
        ))}
    </FormError>
  );
}
