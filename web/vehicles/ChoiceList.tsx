import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatInteger } from '../../contract/notation.ts';
import { isBaseColour } from '../../contract/base-colours.ts';
import { Swatch } from '../trade/Swatch.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { cx } from '../ui/cx.ts';
import type { Choice } from './filters.ts';
import { firstChoices } from './first-choices.ts';

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  nameOf?: (value: string) => string;
  /** The choices are base colours, each shown with its paint. */
  hasSwatches?: boolean;
  /** Two columns of them fit on a phone. */
  areShort?: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The choices as checkboxes. One without a match is disabled, unless it is chosen. A long list begins with the
 * choices that show most vehicles.
 */
export function ChoiceList({
  label,
  choices,
  chosen,
  onToggle,
  nameOf = (value) => value,
  hasSwatches = false,
  areShort = false,
}: ChoiceListProps) {
  const t = useTranslations('inventory.filters');
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [held, setHeld] = useState<ReadonlySet<string>>(NONE);
  const first = firstChoices(held, choices, chosen);
  if (first !== held) setHeld(first);
  if (choices.length === 0) return <p className="text-14 text-ink-2">{t('noChoices')}</p>;
  const shown = isWhole ? choices : choices.filter(({ value }) => first.has(value));
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={label}
        className={cx(
          'grid gap-y-1 rounded-control outline-none',
          // A single choice needs no room for others: their column would break its name.
          choices.length > 1 &&
            (areShort
              ? 'grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4'
              : 'grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-x-6'),
        )}
      >
        {shown.map(({ value, count }) => {
          const isEmpty = count === 0 && !chosen.includes(value);
          return (
            <li key={value}>
              <Checkbox
                checked={chosen.includes(value)}
                disabled={isEmpty}
                onChange={() => onToggle(value)}
                className={cx(
                  'rounded-control px-1 py-1.5',
                  isEmpty
                    ? 'text-ink-2 [&>label]:cursor-not-allowed'
                    : 'hover:bg-sunken [&>label]:cursor-pointer',
                )}
                label={
                  <span className="flex justify-between gap-2">
                    <span className="min-w-0 wrap-anywhere">
                      {hasSwatches && isBaseColour(value) && <Swatch colour={value} className="mr-2" />}
                      {nameOf(value)}
                    </span>{' '}
                    {count !== null && <span className="text-ink-2">{formatInteger(count, locale)}</span>}
                  </span>
                }
              />
            </li>
          );
        })}
      </ul>
      {shown.length < choices.length && (
        <button
          type="button"
          onClick={() => {
            setIsWhole(true);
            list.current?.focus({ preventScroll: true });
          }}
          className="mt-1 min-h-8 px-1 text-14 font-medium text-plate underline-offset-2 hover:underline"
        >
          {t('showAll', { count: formatInteger(choices.length, locale) })}
        </button>
      )}
    </>
  );
}
