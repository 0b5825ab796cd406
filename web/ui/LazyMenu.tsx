import { type ComponentProps, type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';

type ButtonProps = ComponentProps<'button'>;

/** The export of a menu module: the menu around the given button, open from the start. */
export type MenuBody = ComponentType<{ trigger: ReactElement<ButtonProps> }>;

/**
 * A button that loads its menu on first use. Most users never open one, and nobody does before the page has loaded.
 * `load` must be the same function in every render.
 */
export function lazyMenu(load: () => Promise<MenuBody>): ComponentType<ButtonProps> {
  const Body = lazy(async () => ({ default: await load() }));
  const preload = () => void load().catch(() => {});
  return function LazyMenu(props: ButtonProps) {
    const [isUsed, setIsUsed] = useState(false);
    const button = (
      <button
        {...props}
        type="button"
        aria-haspopup="menu"
        {...(isUsed
          ? {}
          : {
              'aria-expanded': false,
              onPointerEnter: preload,
              onFocus: preload,
              onClick: () => setIsUsed(true),
            })}
      />
    );
    if (!isUsed) return button;
    return (
      <Suspense fallback={button}>
        <Body trigger={button} />
      </Suspense>
    );
  };
}
