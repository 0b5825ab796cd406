import type { ComponentProps, ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { Check } from 'lucide-react';
import { cx } from './cx.ts';

const ITEM =
  'flex min-h-10 items-center gap-2.5 rounded-[6px] px-2.5 py-2 text-ink outline-none select-none ' +
  'data-highlighted:bg-plate-soft data-highlighted:text-plate data-disabled:text-ink-3';

type MenuProps = {
  /** One button. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
};

/**
 * Not modal: a modal menu would lock the page with a <style> element, which the content security policy forbids. The
 * menu is rendered beside its button, so that it belongs to the same landmark.
 */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    // The menu is loaded when its button is pressed, so it starts open.
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-fade-in overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-left shadow-float"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

/** One entry of a menu. With `asChild` it can be a link. */
export function MenuItem({
  tone = 'plain',
  className,
  ...rest
}: ComponentProps<typeof Radix.Item> & { tone?: 'plain' | 'danger' }) {
  return (
    <Radix.Item
      {...rest}
      className={cx(
        ITEM,
        tone === 'danger' && 'text-sold data-highlighted:bg-sold-soft data-highlighted:text-sold',
        className,
      )}
    />
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

/** Text in a menu that cannot be chosen, such as the name of the user. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-2 text-13 text-ink-2">{children}</Radix.Label>;
}

type MenuChoicesProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  choices: readonly { value: Value; label: ReactNode }[];
};

/** A choice of one among several values. The current one has a check mark. */
export function MenuChoices<Value extends string>({
  value,
  onValueChange,
  choices,
}: MenuChoicesProps<Value>) {
  return (
    <Radix.RadioGroup value={value}>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          onSelect={() => onValueChange(choice.value)}
          className={ITEM}
        >
          <span className="flex-1">{choice.label}</span>
          <Radix.ItemIndicator>
            <Check aria-hidden className="size-4 text-plate" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
