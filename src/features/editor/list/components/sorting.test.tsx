import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { GripVertical, MoreVertical } from 'lucide-react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ProjectEditor } from '../../shell/components/project-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));
// Icons of each row: their render count is that of the rows.
vi.mock('lucide-react', async (original) => ({
  ...(await original<object>()),
  GripVertical: vi.fn(() => null),
  MoreVertical: vi.fn(() => null),
}));

const UID = 'abcdefghjkmn';
const PATH = `/dashboard/projects/${UID}`;
const ROW_PX = 60;
const NAMES = ['Saw', 'Sand', 'Oil', 'Wax'];
const text = (value: string) => [{ lang: 'en', value }];
const project = sampleProject({
  stepCount: 4,
  steps: NAMES.map((name) => ({
    id: name,
    projectUid: UID,
    type: 1,
    version: 1,
    file: null,
    alt: [],
    name: text(name),
    description: text('Do it'),
  })),
  questions: ['Why?', 'When?'].map((question) => ({
    id: question,
    version: 1,
    question: text(question),
    answer: text('So.'),
  })),
});

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const order = () =>
  screen
    .getAllByRole('button', { name: /^Reorder / })
    .map((handle) => handle.getAttribute('aria-label')?.slice('Reorder '.length));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  stubWideWindow();
  // One row below the other, as a browser would lay them out.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    if (this.tagName === 'UL') return new DOMRect(0, 0, 300, this.children.length * ROW_PX);
    const row = this.closest('li');
    const index = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0;
    return new DOMRect(0, index * ROW_PX, 300, ROW_PX);
  });
  Element.prototype.scrollIntoView = vi.fn();
});

function open(tab: string) {
  window.history.replaceState(null, '', `${PATH}#${tab}`);
  renderUi(<ProjectEditor project={project} path={PATH} shortLink="http://x/p/y" />);
}
async function pickUp(name: string) {
  const handle = screen.getByRole('button', { name: `Reorder ${name}` });
  handle.focus();
  fireEvent.keyDown(handle, { code: 'Space' });
  await screen.findByText(new RegExp(`${name.replace('?', '\\?')} is now at position`));
}
const press = (code: string) => fireEvent.keyDown(document, { code });

it.each([
  ['steps', 'Saw', ['Sand', 'Saw', 'Oil', 'Wax'], 'Oops, could not sort the steps at this time.'],
  ['faq', 'Why?', ['When?', 'Why?'], 'Oops, could not sort the questions at this time.'],
])(
  'moves %s at once, and back with the message when the server refuses',
  async (tab, name, wanted, message) => {
    open(tab);
    const before = order();
    let refuse = () => {};
    fetchMock.mockReturnValueOnce(
      new Promise((resolve) => {
        refuse = () =>
          resolve(
            Response.json({ error: { code: 'unavailable', message: 'Not now.' } }, { status: 503 }),
          );
      }),
    );
    await pickUp(name);
    press('ArrowDown');
    await screen.findByText(new RegExp(`is now at position 2 of`));
    press('Space');
    await waitFor(() => expect(order()).toEqual(wanted));
    expect(screen.queryByText(/Dropped|is now at position/)).toBeNull();
    expect(fetchMock.mock.calls[0]?.[0]).toMatch(tab === 'faq' ? /faq\/sort/ : /steps\/sort/);
    refuse();
    expect((await screen.findByText(message)).closest('[role="alert"]')).toBeTruthy();
    expect(order()).toEqual(before);
    await screen.findByText('The new order could not be saved. The order is as it was before.');
    expect(screen.queryByText(/Dropped/)).toBeNull();
  },
);

it('loses no key, however quickly they are pressed', async () => {
  open('steps');
  fetchMock.mockResolvedValue(Response.json({}));
  const handle = screen.getByRole('button', { name: 'Reorder Saw' });
  handle.focus();
  act(() => {
    for (const code of ['Space', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'])
      fireEvent.keyDown(handle, { code });
  });
  expect(order()).toEqual(['Sand', 'Oil', 'Saw', 'Wax']);
  expect(document.activeElement).toBe(handle);
  press('Escape');
  expect(order()).toEqual(NAMES);
  fireEvent.keyDown(handle, { code: 'Enter' });
  press('ArrowDown');
  fireEvent.blur(handle);
  expect(order()).toEqual(['Sand', 'Saw', 'Oil', 'Wax']);
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
});

it('announces where an item was dropped after the server accepted the order', async () => {
  open('steps');
  fetchMock.mockResolvedValueOnce(Response.json({}));
  await pickUp('Saw');
  press('ArrowDown');
  await screen.findByText(/is now at position 2 of/);
  press('Space');
  await screen.findByText('Dropped Saw at position 2 of 4.');
});

it('does not re-render the rows during a move, so that long lists stay smooth', async () => {
  open('steps');
  const made = () =>
    [vi.mocked(GripVertical), vi.mocked(MoreVertical)].map(({ mock }) => mock.calls.length) as [
      number,
      number,
    ];
  const [handles, contents] = made();
  await pickUp('Saw');
  for (const [key, position] of [
    ['ArrowDown', 2],
    ['ArrowDown', 3],
    ['ArrowUp', 2],
  ] as const) {
    press(key);
    await screen.findByText(new RegExp(`Saw is now at position ${position} of 4`));
  }
  press('Escape');
  await screen.findByText(/Moving was cancelled/);
  expect(made()).toEqual([handles, contents]);
});
