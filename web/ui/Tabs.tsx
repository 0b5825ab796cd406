import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { cx } from './cx.ts';

export type Tab<Value extends string> = {
  value: Value;
  label: ReactNode;
  panel: ReactNode;
  /** The address of the page with this tab. With it, the tab is a link before hydration and without JavaScript. */
  href?: string;
};

type TabsProps<Value extends string> = {
  /** The name of the tab list for screen readers. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  /** From 1280 px on all panels are in view, side by side and without tabs. */
  isSpread?: boolean;
  /** On paper all panels follow one another. */
  printsAll?: boolean;
  className?: string;
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Hidden panels stay mounted, so that no input in them is lost. Own code, because Radix writes a style attribute into
 * the server-rendered HTML, which the content security policy forbids.
 */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
  isSpread = false,
  printsAll = false,
  className,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // All tabs are visible on a phone too. Nobody would look for one that is scrolled out of view.
  const areMany = tabs.length > 3;

  function move(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const index = step(
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const next = tabs[index];
    if (!next) return;
    onValueChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }

  function follow(event: MouseEvent, chosen: Value) {
    // As with every link, these keys open another window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onValueChange(chosen);
  }

  return (
    <div
      className={cx(
        className,
        isSpread && 'min-[80rem]:grid min-[80rem]:auto-cols-fr min-[80rem]:grid-flow-col min-[80rem]:gap-4',
      )}
    >
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className={cx(
          'flex overflow-x-auto border-b border-line outline-none',
          areMany ? 'sm:gap-1' : 'gap-1',
          isSpread && 'min-[80rem]:hidden',
        )}
      >
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          const shared = {
            role: 'tab',
            id: `${id}-tab-${tab.value}`,
            'aria-selected': isChosen,
            'aria-controls': `${id}-panel-${tab.value}`,
            tabIndex: isChosen ? 0 : -1,
            className: cx(
              areMany ? 'px-1.5 sm:px-4' : 'px-4',
              'flex min-h-11 items-center justify-center border-b-2 font-medium whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-2',
              isChosen ? 'border-plate text-plate' : 'border-transparent text-ink-2 hover:text-ink',
            ),
          };
          if (tab.href === undefined)
            return (
              <button key={tab.value} type="button" {...shared} onClick={() => onValueChange(tab.value)}>
                {tab.label}
              </button>
            );
          return (
            <a key={tab.value} href={tab.href} {...shared} onClick={(event) => follow(event, tab.value)}>
              {tab.label}
            </a>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          // The attribute hides at every width.
          hidden={!isSpread && !printsAll && tab.value !== value}
          className={
            isSpread
              ? cx('pt-5 min-[80rem]:grid min-[80rem]:pt-0', tab.value !== value && 'max-[80rem]:hidden')
              : cx('pt-5', printsAll && tab.value !== value && 'hidden print:block')
          }
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
