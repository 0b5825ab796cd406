import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SUPPLIER_LANGUAGE } from '../../contract/choices.ts';
import { EQUIPMENT_PREVIEW_LINES } from '../../contract/constants.ts';
import { Button } from '../ui/Button.tsx';

/** The equipment, one item per line of text. The first items are shown, the rest on demand. */
export function Equipment({ text }: { text: string | null }) {
  const t = useTranslations('vehicle');
  const [isWhole, setIsWhole] = useState(false);
  const lines = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const hidden = lines.length - EQUIPMENT_PREVIEW_LINES;
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="heading mb-3 text-22">{t('equipment')}</h2>
      <p className="mb-3 text-13 text-ink-2">{t('equipmentSource')}</p>
      <ul id="equipment" lang={SUPPLIER_LANGUAGE} className="grid gap-x-10 sm:grid-cols-2 print:grid-cols-2">
        {lines.map((line, at) => (
          <li
            // Print and browsers without scripts show the whole list.
            key={`${at} ${line}`}
            className={`border-t border-line py-2 wrap-break-word print:py-0.5 ${!isWhole && at >= EQUIPMENT_PREVIEW_LINES ? 'hidden print:list-item noscript:list-item' : ''}`}
          >
            {line}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          className="mt-3 print:hidden noscript:hidden"
          aria-expanded={isWhole}
          aria-controls="equipment"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('equipmentLess') : t('equipmentMore', { count: hidden })}
        </Button>
      )}
    </section>
  );
}
