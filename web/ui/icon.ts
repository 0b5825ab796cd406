import { createElement, type SVGProps } from 'react';

/**
 * What an icon of lucide is drawn by, in the place of its own `createLucideIcon` (see vite.config.ts), which looks at
 * sizes, colours and names that nobody here gives: an icon is 24 by 24, takes the colour of its text, and is not read aloud.
 */
// oxlint-disable-next-line import/no-default-export -- as lucide's icons import it
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
