import { expect, type Page } from '@playwright/test';
import { twoFrames } from './frames.ts';

/**
 * Each check runs in the browser and names what does not fit. It is sent as source text, so it can use the page only.
 */
const CHECKS: readonly (() => string[])[] = [
  pageWiderThanTheWindow,
  tablesWiderThanTheirContainer,
  clippedSelects,
  endHiddenByABar,
  textsWiderThanTheirBox,
  unevenFields,
];

/** Runs all checks in one call to the browser, because a call costs more than a check. */
const ALL_CHECKS = `[${CHECKS.join(',')}].flatMap((check) => check())`;

/** Some parts are loaded after their page. Until a part arrives, its place stays empty. */
export const untilPartsArrive = (page: Page) => expect(page.locator('[data-reserved]:empty')).toHaveCount(0);

/**
 * Cards outside of the window are not laid out by the browser (`content-visibility`), and a text without a layout has no
 * size. So they are laid out first, whatever the place of the window.
 */
function layOutAllCards() {
  const everything = new CSSStyleSheet();
  everything.replaceSync('.vehicle-card { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [everything];
}

/** The layout faults of the open page at this width, each as a sentence. */
export async function layoutFaultsAt(page: Page, width: number): Promise<string[]> {
  await untilPartsArrive(page);
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(layOutAllCards);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Container queries take effect one frame later.
  await page.evaluate(twoFrames);
  const faults = await page.evaluate<string[]>(ALL_CHECKS);
  return faults.map((fault) => `${width}: ${fault}`);
}

function pageWiderThanTheWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
}

/** A table may be wider than a container that scrolls. */
function tablesWiderThanTheirContainer(): string[] {
  return [...document.querySelectorAll('table')].flatMap((table) => {
    const container = table.parentElement;
    if (!container || getComputedStyle(container).overflowX !== 'visible') return [];
    const over = table.offsetWidth - container.clientWidth;
    return over > 0 ? [`the table “${table.ariaLabel}” is ${over} wider than its container`] : [];
  });
}

/** The browser draws the chosen option of a closed select itself, so its text is measured separately. */
function clippedSelects(): string[] {
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

/** A bar fixed to the bottom of the window must not cover the end of the page. */
function endHiddenByABar(): string[] {
  const { clientWidth, scrollHeight } = document.documentElement;
  let bar = document.elementFromPoint(clientWidth / 2, innerHeight - 2);
  while (bar && getComputedStyle(bar).position !== 'fixed') bar = bar.parentElement;
  const ends = [...document.querySelectorAll('main, footer')].map(
    (part) => part.getBoundingClientRect().bottom,
  );
  if (!bar || ends.length === 0) return [];
  const end = Math.max(...ends);
  const free = scrollHeight - scrollY - end;
  const hidden = Math.ceil(bar.getBoundingClientRect().height - free);
  return hidden > 0 ? [`the bar at the edge hides ${hidden} pixels of the end of the page`] : [];
}

/** The box of a text is its control, cell or paragraph. Text cut by an ellipsis is shown in full elsewhere. */
function textsWiderThanTheirBox(): string[] {
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
    const wordsBox = words.getBoundingClientRect();
    const box = place.getBoundingClientRect();
    // Text for screen readers only.
    if (box.width <= 1) continue;
    if (wordsBox.right > box.right + 1 || wordsBox.left < box.left - 1) {
      faults.push(
        `“${text.textContent.trim().slice(0, 40)}” is ${Math.ceil(wordsBox.right - box.right)} too wide`,
      );
    }
  }
  return faults;
}

/** Fields beside each other must be at the same height. */
function unevenFields(): string[] {
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
      .map((other) => `a field is ${Math.round(other.top - one.top)} below the one beside it`),
  );
}
