import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/page-actions';

test('a person adds a passkey, and signs in with it as the second step', async ({
  api,
  page,
  context,
}) => {
  // Chromium has authenticators in software; journeys run in no other browser.
  const person = newPerson('Pia Passkey');
  await api.signUp(person);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const signIn = async () => {
    await page.goto('/auth?callbackUrl=/dashboard/settings/password');
    await hydrated(page.getByRole('button', { name: 'Log in' }));
    await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await signIn();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByLabel('Your recovery codes')).toHaveValue(/^(?:[a-z2-9-]{19}\n?){10}$/);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('My laptop')).toBeVisible();

  await page.goto('/auth/logout');
  await expect(page).toHaveURL(/\/auth(\?.*)?$/);
  await signIn();
  await expect(page).toHaveURL(/\/auth\/second/);
  await page.goto('/dashboard/settings/password');
  await expect(page).toHaveURL(/\/auth\/second/);
  const usePasskey = page.getByRole('button', { name: 'Use a passkey' });
  await hydrated(usePasskey);
  await usePasskey.click();
  await expect(page).toHaveURL(/\/dashboard\/settings\/password/);
  await expect(page.getByText('My laptop')).toBeVisible();
});
