import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { newPerson, picture } from '../support/api';
import { expectNoAxeViolations, expectNoSidewaysScroll, PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

type Step = { name: unknown; description: unknown; type: number };
type Guide = {
  name: string;
  description: string;
  languages: string[];
  tools: string[];
  status: number;
  steps: Step[];
  questions: { question: unknown; answer: unknown }[];
};

const send = (page: Page, name: string, buffer: Buffer) =>
  page
    .locator('input[type=file][accept]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
/** The content of a guide, without what is unique to every guide. */
const wordsOf = ({ name, description, languages, tools, status, steps, questions }: Guide) => ({
  name,
  description,
  languages,
  tools,
  status,
  steps: steps.map((step) => [step.type, step.name, step.description]),
  questions: questions.map(({ question, answer }) => [question, answer]),
});

test('guides are exported, deleted and restored; existing ones cause a question; unreadable ones are reported', async ({
  api,
  page,
}) => {
  const person = newPerson('Ana Prado');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Oil a hinge', steps: 2 });
  await api.publishedProject({ name: 'Hang a door', steps: 1 });
  const before = await api.call<Guide>('GET', `/dashboard/projects/${uid}`);

  await signInWithApi(page, person, '/dashboard/projects');
  await page.getByRole('link', { name: 'Export and import' }).click();
  await expect(page.getByRole('heading', { name: 'Export and import guides' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all guides' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const archive = await readFile(await file.path());
  await api.call('DELETE', `/dashboard/projects/${uid}`);

  // One was deleted and is restored at once; the other exists and causes a question, also after
  // leaving the page.
  await page.setViewportSize(PHONE);
  await page.getByRole('checkbox', { name: /^Publish the guides/ }).check();
  await send(page, 'guides.zip', archive);
  await expect(page.getByText('This is in the file. Nothing is imported yet.')).toBeVisible();
  await page.goto('/dashboard');
  await page.goto('/dashboard/import');
  await expect(page.getByText('Already here', { exact: true })).toHaveCount(1);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await hydrated(page.getByRole('button', { name: 'Import as a copy' }));
  await page.getByRole('button', { name: 'Import as a copy' }).click();
  await page.getByRole('button', { name: 'Import 2 guides' }).click();
  await expect(page.getByText(/^Done\./)).toBeVisible();
  await expect(page.getByText('Imported as a copy')).toBeVisible();
  const address = await page.getByRole('link', { name: 'Oil a hinge' }).getAttribute('href');
  const after = await api.call<Guide>('GET', `/dashboard/projects/${address?.split('/').at(-1)}`);
  expect(wordsOf(after)).toEqual(wordsOf(before));

  await send(page, 'notes.md', Buffer.from('# Only a title\n'));
  await expect(page.getByText('notes.md, line 1')).toBeVisible();
  await expect(page.getByText('Nothing was imported.')).toBeVisible();

  await send(page, 'again.zip', archive);
  await page.getByRole('button', { name: 'Cancel the import' }).click();
  await expect(page.getByText('Cancelled. What was imported before is kept.')).toBeVisible();
});

test('a folder comes in as it lies on the disk, opens with the focus, and is undone', async ({
  api,
  page,
}, testInfo) => {
  const person = newPerson('Ana Prado');
  await api.signUp(person);
  const folder = testInfo.outputPath('Hinge manual');
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  await writeFile(
    path.join(folder, 'hinge.md'),
    '# Oil a hinge\n\n## Wipe\n\nWipe it.\n\n![Cloth](pictures/1.jpg)\n\n## Oil\n\n> [!WARNING]\n> It is slippery.\n\nOil it.\n',
  );
  await writeFile(path.join(folder, 'pictures', '1.jpg'), await picture('#b45309'));
  await writeFile(path.join(folder, '.DS_Store'), 'x');
  await signInWithApi(page, person, '/dashboard/import');
  await hydrated(page.getByRole('button', { name: 'Choose a folder' }));
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await (await choosing).setFiles(folder);
  await expect(page.getByText('2 steps · 1 picture · 1 warning')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hinge manual.zip' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Import 1 guide' }).click();
  const open = page.getByRole('link', { name: 'Open the guide' });
  await expect(open).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('Deleted again')).toBeVisible();
  await expect(open).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('one guide is exported from its menu', async ({ api, page }) => {
  const person = newPerson('Ana Prado');
  await api.signUp(person);
  await api.publishedProject({ name: 'Oil a hinge', steps: 1 });
  await signInWithApi(page, person, '/dashboard/projects');
  await page.getByRole('button', { name: 'Actions for Oil a hinge' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as ZIP' }).click();
  expect((await saving).suggestedFilename()).toMatch(/oil-a-hinge.*\.zip$/);
});
