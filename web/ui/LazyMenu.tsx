import { type ComponentProps, type ComponentType, type ReactElement, useState } from 'react';
import { usePart } from './use-part.ts';

type ButtonProps = ComponentProps<'button'>;

/** The export of a menu module: the menu around the given button, open from the start. */
export type MenuBody = ComponentType<{ trigger: ReactElement<ButtonProps> }>;

/**
 * A button that loads its menu on first use. Most users never open one, and nobody does before the page has loaded.
 * `load` must be the same function in every render.
 */
export function lazyMenu(load: () => Promise<MenuBody>): ComponentType<ButtonProps> {
  const preload = () => void load().catch(() => {});
  return function LazyMenu(props: ButtonProps) {
    const [uses, setUses] = useState(0);
    const body = usePart(load, uses);
    const button = (
      <button
        {...props}
        type="button"
        aria-haspopup="menu"
        {...(body.Part
          ? {}
          : {
              'aria-expanded': false,
              onPointerEnter: preload,
              onFocus: preload,
              onClick: () => setUses(uses + 1),
            })}
      />
    );
    return body.Part ? <body.Part trigger={button} /> : button;
  };
}
