import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './vocabulary.ts';

/** Makes a call fail with this status and code until `letThrough` is called. */
export async function refuse(page: Page, call: RegExp, status: number, code: string, method?: string) {
  await page.route(call, (route) =>
    method === undefined || route.request().method() === method
      ? route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            type: 'about:blank',
            title: code,
            status,
            detail: code,
            code,
            message: code,
          }),
        })
      : route.continue(),
  );
  return { letThrough: () => page.unroute(call) };
}

/** Holds back a call, such as what the page refetches on its own every 30 seconds, until `letThrough` is called. */
export async function holdBack(page: Page, call: RegExp, method = 'GET') {
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  const hold = async (route: Route) => {
    if (route.request().method() === method) await released;
    await route.fallback();
  };
  await page.route(call, hold);
  return {
    letThrough: async () => {
      letThrough();
      await page.unroute(call, hold);
    },
  };
}

/** Loses the answer to the first such call, which does its work. */
export async function loseFirstAnswer(page: Page, call: RegExp) {
  let isLost = false;
  await page.route(call, async (route) => {
    if (isLost || route.request().method() === 'GET') return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}

/** Refuses what `send` sends as after the end of the session, and expects a link to the login in another tab. */
export async function expectLoginLink(
  shownIn: Locator,
  call: RegExp,
  method: string,
  send: () => Promise<void>,
) {
  const { letThrough } = await refuse(shownIn.page(), call, 401, 'NOT_AUTHENTICATED', method);
  await send();
  await expect(shownIn.locator('a[href="/auth"][target=_blank]')).toBeVisible();
  await letThrough();
}

/** While what `send` sends is saved on a slow line, nothing can be typed or chosen that would be lost, and Escape closes nothing. */
export async function expectHeldWhileSaved(
  typedInto: Locator,
  call: RegExp,
  method: string,
  send: () => Promise<void>,
) {
  const saving = await holdBack(typedInto.page(), call, method);
  await send();
  await expect(typedInto).not.toBeEditable();
  const form = typedInto.locator('xpath=ancestor::form');
  await expect(form.locator(':is(select, [type=radio], [type=checkbox]):enabled')).toHaveCount(0);
  await typedInto.page().keyboard.press('Escape');
  await expect(typedInto).toBeVisible();
  await saving.letThrough();
}
