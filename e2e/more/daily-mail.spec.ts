import { readFileSync } from 'node:fs';
import { both, newPerson } from '../support/api';
import { expectNoAxeViolations, PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { emailLinkFor } from '../support/mails';

const { auth } = JSON.parse(readFileSync('messages/pt-BR.json', 'utf8')) as {
  auth: Record<string, string>;
};
const t = (key: string) => auth[key] ?? key;

test.use({ viewport: PHONE, locale: 'pt-BR', hasTouch: true, isMobile: true });

test('a creator unsubscribes from the daily email by its link, without signing in', async ({
  api,
  page,
}) => {
  const person = newPerson();
  await api.signUp(person);
  const token = new URL(await emailLinkFor(person.email, 'confirmation')).searchParams.get('token');
  await api.call('POST', `/auth/confirm-email?token=${token}`, {});
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name: 'Mailed about',
    type: 1,
    averageTime: '00:20',
    languages: ['en', 'pt-BR'],
  });
  await api.call('POST', `/dashboard/projects/${projectUid}/steps`, {
    type: 1,
    name: both('One', 'Um'),
    description: both('Do it.', 'Faça.'),
  });
  await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
  await api.call('POST', `/projects/${projectUid}/feedback`, {
    rating: 5,
    difficulty: 5,
    message: 'Thank you!',
  });
  const isOn = async () =>
    (await api.call<{ dailyMail: boolean }>('GET', '/dashboard/user')).dailyMail;

  // The address in the email's header, for mail programs: opening it shows the page and changes
  // nothing yet.
  await page.goto(await emailLinkFor(person.email, 'daily'));
  await expect(page).toHaveURL(/\/auth\/unsubscribe\?token=/);
  await expect(page.getByRole('heading', { level: 1, name: t('unsubscribeTitle') })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await isOn()).toBe(true);
  // A tap before hydration would be lost.
  await expect(async () => {
    await page.getByRole('button', { name: t('unsubscribeButton') }).click({ timeout: 2000 });
    await expect(page.getByText(t('unsubscribeDone'))).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expectNoAxeViolations(page);
  expect(await isOn()).toBe(false);
});
