import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newPerson, type Person } from '../support/api';
import { expectNoAxeViolations, PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { emailLinkFor } from '../support/mails';
import { hydrated } from '../support/page-actions';

type Texts = Record<string, string>;
const textsOf = (locale: string) => {
  const { auth, settings } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as {
    auth: Texts;
    settings: Texts;
  };
  return (key: string) => auth[key] ?? settings[key] ?? key;
};
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const LOCALE = 'pt-BR';

test.describe('on a phone, in Portuguese', () => {
  test.use({
    viewport: PHONE,
    locale: LOCALE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  const t = textsOf(LOCALE);
  // The previous page stays for a moment, hidden.
  const box = (page: Page, key: string) =>
    page.getByLabel(t(key), { exact: true }).filter({ visible: true });
  // Most actions follow right after a page load.
  const press = async (page: Page, key: string) => {
    const button = page.getByRole('button', { name: t(key), exact: true });
    await hydrated(button);
    await button.click();
  };

  async function signUp(page: Page, person: Person): Promise<void> {
    await page.goto('/auth/signup');
    await box(page, 'name').fill(person.name);
    await box(page, 'email').fill(person.email);
    await box(page, 'password').fill(person.password);
    await press(page, 'signUp');
    await heading(page, t('signInTitle'));
  }

  test('a person who lost the password sets a new one', async ({ page, request }) => {
    const person = newPerson('Marta Veiga');
    const newPassword = 'nine yellow ladders';

    await test.step('sign up, in and out', async () => {
      await signUp(page, person);
      await expect(page.getByRole('status').filter({ hasText: t('created') })).toBeVisible();
      // The e-mail is still there, and the next field is the password.
      await expect(box(page, 'email')).toHaveValue(person.email);
      await expect(box(page, 'password')).toBeFocused();
      await box(page, 'password').fill(person.password);
      await press(page, 'signIn');
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.goto('/auth/logout');
      await expect(page).toHaveURL(/\/auth$/);
    });

    await test.step('confirm the e-mail by a click', async () => {
      await page.goto(await emailLinkFor(person.email, 'confirmation'));
      await heading(page, t('confirmTitle'));
      await expectNoAxeViolations(page);
      await press(page, 'confirmButton');
      // There is no session here: the password proves who signed up.
      await expect(box(page, 'confirmPassword')).toBeFocused();
      await expectNoAxeViolations(page);
      await box(page, 'confirmPassword').fill(person.password);
      await press(page, 'confirmButton');
      await expect(page.getByText(t('confirmDone'))).toBeVisible();
      await expectNoAxeViolations(page);
      await page
        .getByRole('link', { name: t('signIn') })
        .last()
        .click();
    });

    await test.step('request the email', async () => {
      await box(page, 'email').fill(person.email);
      await page.getByRole('link', { name: t('forgot') }).click();
      await heading(page, t('recoveryTitle'));
      await expect(box(page, 'email')).toHaveValue(person.email);
      await expectNoAxeViolations(page);
      await press(page, 'recoverySend');
      await expect(page.getByRole('dialog', { name: t('recoverySent') })).toContainText(
        person.email,
      );
      await expectNoAxeViolations(page);
    });

    await test.step('choose a new password', async () => {
      await page.goto(await emailLinkFor(person.email, 'recovery'));
      await heading(page, t('newPasswordTitle'));
      await expectNoAxeViolations(page);
      await box(page, 'newPassword').fill('12345678');
      await box(page, 'repeatPassword').fill('12345678');
      await press(page, 'newPasswordSave');
      await expect(box(page, 'newPassword')).toHaveAttribute('aria-invalid', 'true');
      await expectNoAxeViolations(page);
      await box(page, 'newPassword').fill(newPassword);
      await box(page, 'repeatPassword').fill(newPassword);
      await press(page, 'newPasswordSave');
      await expect(page.getByText(t('passwordUpdated'))).toBeVisible();
      await heading(page, t('signInTitle'));
    });

    await test.step('sign in with it; the old one no longer works', async () => {
      const { email, password } = person;
      expect((await request.post('/v1/auth/login', { data: { email, password } })).status()).toBe(
        401,
      );
      await box(page, 'email').fill(email);
      await box(page, 'password').fill(newPassword);
      await press(page, 'signIn');
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('change it in the settings', async () => {
      await page.goto('/dashboard/settings/password');
      await page.locator('input[name=currentPassword]').fill(newPassword);
      for (const name of ['password', 'password2'])
        await page.locator(`input[name=${name}]`).fill('four brown kettles');
      await expectNoAxeViolations(page);
      await press(page, 'update');
      await expect(page.getByText(t('updated'))).toBeVisible();
      const { email } = person;
      expect(
        (
          await request.post('/v1/auth/login', {
            data: { email, password: 'four brown kettles' },
          })
        ).status(),
      ).toBe(200);
    });

    await test.step('the link works once', async () => {
      await page.goto(await emailLinkFor(person.email, 'recovery'));
      await box(page, 'newPassword').fill(person.password);
      await box(page, 'repeatPassword').fill(person.password);
      await press(page, 'newPasswordSave');
      await expect(page.getByText(t('recoveryInvalid'))).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('link', { name: t('recoveryNew') }).click();
      await heading(page, t('recoveryTitle'));
    });
  });
});
