import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { SupplierLanguage } from '../../contract/choices.ts';
import { formatInteger } from '../../contract/notation.ts';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { formatDay, formatMoney } from '../ui/format.ts';
import { Picture } from '../trade/Picture.tsx';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { useConditionWords } from '../trade/use-condition-words.ts';
import { CarDrawing } from './CarDrawing.tsx';

type Vehicle = VehicleWithMedia['vehicle'];
type Condition = NonNullable<Vehicle['condition']>;
type Damage = NonNullable<Condition['damages']>[number];

const CARD = 'rounded-card border border-line bg-surface';

/** What a list below has besides the damages. */
function andOf({ tyres, paint }: Condition): 'TYRES' | 'PAINT' | 'BOTH' | 'NOTHING' {
  const [hasTyres, hasPaint] = [tyres, paint].map((list) => list !== null && list.length > 0);
  if (hasTyres) return hasPaint ? 'BOTH' : 'TYRES';
  return hasPaint ? 'PAINT' : 'NOTHING';
}

/** What the damages cost, and where they are. The numbers are those of the list below. */
export function ConditionSummary({ vehicle }: { vehicle: Vehicle }) {
  const t = useTranslations('vehicleCondition');
  const { partOf } = useConditionWords();
  const { condition, damagesSum } = vehicle;
  const damages = condition?.damages;
  return (
    // Text and drawing stand side by side, so that both are above the fold of a laptop.
    <section
      aria-label={t('title')}
      className={`${CARD} mt-2 flex flex-wrap gap-x-4 gap-y-2 px-4 py-2 print:break-inside-avoid`}
    >
      <div className="flex min-w-36 flex-1 flex-col">
        <h2 className="heading text-18">{t('title')}</h2>
        {!damages && <p className="text-ink-2">{condition ? t('unknown') : t('none')}</p>}
        {damages && damages.length > 0 && damagesSum !== null && (
          <p className="text-14 text-ink-2">
            <span className="heading block text-18 text-ink">{formatMoney(damagesSum)}</span> {t('sum')}
          </p>
        )}
        {damages && (
          <p className="font-medium">
            {damages.length === 0 ? t('noDamages') : t('damages', { count: damages.length })}
          </p>
        )}
        {damages && damages.length > 0 && (
          <>
            {damagesSum === null && <p className="text-14 text-ink-2">{t('noSum')}</p>}
            <a
              href="#condition"
              className="mt-auto flex min-h-10 items-center text-14 font-medium text-plate hover:underline print:hidden"
            >
              {t('details', { and: andOf(condition) })}
            </a>
          </>
        )}
      </div>
      {damages && damages.length > 0 && (
        <CarDrawing
          parts={damages.map(({ part }) => part)}
          label={t('map', {
            places: damages.map(({ part }, at) => `${at + 1} ${partOf(part)}`).join(', '),
          })}
          className="mx-auto block w-full max-w-88 self-center sm:max-w-60 sm:flex-[1_1_13rem]"
        />
      )}
    </section>
  );
}

/** Each damage with its picture, the tyres, the paint and the inspection. Nothing where nothing is known. */
export function ConditionDetails({ vehicle, media }: VehicleWithMedia) {
  const t = useTranslations('vehicleCondition');
  const locale = useLocale();
  const { partOf, placeOf, tyreOf } = useConditionWords();
  const { condition, supplierLanguage: language } = vehicle;
  if (!condition) return null;
  const { damages, tyres, paint, inspection } = condition;
  return (
    <section id="condition" className="scroll-mt-20">
      <h2 className="heading mb-3 text-22">{t('title')}</h2>
      <div className="flex flex-col gap-4">
        {damages && damages.length > 0 && (
          <ol aria-label={t('list')} className={`${CARD} divide-y divide-line`}>
            {damages.map((damage, at) => (
              <DamageLine
                // oxlint-disable-next-line react/no-array-index-key -- its number is all that names a damage
                key={at}
                number={at + 1}
                damage={damage}
                language={language}
                media={media}
              />
            ))}
          </ol>
        )}
        {damages?.length === 0 && <p>{t('noDamages')}</p>}
        {tyres && tyres.length > 0 && (
          <Group title={t('tyres')}>
            {tyres.map((tyre) => ({ term: placeOf(tyre), value: tyreOf(tyre) }))}
          </Group>
        )}
        {paint && paint.length > 0 && (
          <Group title={t('paint')}>
            {paint.map(({ part, microns }) => ({
              term: <Delivered text={part} words={partOf(part)} language={language} />,
              value: `${formatInteger(microns, locale)}\u00a0µm`,
            }))}
          </Group>
        )}
        {inspection && (
          <p className="text-14 text-ink-2">
            {[
              inspection.on ? t('inspectedOn', { day: formatDay(inspection.on, locale) }) : t('inspected'),
              inspection.by && t('by', { name: inspection.by }),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </div>
    </section>
  );
}

interface GroupProps {
  title: string;
  children: readonly { term: ReactNode; value: string }[];
}

function Group({ title, children }: GroupProps) {
  return (
    <div className={`${CARD} px-5 py-2 print:break-inside-avoid print:px-4 print:py-1`}>
      <h3 className="pt-2 font-medium">{title}</h3>
      <DefinitionList entries={children.map(({ term, value }) => ({ term, value: value || '–' }))} />
    </div>
  );
}

interface DeliveredProps {
  /** A code, or a word that the portal does not know. */
  text: string;
  words: string;
  /** The supplier's. */
  language: SupplierLanguage | null;
}

/** The words for a text of a delivery. A word that the portal does not know is the supplier's. */
const Delivered = ({ text, words, language }: DeliveredProps) =>
  text === words && language ? <span lang={language}>{words}</span> : words;

interface DamageLineProps {
  number: number;
  damage: Damage;
  /** The supplier's. */
  language: SupplierLanguage | null;
  media: VehicleWithMedia['media'];
}

function DamageLine({ number, damage, language, media }: DamageLineProps) {
  const t = useTranslations('vehicleCondition');
  const { partOf, kindOf, sizeOf } = useConditionWords();
  const { kind, sizeMm } = damage;
  const part = partOf(damage.part);
  const photo = media.find(({ id }) => id === damage.photo);
  return (
    <li className="flex items-center gap-3 px-4 py-3 print:break-inside-avoid print:py-1">
      <span className="flex size-6 shrink-0 items-center justify-center rounded-full bg-sold text-13 font-medium text-surface print:border print:border-ink print:bg-transparent print:text-ink">
        {number}
      </span>
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-medium">
          <Delivered text={damage.part} words={part} language={language} />
        </span>
        <span className="block text-14 text-ink-2">
          {kind && <Delivered text={kind} words={kindOf(kind)} language={language} />}
          {kind && sizeMm !== null && '\u00a0· '}
          {sizeMm !== null && sizeOf(sizeMm)}
        </span>
      </p>
      <p className="shrink-0 text-right">
        {damage.estimate === null ? (
          <span className="text-14 text-ink-2">{t('noEstimate')}</span>
        ) : (
          formatMoney(damage.estimate)
        )}
      </p>
      <span className="w-20 shrink-0 print:hidden">
        {photo && (
          <a
            href={`${photo.url}/1440.webp`}
            target="_blank"
            rel="noopener"
            className="block overflow-hidden rounded-[7px] border border-line"
          >
            <Picture url={photo.url} alt={t('photo', { number, part })} sizes="80px" />
          </a>
        )}
      </span>
    </li>
  );
}
