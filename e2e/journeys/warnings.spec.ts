import { both, newPerson } from '../support/api';
import { expectColourContrast, expectNoAxeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { pressMeant, step, waitForViewer } from '../support/viewer-page';

test('a danger is seen before its step can be passed, once on this device', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Change a socket', steps: 3 });
  const { steps } = await api.call<{ steps: { id: string }[] }>(
    'GET',
    `/dashboard/projects/${uid}`,
  );
  await api.call('PATCH', `/dashboard/projects/${uid}/steps/${steps[0]?.id}`, {
    lines: [{ kind: 'danger', text: both('Mains are live.', 'Há tensão na rede.') }],
  });
  const gate = page.getByRole('alertdialog', { name: /Read this before/ });

  await page.goto(`/p/${uid}`);
  const before = page.getByRole('region', { name: 'Before you begin' });
  await expect(before.getByRole('note', { name: 'Danger' })).toContainText('Mains are live.');

  await page.goto(`/p/${uid}/s/3`);
  await expect(gate).toContainText('Mains are live.');
  await expect(page).toHaveURL(/\/s\/1$/);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColourContrast(page);
  await pressMeant(gate, 'Understood');
  await expect(step(page)).toContainText('Step name 3');

  await page.goto(`/p/${uid}/s/1`);
  await waitForViewer(page);
  await expect(page.getByRole('note', { name: 'Danger' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(step(page)).toContainText('Step name 2');
});
