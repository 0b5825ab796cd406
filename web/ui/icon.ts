import { createElement, type SVGProps } from 'react';

/**
 * Renders the icons of lucide instead of its own `createLucideIcon` (see vite.config.ts). That function supports sizes,
 * colours and names that this project does not use. An icon is 24 by 24, has the colour of its text, and is hidden from
 * screen readers.
 */
// oxlint-disable-next-line import/no-default-export -- the icons of lucide import it as the default
export default function icon({ node }: { node: readonly [tag: string, attributes: object][] }) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement('svg', { ...LOOKS, 'aria-hidden': true, ...props }, drawing);
}

const LOOKS = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
