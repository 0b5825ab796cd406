import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { PrintButton } from '../ui/PrintButton.tsx';
import { saveFile } from '../ui/save-file.ts';

/** The recovery codes, which are shown once: to copy, to save, to print. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations('account.secondFactor');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className="flex flex-col gap-4">
      <h3 ref={heading} tabIndex={-1} className="heading text-16">
        {t('codes')}
      </h3>
      <p>{t('codesText')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-6 gap-y-1 rounded-card border border-line bg-sunken p-4 tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <Button onClick={() => saveFile(`${text}\n`, 'text/plain', t('fileName'))}>
          <Download aria-hidden className="size-4" />
          {t('save')}
        </Button>
        <PrintButton>{t('print')}</PrintButton>
        <CopyButton value={text} label={t('copyCodes')} copiedLabel={t('copied')} />
      </div>
      <Button variant="primary" className="self-start print:hidden" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}
