import { readFile } from 'node:fs/promises';
import { newPerson } from '../support/api';
import { expectNoAxeViolations, expectNoSidewaysScroll, PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { signInWithApi } from '../support/page-actions';

test('texts go to a translator as a file and back; texts that changed meanwhile wait for a choice', async ({
  api,
  page,
}) => {
  const person = newPerson('Ana Prado');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Oil a hinge', steps: 2 });
  await signInWithApi(page, person, `/dashboard/projects/${uid}#translate`);
  await page.getByRole('button', { name: 'Export for translation' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export for translation' });
  await exporting.getByRole('radio', { name: /XLIFF/ }).check();
  await exporting.getByLabel('Into').selectOption('pt-BR');
  const saving = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Save the file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`makerstep-${uid}-en-pt-BR.xlf`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('<target state="translated">Nome do passo 1</target>');

  // Meanwhile the creator changes one of the two that the translator changes.
  const { steps } = await api.call<{
    steps: { id: string; name: { lang: string; value: string }[] }[];
  }>('GET', `/dashboard/projects/${uid}`);
  const second = steps.find(({ name }) => name.some(({ value }) => value === 'Step name 2'));
  await api.call('PATCH', `/dashboard/projects/${uid}/steps/${second?.id}`, {
    name: [
      { lang: 'en', value: 'Step name 2' },
      { lang: 'pt-BR', value: 'Nome novo' },
    ],
  });
  const translated = text
    .replace('>Nome do passo 1<', '>Óleo na dobradiça<')
    .replace('>Nome do passo 2<', '>Limpe o resto<');

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Import translation' }).click();
  const importing = page.getByRole('dialog', { name: 'Import translation' });
  await importing.getByTestId('translation-file').setInputFiles({
    name: 'back.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(translated),
  });
  await expect(
    importing.getByText('1 text was written (English → Brazilian Portuguese).'),
  ).toBeVisible();
  await expect(importing.getByText('Nome novo')).toBeVisible();
  const waiting = importing.getByText('1 text has changed in the meantime');
  await expect(waiting).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await importing.getByRole('checkbox', { name: 'Use the text in the file' }).check();
  await importing.getByRole('button', { name: 'Write 1 chosen text' }).click();
  await expect(waiting).toBeHidden();
  const after = await api.call<{ steps: { name: { lang: string; value: string }[] }[] }>(
    'GET',
    `/dashboard/projects/${uid}`,
  );
  expect(after.steps.map(({ name }) => name.find(({ lang }) => lang === 'pt-BR')?.value)).toEqual([
    'Óleo na dobradiça',
    'A segunda parte',
    'Limpe o resto',
  ]);
});
