import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInQuickly } from './people.ts';
import {
  DEMO_PASSWORD,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  field,
  open,
  postsOf,
  pressTwice,
  test,
  untilSignInHydrated,
} from './vocabulary.ts';

/** Opens the page in English, the language of the specification. */
async function inEnglish(page: Page, path: string): Promise<void> {
  await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

const button = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('button', { name, exact: true });

test('a failed login says what is wrong, and a successful one leads to the page that was asked for', async ({
  page,
}) => {
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/auth\?next=%2Forders$/);
  await inEnglish(page, '/auth?next=%2Forders');
  await untilSignInHydrated(page, 'Show password');
  await expectAccessible(page);
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  await expect(page.getByRole('heading', { name: 'Welcome to Forecourt' })).toBeVisible({ visible: isWide });
  for (const benefit of ['Fixed price, reserved at once', 'Fully documented', 'Everything in one place'])
    await expect(page.getByText(benefit)).toBeVisible({ visible: isWide });

  await field(page, 'Email address').fill('not an address');
  await button(page, 'Log in').click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(field(page, 'Email address')).toBeFocused();

  await field(page, 'Email address').fill('bolzano@dealers.example.com');
  await field(page, 'Password').fill('wrong-password');
  await button(page, 'Log in').click();
  await expectToast(page, 'Login failed');
  await expectToast(page, 'The email address or password is wrong.');

  await field(page, 'Password').fill(DEMO_PASSWORD);
  await button(page, 'Log in').click();
  await expect(page).toHaveURL(/\/orders$/);
  await expectToast(page, 'Login successful');
  await expectToast(page, 'Welcome back!');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/auth');
  await expect(page).toHaveURL(/\/$/);
});

test('each tab links to the other tab', async ({ page }) => {
  await inEnglish(page, '/auth');
  await page.getByRole('link', { name: 'Register now' }).click();
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page).toHaveURL(/tab=register/);
});

test('a company registers in four steps and loses no input on the way', async ({ page }) => {
  const email = `einkauf-${randomUUID().slice(0, 8)}@example.com`;
  await inEnglish(page, '/auth?tab=register');
  const submit = button(page, 'Open dealer account');

  await test.step('a missing or invalid value is reported under its field', async () => {
    await expect(submit).toHaveCount(0);
    await field(page, 'Email address').fill('not an address');
    await button(page, 'Next').click();
    await expect(page.getByText('Company name is required')).toBeVisible();
    await expect(page.getByText('Valid email is required')).toBeVisible();
    const name = field(page, 'Company name');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Company name is required');
    const forms = page.getByLabel('Legal form').locator('option');
    await expect(forms).toHaveText([
      'Please choose',
      'GmbH',
      'AG',
      'UG',
      'GbR',
      'KG',
      'OHG',
      'e.V.',
      'Einzelunternehmen',
    ]);
  });

  await test.step('the user can move between the steps in any order', async () => {
    await field(page, 'Company name').fill('Autohaus Am Tor GmbH');
    await field(page, 'Email address').fill(email);
    await button(page, 'Next').click();
    await expect(page.getByRole('group', { name: 'Address Step 2 of 4' })).toBeVisible();
    await button(page, 'Next').click();
    for (const text of ['Street address is required', 'Postal code is required', 'City is required'])
      await expect(page.getByText(text)).toBeVisible();
    const countries = page.getByLabel('Country').locator('option');
    const values = await countries.evaluateAll((all) => all.map((each) => each.getAttribute('value')));
    expect(values).toEqual(['DE', 'AT', 'CH', 'FR', 'NL', 'BE', 'LU', 'IT']);
    await expect(page.getByLabel('Country')).toHaveValue('DE');
    await field(page, 'Street and number').fill('Torweg 3');
    await field(page, 'Postal code').fill('79098');
    await field(page, 'City').fill('Freiburg');
    await button(page, 'Back').click();
    await expect(field(page, 'Company name')).toHaveValue('Autohaus Am Tor GmbH');
    await page.getByRole('navigation', { name: 'Steps of the registration' }).getByText('Contact').click();
    await button(page, 'Next').click();
    for (const text of ['First name is required', 'Last name is required'])
      await expect(page.getByText(text)).toBeVisible();
    await field(page, 'First name').fill('Ada');
    await field(page, 'Last name').fill('Brandt');
    await button(page, 'Next').click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the passwords must be long and equal, and terms and privacy policy must be accepted', async () => {
    await field(page, 'Password').fill('short');
    await field(page, 'Repeat password').fill('other');
    await submit.click();
    await expect(page.getByText('Password must be at least 8 characters').first()).toBeVisible();
    await field(page, 'Password').fill('long-enough-1');
    await field(page, 'Repeat password').fill('long-enough-2');
    await submit.click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(page.getByText('You must accept the terms and conditions')).toBeVisible();
    await expect(page.getByText('You must accept the privacy policy')).toBeVisible();
    await expect(page.getByRole('link', { name: 'terms of service', exact: true })).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
  });

  await test.step('a change of language and a reload keep the input, except for the passwords after a reload', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByText('Passwörter stimmen nicht überein')).toBeVisible();
    await expect(field(page, 'Passwort')).toHaveValue('long-enough-1');
    await page.reload();
    await inEnglish(page, '/auth?tab=register');
    await expect(field(page, 'Password')).toHaveValue('');
    const steps = page.getByRole('navigation', { name: 'Steps of the registration' });
    await expect(steps.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-current', 'step');
    await expect(steps.getByRole('button', { name: 'Company completed' })).toBeVisible();
    await button(page, 'Back').click();
    await expect(field(page, 'First name')).toHaveValue('Ada');
    await button(page, 'Next').click();
  });

  await test.step('the account is opened and waits for approval', async () => {
    await field(page, 'Password').fill('long-enough-1');
    await field(page, 'Repeat password').fill('long-enough-1');
    await page.getByLabel(/I accept the terms/).check();
    await page.getByLabel(/I accept the privacy/).check();
    const licence = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
    await page.getByLabel('Choose papers').setInputFiles({
      name: 'Trade licence.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(licence),
    });
    // A second registration would be refused, and its refusal would take the place of the dashboard.
    const posts = postsOf(page);
    await pressTwice(submit);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('link', { name: 'Trade licence.pdf' })).toBeVisible();
    await expectToast(page, 'Registration successful');
    await expectToast(page, 'Your account is now pending approval by our team.');
    expect(posts).toEqual(['/api/register', '/api/dealer/papers']);
  });
});

