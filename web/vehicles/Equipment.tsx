import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { EQUIPMENT_PREVIEW_LINES } from '../../contract/constants.ts';
import { formatInteger } from '../../contract/notation.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { Button } from '../ui/Button.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { type EquipmentItem, groupedEquipment, isSaidBy } from './equipment-groups.ts';
import { SupplierNote } from './SupplierNote.tsx';

/**
 * The equipment: what the portal recognises in groups and in the reader's language, the best first; the other lines as they were
 * delivered. The first items are shown, the rest on demand.
 */
export function Equipment({ vehicle }: { vehicle: VehicleWithMedia['vehicle'] }) {
  const t = useTranslations('vehicle');
  const [isWhole, setIsWhole] = useState(false);
  const isHydrated = useIsHydrated();
  const locale = useLocale();
  const { supplierLanguage } = vehicle;
  const groups = groupedEquipment(vehicle);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const hidden = count - EQUIPMENT_PREVIEW_LINES;
  if (count === 0) return null;
  return (
    <section>
      <h2 className="heading mb-3 text-22">{t('equipment')}</h2>
      <SupplierNote language={supplierLanguage} />
      <div id="equipment" className="flex flex-col gap-5 print:gap-2">
        {groups.map(({ group, items, before }) => (
          <div key={group} className={hiddenUnless(isWhole || before < EQUIPMENT_PREVIEW_LINES, 'block')}>
            {groups.length > 1 && (
              <h3 className="mb-1 text-15 font-medium">{t(`equipmentGroups.${group}`)}</h3>
            )}
            <ul className="grid gap-x-10 sm:grid-cols-2 print:grid-cols-2">
              {items.map((item, at) => (
                <li
                  key={item.line}
                  className={`border-t border-line py-2 wrap-break-word print:py-0.5 ${hiddenUnless(isWhole || before + at < EQUIPMENT_PREVIEW_LINES, 'list-item')}`}
                >
                  <Item item={item} language={supplierLanguage ?? undefined} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {hidden > 0 && (
        <Button
          className="not-yet-plain mt-3 print:hidden noscript:hidden"
          disabled={!isHydrated}
          aria-expanded={isWhole}
          aria-controls="equipment"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole
            ? t('equipmentLess')
            : t('equipmentMore', { count: hidden, shown: formatInteger(hidden, locale) })}
        </Button>
      )}
    </section>
  );
}

/** Print and browsers without scripts show everything. */
const hiddenUnless = (isShown: boolean, display: 'block' | 'list-item') =>
  isShown
    ? ''
    : display === 'block'
      ? 'hidden print:block noscript:block'
      : 'hidden print:list-item noscript:list-item';

/** The names of what a line says, and the line itself unless it says no more. Who reads its language needs no names that it holds. */
function Item({ item: { features, line }, language }: { item: EquipmentItem; language: string | undefined }) {
  const t = useTranslations('features');
  const isForeign = useLocale() !== language;
  const names = features.map((feature) => t(feature));
  const delivered = <span lang={language}>{line}</span>;
  const isRepeated = names.every((name) => isSaidBy(name, line));
  if (isRepeated && (names.length === 0 || !isForeign || isSaidBy(line, names.join(' ')))) return delivered;
  return (
    <>
      {names.join(', ')}
      <span lang={language} className="block text-13 text-ink-2">
        {line}
      </span>
    </>
  );
}
