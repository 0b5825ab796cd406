import type { Page } from '@playwright/test';
import { twoFrames } from './frames.ts';

/** Each looks at the page in the browser and names what does not fit; nothing but the page is at hand there. */
const LOOKS: readonly (() => string[])[] = [
  pageWiderThanTheWindow,
  tablesWiderThanTheirFrame,
  choicesThatAreCut,
  endUnderABar,
  textsWiderThanTheirPlace,
  fieldsThatStandUneven,
];

/** All of them at one call to the browser, which costs more than a look. */
const MISFITS = `[${LOOKS.join(',')}].flatMap((look) => look())`;

/** The faults of the open page at a width, each as a sentence. */
export async function misfitsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What goes by the width of its own place follows a frame later.
  await page.evaluate(twoFrames);
  const faults = await page.evaluate<string[]>(MISFITS);
  return faults.map((fault) => `${width}: ${fault}`);
}

function pageWiderThanTheWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
}

/** Frames that scroll are none. */
function tablesWiderThanTheirFrame(): string[] {
  return [...document.querySelectorAll('table')].flatMap((table) => {
    const frame = table.parentElement;
    if (!frame || getComputedStyle(frame).overflowX !== 'visible') return [];
    const over = table.offsetWidth - frame.clientWidth;
    return over > 0 ? [`the table “${table.ariaLabel}” is ${over} wider than its frame`] : [];
  });
}

/** What is chosen in a list that is folded is drawn by the browser, and measured apart. */
function choicesThatAreCut(): string[] {
  const ruler = document.createElement('canvas').getContext('2d');
  if (!ruler) return ['choices cannot be measured'];
  return [...document.querySelectorAll('select')].flatMap((choice) => {
    if (!choice.checkVisibility()) return [];
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(choice);
    const words = choice.selectedOptions[0]?.text ?? '';
    ruler.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = choice.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const over = ruler.measureText(words).width - room;
    return over > 1 ? [`the choice “${words}” is ${Math.ceil(over)} too wide`] : [];
  });
}

/** A bar at the window's edge leaves the page's end free. */
function endUnderABar(): string[] {
  const { clientWidth, scrollHeight } = document.documentElement;
  let bar = document.elementFromPoint(clientWidth / 2, innerHeight - 2);
  while (bar && getComputedStyle(bar).position !== 'fixed') bar = bar.parentElement;
  const end = [...document.querySelectorAll('footer')].at(-1)?.getBoundingClientRect().bottom;
  if (!bar || end === undefined) return [];
  const free = scrollHeight - scrollY - end;
  const hidden = Math.ceil(bar.getBoundingClientRect().height - free);
  return hidden > 0 ? [`${hidden} of the page's end are hidden by the bar at the edge`] : [];
}

/** A control, a cell, a paragraph. Lines that end in an ellipsis tell the whole elsewhere. */
function textsWiderThanTheirPlace(): string[] {
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (
      !holder ||
      !text.textContent?.trim() ||
      holder.closest('script, style, noscript, .sr-only, [hidden], svg')
    )
      continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let place: Element = holder;
    while (getComputedStyle(place).display.startsWith('inline') && place.parentElement)
      place = place.parentElement;
    if (getComputedStyle(place).textOverflow === 'ellipsis') continue;
    const words = document.createRange();
    words.selectNodeContents(text);
    const said = words.getBoundingClientRect();
    const box = place.getBoundingClientRect();
    // Said to screen readers alone.
    if (box.width <= 1) continue;
    if (said.right > box.right + 1 || said.left < box.left - 1) {
      faults.push(
        `“${text.textContent.trim().slice(0, 40)}” is ${Math.ceil(said.right - box.right)} too wide`,
      );
    }
  }
  return faults;
}

/** Fields beside each other stand at one height. */
function fieldsThatStandUneven(): string[] {
  const fields = [
    ...document.querySelectorAll('form :is(input:not([type="checkbox"], [type="radio"]), select)'),
  ]
    .filter((field) => field.checkVisibility())
    .map((field) => field.getBoundingClientRect());
  return fields.flatMap((one, at) =>
    fields
      .slice(at + 1)
      .filter((other) => one.top < other.bottom && other.top < one.bottom)
      .filter((other) => Math.abs(one.top - other.top) > 1)
      .map((other) => `a field stands ${Math.round(other.top - one.top)} below the one beside it`),
  );
}
