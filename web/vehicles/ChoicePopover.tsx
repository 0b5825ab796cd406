import type { ComponentProps } from 'react';
import { Popover } from '../ui/Popover.tsx';
import { ChoiceList } from './ChoiceList.tsx';

type ChoicePopoverProps = Omit<ComponentProps<typeof Popover>, 'children'> &
  ComponentProps<typeof ChoiceList>;

/** The choices beside the button of the bar; loaded when the button is used first. */
export function ChoicePopover({ anchor, open, onOpenChange, ...list }: ChoicePopoverProps) {
  return (
    <Popover anchor={anchor} open={open} onOpenChange={onOpenChange} label={list.label}>
      <ChoiceList {...list} />
    </Popover>
  );
}
