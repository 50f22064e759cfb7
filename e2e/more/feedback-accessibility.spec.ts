import { newPerson } from '../support/api';
import { expectNoAxeViolations, expectNoSidewaysScroll, PHONE } from '../support/axe';
import { feedbackTab, readBox, send } from '../support/feedback-page';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: PHONE, reducedMotion: 'reduce' });

    test('feedback is accessible and fits a small phone, however long its words are', async ({
      api,
      page,
      request,
    }) => {
      const person = newPerson('Pilar Leite');
      await api.signUp(person);
      const uid = await api.publishedProject({ name: 'Wax a thread', steps: 1 });
      await send(request, uid, {
        subject: 'W'.repeat(120),
        message: 'w'.repeat(2000),
        name: 'N'.repeat(120),
        email: `${'e'.repeat(60)}@${'example'.repeat(8)}.org`,
      });
      await send(request, uid, { subject: 'Short' });
      await signInWithApi(page, person, `/dashboard/projects/${uid}#feedback`);
      await hydrated(readBox(page, 'Short'));
      await readBox(page, 'Short').click();
      await expect(feedbackTab(page, 1)).toBeVisible();
      await page.getByRole('combobox', { name: 'Period' }).selectOption('From … to …');
      await page.getByLabel('Start', { exact: true }).fill('');
      await expect(page.getByText(/Choose a start and an end/)).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('combobox', { name: 'Period' }).selectOption('Today');
      await page.getByRole('combobox', { name: 'Show' }).selectOption('Read');
      await expect(page.getByText('Total 1 item', { exact: true })).toBeVisible();
      await page.getByRole('checkbox', { name: 'Read' }).click();
      await page.getByRole('combobox', { name: 'Show' }).selectOption('All');
      await expect(page.getByText('Total 2 items', { exact: true })).toBeVisible();
      await page.getByRole('combobox', { name: 'Show' }).selectOption('Read');
      await expect(page.getByText('No feedback matches what you chose.')).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    });
  });
}
