import type { Page } from '@playwright/test';
import { both, newPerson } from './api';
import { expect, test } from './fixtures';

const SHORT = 5;
const LONG = 150;
const MOVES = 60;

/** Gaps between frames of the page while something is done, in ms. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const holder = window as typeof window & { gaps: number[]; isWatching: boolean };
    Object.assign(holder, { gaps: [], isWatching: true });
    let last = performance.now();
    const look = (now: number) => {
      holder.gaps.push(now - last);
      last = now;
      if (holder.isWatching) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await act();
  return page.evaluate(() => {
    const holder = window as typeof window & { gaps: number[]; isWatching: boolean };
    holder.isWatching = false;
    return holder.gaps;
  });
}

async function drag(page: Page): Promise<void> {
  const handle = await page.getByRole('button', { name: 'Reorder Step 1', exact: true }).boundingBox();
  if (!handle) throw new Error('There is no handle.');
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 0; move < MOVES; move += 1) await page.mouse.move(x, y + 10 + (move % 20) * 10);
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

const shareOfSlow = (gaps: number[]) => gaps.filter((gap) => gap > 50).length / gaps.length;

test('a list of 150 steps follows the hand as a list of 5 does', async ({ api, page }) => {
  test.setTimeout(240_000);
  const person = newPerson('Lia Long');
  await api.signUp(person);
  const projectOf = async (steps: number) => {
    const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', { name: `With ${steps}`, type: 1, averageTime: '00:20', languages: ['en', 'pt-BR'] });
    for (let step = 1; step <= steps; step += 1) {
      await api.call('POST', `/dashboard/projects/${projectUid}/steps`, { type: 1, name: both(`Step ${step}`, `Passo ${step}`), description: both('Do it.', 'Faça.') });
    }
    return projectUid;
  };
  const [short, long] = [await projectOf(SHORT), await projectOf(LONG)];
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  const measure = async (uid: string) => {
    await page.goto(`/dashboard/projects/${uid}#steps`);
    await expect(page.getByRole('button', { name: 'Reorder Step 1', exact: true })).toBeVisible();
    await drag(page);
    return framesDuring(page, () => drag(page));
  };
  const [few, many] = [await measure(short), await measure(long)];
  test.info().annotations.push({ type: 'share of frames over 50 ms', description: `${SHORT} steps: ${shareOfSlow(few).toFixed(3)}, ${LONG} steps: ${shareOfSlow(many).toFixed(3)}` });
  // Against the short list in the same run, so that the speed of the machine does not matter.
  expect(shareOfSlow(many)).toBeLessThanOrEqual(shareOfSlow(few) + 0.1);
});
