import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { open, projectWith, setOnline, step, text } from '@/testing/ui/open-editor';
import { stubWideWindow } from '@/testing/ui/wide-window';
import type { EditedMark } from '../model/mark-list';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

type Sent = { media?: { id: string; marks?: EditedMark[] }[]; description?: { value: string }[] };

const file = { name: 'k', key: 'k', url: '', width: 400, height: 300, variants: [] };
const stored = (marks: EditedMark[], version = 1) => {
  const media = [{ id: 'm', file, alt: text('Tube', 'Tubo'), clip: null, edit: null, marks }];
  return step('Find it', version, { media, file, alt: text('Tube', 'Tubo') });
};
const circle = (id: string, more: Partial<EditedMark> = {}): EditedMark => ({
  ...{ id, kind: 'circle', x: 0.1, y: 0.1, w: 0.2, h: 0.2 },
  number: null,
  tone: null,
  label: [],
  ...more,
});

let calls: Sent[];
let version: number;
/** answers before those of the server */
let failures: (Response | TypeError)[];

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  stubWideWindow();
  [calls, failures, version] = [[], [], 1];
  // The picture is drawn 400 × 300 large.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.includes('/steps/')) return Response.json({});
    const body = JSON.parse(String(init.body)) as Sent;
    calls.push(body);
    const failure = failures.shift();
    if (failure instanceof TypeError) throw failure;
    version += 1;
    return failure ?? Response.json(stored(marksIn(body) ?? [], version));
  });
});

const marksIn = (body: Sent | undefined) => body?.media?.[0]?.marks;
const sentMarks = () => marksIn(calls.findLast(marksIn));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const items = () =>
  within(screen.getByRole('application', { name: 'Marks' })).getAllByRole('button');
const announced = (words: string | RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(words),
    ),
  );

async function show(...marks: EditedMark[]) {
  open({ project: projectWith(stored(marks)) });
  const user = userEvent.setup();
  await user.click(button('Mark'));
  await screen.findByRole('dialog', { name: 'Marks on the picture' });
  return user;
}

function stroke(...points: [number, number][]) {
  const stage = screen.getByTestId('mark-stage');
  const [first, ...rest] = points.map(([clientX, clientY]) => ({
    ...{ clientX, clientY, pointerId: 1, button: 0 },
    pointerType: 'mouse',
  }));
  fireEvent.pointerDown(stage, first);
  for (const point of rest) fireEvent.pointerMove(stage, point);
  fireEvent.pointerUp(stage, { ...(rest.at(-1) ?? first) });
}

it('places, numbers and labels a circle in three touches, and saves it', async () => {
  const user = await show();
  stroke([200, 150]);
  await announced('circle, 50% from the left, 50% from the top');
  await user.click(screen.getByRole('radio', { name: '1' }));
  await user.type(screen.getByLabelText(/^Label \(/), 'Hole');
  await waitFor(
    () =>
      expect(sentMarks()).toMatchObject([
        { kind: 'circle', number: 1, label: [{ lang: 'en', value: 'Hole' }] },
      ]),
    { timeout: 5_000 },
  );
  const [mark] = sentMarks() ?? [];
  expect(mark && mark.x + mark.w / 2).toBeCloseTo(0.5);
  await announced('Saved');
});

it('draws, moves and resizes with the pointer, and undoes each stroke', async () => {
  const user = await show();
  await user.click(button('Box'));
  stroke([40, 30], [240, 180]);
  stroke([40, 100], [80, 130]);
  stroke([280, 210], [200, 150]);
  await user.click(button('Done'));
  await waitFor(() =>
    expect(sentMarks()).toMatchObject([{ kind: 'box', x: 0.2, y: expect.closeTo(0.2) }]),
  );
  expect(sentMarks()?.[0]?.w).toBeCloseTo(0.3);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Marks/ })).toBeNull());
  await user.click(button('Mark'));
  await screen.findByRole('dialog', { name: 'Marks on the picture' });
  await user.click(button('Arrow'));
  stroke([100, 280], [300, 280]);
  await announced('arrow, 75% from the left, 93% from the top');
  expect(items()).toHaveLength(2);
  await user.click(button('Undo'));
  expect(items()).toHaveLength(1);
});

it('is worked by keyboard alone', async () => {
  const user = await show();
  await user.keyboard('4');
  await waitFor(() => expect(items()[0]).toBe(document.activeElement));
  await announced('number 1, 50% from the left, 50% from the top');
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  await announced('number 1, 51% from the left, 45% from the top');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText(/^Label \(/)).toBe(document.activeElement));
  await user.keyboard('Valve 12');
  act(() => items()[0]?.focus());
  await user.keyboard('1');
  await waitFor(() => expect(items()).toHaveLength(2));
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await announced('16% wide');
  await user.keyboard('{Delete}');
  await announced('Removed: circle');
  await waitFor(() => expect(items()[0]).toBe(document.activeElement));
  await user.keyboard('{Control>}z{/Control}');
  expect(items()).toHaveLength(2);
  await waitFor(() => expect(sentMarks()).toHaveLength(2), { timeout: 5_000 });
});

it('puts the number of a mark into the description', async () => {
  const user = await show(circle('a', { number: 3 }));
  await user.click(items()[0] as HTMLElement);
  await user.click(button('Insert ③'));
  await announced('③ is in the description now.');
  const description = document.querySelector<HTMLTextAreaElement>('[data-text="description"]');
  expect(description?.value).toBe('Slowly ③');
});

it('merges with marks that were added elsewhere', async () => {
  const user = await show(circle('a'));
  const current = stored([circle('a', { x: 0.7 }), circle('b')], 5);
  failures.push(
    Response.json({ error: { code: 'stale_version', message: '' }, current }, { status: 409 }),
  );
  stroke([200, 200]);
  await user.click(button('Done'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(sentMarks()).toMatchObject([{ id: 'a', x: 0.7 }, { id: 'b' }, { kind: 'circle' }]);
});

it('stays open without a network until the marks are saved', async () => {
  const user = await show();
  setOnline(false);
  failures.push(new TypeError('offline'), new TypeError('offline'), new TypeError('offline'));
  stroke([200, 150]);
  await user.click(button('Done'));
  await screen.findByText(/closes as soon as they are/);
  expect(button('Close without saving')).toBeTruthy();
  failures = [];
  setOnline(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Marks/ })).toBeNull());
  expect(sentMarks()).toHaveLength(1);
});