test('an email address that is already taken is reported under its field, on the step of that field', async ({
  page,
  context,
}) => {
  await inEnglish(page, '/auth?tab=register');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'registration',
      JSON.stringify({
        companyName: 'Autohaus Am Tor GmbH',
        email: 'bolzano@dealers.example.com',
        'address.street': 'Torweg 3',
        'address.postalCode': '79098',
        'address.city': 'Freiburg',
        'contact.firstName': 'Ada',
        'contact.lastName': 'Brandt',
        acceptTerms: true,
        acceptPrivacy: true,
      }),
    ),
  );
  await page.reload();
  await expect(field(page, 'Company name')).toHaveValue('Autohaus Am Tor GmbH');
  for (const step of [2, 3, 4]) {
    await button(page, 'Next').click();
    await expect(page.getByRole('group', { name: `Step ${step} of 4` })).toBeVisible();
  }
  await field(page, 'Password').fill('long-enough-1');
  await field(page, 'Repeat password').fill('long-enough-1');
  await button(page, 'Open dealer account').click();
  await expectToast(page, 'Registration failed');
  await expect(field(page, 'Email address')).toBeFocused();
  await expect(field(page, 'Email address')).toHaveAccessibleDescription(
    /There is already an account with this email address/,
  );
  const steps = page.getByRole('navigation', { name: 'Steps of the registration' });
  for (const step of ['Address', 'Contact', 'Account'])
    await expect(steps.getByRole('button', { name: `${step} completed` })).toBeVisible();
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'sid' }));
});

test('when the logout fails, the user stays signed in and is told', async ({ page, context }) => {
  await signInQuickly(context, 'bolzano@dealers.example.com');
  await inEnglish(page, '/imprint');
  await page.route('**/api/logout', (route) => route.abort());
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;
  await page.getByRole('button', { name: isPhone ? 'Open menu' : /Account/ }).click();
  await page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Logout' }).click();
  await expectToast(page, 'Logout failed');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard$/);
});
