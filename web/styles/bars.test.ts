import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = readFileSync('web/styles/base.css', 'utf8');

/** The declarations of the page itself while it has an element. */
function declaredWhileShown(attribute: string): string[] {
  const begin = `:root:has([${attribute}]) {`;
  return styles
    .split(begin)
    .slice(1)
    .flatMap((rest) => rest.slice(0, rest.indexOf('}')).split(';'))
    .map((each) => each.trim())
    .filter(Boolean);
}

// All elements inherit a variable of the page. If a bar changed one, a press that shows the bar would compute all styles anew.
test.each(['data-bulk-bar', 'data-bottom-bar', 'data-contact-bar'])(
  'a bar at the lower edge changes no variable of the page: %s',
  (bar) => {
    const declared = declaredWhileShown(bar);
    expect(declared).toEqual([expect.stringMatching(/^scroll-padding-bottom: /)]);
  },
);
