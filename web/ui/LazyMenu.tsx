import { type ComponentProps, type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';

type ButtonProps = ComponentProps<'button'>;

/** What a menu module gives: the menu around the button that it is handed, open from the start. */
export type MenuBody = ComponentType<{ trigger: ReactElement<ButtonProps> }>;

/**
 * A button that becomes a menu when it is used first: most readers never open one, and none opens it before the page
 * is there. `load` must be the same function at every rendering.
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
