import type { Page } from '@playwright/test';
import { type Api, both, newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, middleOf, signInWithApi } from '../support/page-actions';
import { pageClock } from './page-time';

const SHORT = 5;
const LONG = 150;
const MOVES = 60;
const SMOOTH_MS = 50;
/** Maximum factor of the cost of a move in a list with 30 times as many rows. */
const DEARER_MAX = 15;
const FRAMES_BETWEEN_KEYS = 6;
const KEYS = [
  'ArrowDown',
  'ArrowDown',
  'ArrowDown',
  'ArrowUp',
  'ArrowUp',
  'ArrowDown',
  'ArrowUp',
  'ArrowUp',
];

/** Gaps between frames of the page during an action, in ms, sorted. */
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
  const gaps = await page.evaluate(() => {
    const holder = window as typeof window & { gaps: number[]; isWatching: boolean };
    holder.isWatching = false;
    return holder.gaps;
  });
  return gaps.sort((a, b) => a - b);
}
const below = (gaps: number[], share: number) =>
  gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? 0;

const handle = (page: Page) => page.getByRole('button', { name: 'Reorder Step 1', exact: true });
const pickedUp = (page: Page) =>
  expect(page.getByText(/Step 1 is now at position \d/)).toBeAttached();
const returnItem = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByText('Moving was cancelled. Step 1 is back where it was.')).toBeAttached();
};
/** Moves down and up along the list; calls `measured` when the item is picked up. */
type Drag = (page: Page, measure: (act: () => Promise<void>) => Promise<void>) => Promise<void>;
const DRAGS: Record<string, { moves: number; drag: Drag }> = {
  mouse: {
    moves: MOVES,
    drag: async (page, measure) => {
      const { x, y } = await middleOf(handle(page));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + 10);
      await pickedUp(page);
      await measure(async () => {
        for (let move = 0; move < MOVES; move += 1)
          await page.mouse.move(x, y + 10 + (move % 20) * 10);
      });
      await returnItem(page);
      await page.mouse.up();
    },
  },
  finger: {
    moves: MOVES,
    drag: async (page, measure) => {
      const { x, y } = await middleOf(handle(page));
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', atY?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: atY === undefined ? [] : [{ x, y: atY }],
        });
      await touch('touchStart', y);
      await touch('touchMove', y + 10);
      await pickedUp(page);
      await measure(async () => {
        for (let move = 0; move < MOVES; move += 1)
          await touch('touchMove', y + 10 + (move % 20) * 10);
      });
      await returnItem(page);
      await touch('touchEnd');
      await session.detach();
    },
  },
  keyboard: {
    moves: KEYS.length,
    drag: async (page, measure) => {
      await handle(page).press('Space');
      await pickedUp(page);
      // No locators meanwhile: they take the page's time too, and more in a long list.
      await measure(async () => {
        for (const key of KEYS) {
          await page.keyboard.press(key);
          await page.evaluate(
            (frames) =>
              new Promise<void>((resolve) => {
                const wait = (left: number) => {
                  if (left === 0) resolve();
                  else requestAnimationFrame(() => wait(left - 1));
                };
                wait(frames);
              }),
            FRAMES_BETWEEN_KEYS,
          );
        }
      });
      await returnItem(page);
    },
  },
};

async function projectOf(api: Api, steps: number): Promise<string> {
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name: `With ${steps}`,
    type: 1,
    averageTime: '00:20',
    languages: ['en', 'pt-BR'],
  });
  for (let step = 1; step <= steps; step += 1) {
    await api.call('POST', `/dashboard/projects/${projectUid}/steps`, {
      type: 1,
      name: both(`Step ${step}`, `Passo ${step}`),
      description: both('Do it.', 'Faça.'),
    });
  }
  return projectUid;
}

test('a list of 150 steps follows mouse, finger and keys as a list of 5 does', async ({
  api,
  page,
}) => {
  test.setTimeout(240_000);
  const person = newPerson('Lia Long');
  await api.signUp(person);
  const uids = [await projectOf(api, SHORT), await projectOf(api, LONG)] as const;
  await signInWithApi(page, person, '/dashboard');

  const session = await page.context().newCDPSession(page);
  const spentMs = await pageClock(session);
  const costOf = async (uid: string, { moves, drag }: { moves: number; drag: Drag }) => {
    await page.goto(`/dashboard/projects/${uid}#steps`);
    await hydrated(handle(page));
    let cost = { moveMs: 0, frames: '' };
    await drag(page, async (act) => {
      const before = await spentMs();
      const gaps = await framesDuring(page, act);
      cost = {
        moveMs: ((await spentMs()) - before) / moves,
        frames: `median frame ${below(gaps, 0.5).toFixed(0)} ms, longest ${below(gaps, 1).toFixed(0)} ms`,
      };
    });
    return cost;
  };
  for (const [by, way] of Object.entries(DRAGS)) {
    const [few, many] = [await costOf(uids[0], way), await costOf(uids[1], way)];
    const message = `${SHORT} steps: ${few.moveMs.toFixed(1)} ms a move, ${few.frames}; ${LONG} steps: ${many.moveMs.toFixed(1)} ms a move, ${many.frames}`;
    test.info().annotations.push({ type: `by ${by}`, description: message });
    // Relative to the short list in the same run, so that the speed of the machine does not matter.
    expect(many.moveMs, `by ${by}: ${message}`).toBeLessThanOrEqual(
      Math.max(SMOOTH_MS, DEARER_MAX * few.moveMs),
    );
  }
});
