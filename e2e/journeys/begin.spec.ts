import { newPerson, picture } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

// Files are the fourth way: import.spec.ts.
test('a first guide begins from an example, from a list and from photos', async ({ api, page }) => {
  const begin = async (name: string) => {
    const person = newPerson(name);
    await api.signUp(person);
    await signInWithApi(page, person, '/dashboard/projects');
    await hydrated(page.getByRole('button', { name: /^From photos/ }));
  };
  const steps = page.getByRole('button', { name: /^Reorder / });
  const form = page.getByRole('dialog', { name: 'New project' });
  const create = async (name: string) => {
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Create project' }).click();
  };

  await begin('Ana Example');
  await page.getByRole('button', { name: /^From an example/ }).click();
  await expect(steps).toHaveCount(4);

  await begin('Ana List');
  await page.getByRole('button', { name: /^From a list/ }).click();
  await form.getByLabel('Steps, one on each line').fill('1. Wipe it\n2. Oil it');
  await create('Care for a blade');
  await page.getByRole('button', { name: /^Add 2 steps/ }).click();
  await expect(steps).toHaveCount(2);

  await begin('Ana Photos');
  await page.getByTestId('photos').setInputFiles([
    { name: '1.jpg', mimeType: 'image/jpeg', buffer: await picture('#446688') },
    { name: '2.jpg', mimeType: 'image/jpeg', buffer: await picture('#886644') },
  ]);
  await create('Mend a chair');
  await expect(steps).toHaveCount(2);
});
