import type { Page } from '@playwright/test';

/** Has a call refused with this status and code, until it is let through again. */
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
