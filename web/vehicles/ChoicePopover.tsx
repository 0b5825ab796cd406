import type { ComponentProps } from 'react';
import { Popover } from '../ui/Popover.tsx';
import { ChoiceList } from './ChoiceList.tsx';

type ChoicePopoverProps = Omit<ComponentProps<typeof Popover>, 'children'> &
  ComponentProps<typeof ChoiceList>;

/** The choices below the button in the bar. They are loaded when the button is first used. */
export function ChoicePopover({ anchor, open, onOpenChange, ...list }: ChoicePopoverProps) {
  return (
    <Popover anchor={anchor} open={open} onOpenChange={onOpenChange} label={list.label}>
      <ChoiceList {...list} />
    </Popover>
  );
}
