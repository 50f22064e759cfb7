import { newPerson, picture } from '../support/api';
import { expectNoAxeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

type Marked = {
  steps: { id: string; media: { marks: { kind: string; number: number; label: object[] }[] }[] }[];
};

test('marks are put on a picture by keyboard alone, and in three touches', async ({
  api,
  page,
}) => {
  const person = newPerson('Mila Rato');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Sharpen a chisel' });
  const read = () => api.call<Marked>('GET', `/dashboard/projects/${uid}`);
  const step = (await read()).steps[0]?.id;
  const file = await api.upload('step', await picture('teal'));
  await api.call('PATCH', `/dashboard/projects/${uid}/steps/${step}`, { file });
  await signInWithApi(page, person, `/dashboard/projects/${uid}/step/${step}#steps`);
  const marks = async () => (await read()).steps[0]?.media[0]?.marks ?? [];
  const item = page.locator('[data-mark-item]');

  const opener = page.getByRole('button', { name: 'Mark', exact: true });
  await hydrated(opener);
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Marks on the picture' });
  await expect(dialog.getByRole('button', { name: 'Circle' })).toBeFocused();
  await page.keyboard.press('4');
  await expect(item).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(dialog.getByText('number 1, 45% from the left, 50% from the top')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(/^Label \(/)).toBeFocused();
  await page.keyboard.type('Edge');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await marks()).toMatchObject([{ kind: 'dot', number: 1, label: [{ value: 'Edge' }] }]);

  await opener.click();
  // Three touches: the place, the number and the label.
  await page.getByTestId('mark-stage').click({ position: { x: 60, y: 60 } });
  await dialog.getByText('2', { exact: true }).click();
  await dialog.getByLabel(/^Label \(/).click();
  await page.keyboard.type('Handle');
  // Two more for another language.
  await dialog.getByLabel('Language of the label').selectOption('pt-BR');
  await dialog.getByLabel(/^Label \(/).click();
  await page.keyboard.type('Cabo');
  const label = [
    { lang: 'en', value: 'Handle' },
    { lang: 'pt-BR', value: 'Cabo' },
  ];
  await expect.poll(marks).toMatchObject([{ kind: 'dot' }, { kind: 'circle', number: 2, label }]);
});
