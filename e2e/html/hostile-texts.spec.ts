import { hostileTexts } from '../../src/testing/texts/hostile-texts';
import { both, newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { KINDS } from '../support/lines-and-timers';
import { waitForViewer } from '../support/viewer-page';
import { checkHtml } from './nu-checker';

const TEXTS = 1_000;
const PER_STEP = KINDS.length + 1;
const LINE_MAX_LENGTH = 300;
/** False for texts that the API refuses in any field. */
const isStorable = (text: string) =>
  /[^\s\u202E\u2066]/.test(text) && !text.includes('\0') && !/\p{Cs}/u.test(text);

test('1,000 hostile texts stay texts in valid HTML, and nothing of them runs', async ({
  api,
  page,
}) => {
  test.setTimeout(300_000);
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Unarm a text', steps: 1 });
  const texts = hostileTexts(2 * TEXTS)
    .map((text) => text.slice(0, LINE_MAX_LENGTH))
    .filter(isStorable)
    .slice(0, TEXTS);
  expect(texts).toHaveLength(TEXTS);
  let steps = 1;
  for (let from = 0; from < TEXTS; from += PER_STEP) {
    const [description = '', ...lines] = texts.slice(from, from + PER_STEP);
    await api.call('POST', `/dashboard/projects/${uid}/steps`, {
      type: 1,
      name: both(`Hostile ${from}`, `Hostil ${from}`),
      description: both(description, description),
      lines: lines.map((text, index) => ({ kind: KINDS[index], text: both(text, text) })),
    });
    steps += 1;
  }

  const documents = new Map<string, string>();
  for (const path of [`/p/${uid}`, `/p/${uid}/embed`, ...numbers(2, steps, 10).map(stepOf)])
    documents.set(path, await (await page.request.get(path)).text());
  const errors = (await checkHtml(documents)).filter(
    ({ isError, message }) => isError && !message.includes('“blocking” attribute'),
  );
  expect(
    errors.map(({ page: path, message, extract }) => `${path}: ${message} — ${extract}`),
  ).toEqual([]);

  const alarms: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => alarms.push(dialog.message())));
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) alarms.push(request.url());
  });
  await page.goto(`/p/${uid}`);
  await page.goto(stepOf(2));
  await waitForViewer(page);
  expect(alarms).toEqual([]);

  function stepOf(step: number) {
    return `/p/${uid}/s/${step}`;
  }
});

const numbers = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);
