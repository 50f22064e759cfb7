import type { Locator, Page } from '@playwright/test';
import type { Person } from './api';
import { expect } from './fixtures';

const TABS_MAX = 90;

/** Signs in like the form, without its page: for tests about something else. */
export async function signInWithApi(
  page: Page,
  { email, password }: Person,
  path: string,
): Promise<void> {
  const { request } = page.context();
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as {
    csrfToken: string;
  };
  const answer = await request.post('/api/auth/callback/credentials', {
    form: { csrfToken, email, password, json: 'true' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(path);
  if (path.startsWith('/dashboard')) await hydrated(page);
}

/** Waits until the page is hydrated, and for `target` to be on it. */
export async function hydrated(target: Page | Locator): Promise<void> {
  const page = 'page' in target ? target.page() : target;
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  if (target !== page) await expect(target as Locator).toBeAttached();
}

/**
 * Focuses the field by its key. The page listens for that key a moment after hydration; until then
 * the key is pressed again.
 */
export async function pressSlash(page: Page, field: Locator): Promise<void> {
  await hydrated(field);
  await expect(async () => {
    if (!(await field.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
}

/** Moves the focus by keyboard until `target` has it. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await hydrated(target);
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, `reached by ${TABS_MAX} times ${key}`).toBeFocused();
}

/** Moves a picked-up item by a key, and waits for the announcement. */
export async function moveByKey(
  page: Page,
  key: 'ArrowUp' | 'ArrowDown',
  said: string | RegExp,
): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.getByText(said)).toBeAttached();
}

type Point = { x: number; y: number };

/** The centre of an element on the screen. */
export async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses a mouse button or finger at one point and releases it at another; `held` is awaited
 * before the release.
 */
export async function slide(
  page: Page,
  by: 'mouse' | 'finger',
  from: Point,
  to: Point,
  held: () => Promise<void> = async () => {},
): Promise<void> {
  const session = by === 'finger' ? await page.context().newCDPSession(page) : undefined;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session?.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  if (session) {
    await touch('touchStart', [from]);
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
  }
  for (let move = 1; move <= 12; move += 1) {
    if (session) await touch('touchMove', [at(move / 12)]);
    else await page.mouse.move(at(move / 12).x, at(move / 12).y);
  }
  await held();
  if (session) await touch('touchEnd', []);
  else await page.mouse.up();
  await session?.detach();
}

/**
 * Drags an item of an editor's list by its handle to the position of another.
 * @param position of that place, from 1
 */
export async function dragItem(
  page: Page,
  by: 'mouse' | 'finger',
  name: string,
  over: string,
  position: number,
): Promise<void> {
  const handleOf = (item: string) =>
    page.getByRole('button', { name: `Reorder ${item}`, exact: true });
  await hydrated(handleOf(name));
  // Scroll to both first: scrolling to the second moves the first.
  await handleOf(over).scrollIntoViewIfNeeded();
  const from = await middleOf(handleOf(name));
  await slide(page, by, from, await middleOf(handleOf(over)), () =>
    expect(page.getByText(`${name} is now at position ${position} of`)).toBeAttached(),
  );
}

/** Names of the items of an editor's list in order. */
export const order = (page: Page): Promise<(string | undefined)[]> =>
  page
    .getByRole('button', { name: /^Reorder / })
    .evaluateAll((handles) =>
      handles.map((handle) => handle.getAttribute('aria-label')?.replace('Reorder ', '')),
    );
