import { createElement, type SVGProps } from 'react';
import sprite from 'virtual:icon-sprite';
import { cx } from './cx.ts';

/**
 * Renders an icon of lucide in the built program (web/build/icon-sprite.ts). Its shapes are in the sprite, which the browser
 * caches; the page holds only a reference. An icon is 24 by 24, has the colour of its text (`.icon` in parts.css), and is
 * hidden from screen readers.
 */
export function icon(name: string) {
  const shapes = createElement('use', { href: `${sprite}#${name}` });
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement('svg', { 'aria-hidden': true, ...props, className: cx('icon', className) }, shapes);
}
