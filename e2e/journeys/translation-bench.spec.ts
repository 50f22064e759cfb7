import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { signInWithApi, tabTo } from '../support/page-actions';

type Text = { lang: string; value: string };
type Guide = { names: Text[]; steps: { name: Text[]; description: Text[] }[] };

const STEPS = 12;
/** With the name of the guide. */
const TEXTS = 1 + 2 * STEPS;
const OFFLINE_FROM = 8;
const OFFLINE_TO = 14;

test('a guide is translated without a mouse, and nothing is lost on a cut line', async ({
  api,
  page,
  context,
}) => {
  const person = newPerson('Lia Translates');
  await api.signUp(person);
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name: 'Tie a knot',
    type: 1,
    averageTime: '00:05',
    languages: ['en', 'pt-BR'],
  });
  const only = (value: string) => [
    { lang: 'en', value },
    { lang: 'pt-BR', value: '', pending: true },
  ];
  for (let step = 1; step <= STEPS; step += 1)
    await api.call('POST', `/dashboard/projects/${projectUid}/steps`, {
      type: 1,
      name: only(`Loop ${step}`),
      description: only(`Pull ${step}.`),
    });

  await signInWithApi(page, person, `/dashboard/projects/${projectUid}#translate`);
  const bench = page.getByRole('region', { name: 'Translation bench' });
  const target = bench.getByRole('form').getByRole('textbox');
  await expect(bench.getByText(`0 of ${TEXTS} translated`)).toBeVisible();
  await tabTo(page, target);
  for (let text = 1; text <= TEXTS; text += 1) {
    if (text === OFFLINE_FROM) await context.setOffline(true);
    if (text === OFFLINE_TO) {
      await expect(bench.getByText('Unsaved').first()).toBeVisible();
      await context.setOffline(false);
    }
    await expect(target).toBeFocused();
    await expect(target).toHaveValue('');
    await page.keyboard.insertText(`Texto ${text}`);
    await page.keyboard.press('Control+Enter');
  }
  await expect(bench.getByText('Nothing is left to do in this list.')).toBeVisible();
  await expect(bench.getByText(`${TEXTS} of ${TEXTS} translated`)).toBeVisible();
  await expect(bench.getByText('Unsaved')).toHaveCount(0);

  const inPortuguese = (texts: Text[]) => texts.find(({ lang }) => lang === 'pt-BR')?.value;
  const guide = await api.call<Guide>('GET', `/dashboard/projects/${projectUid}`);
  const written = guide.steps.flatMap(({ name, description }) => [name, description]);
  expect([guide.names, ...written].map(inPortuguese)).toEqual(
    Array.from({ length: TEXTS }, (_, index) => `Texto ${index + 1}`),
  );
});
