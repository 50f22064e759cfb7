import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setClientTexts } from '@/browser/api/client-texts';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { ClientMessages } from '@/i18n/client-messages';
import { sampleProject } from '@/testing/ui/sample-project';
import { ProjectEditor } from '../../shell/components/project-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

const UID = 'abcdefghjkmn';
const PATH = `/dashboard/projects/${UID}`;
const text = (value: string) => [{ lang: 'en', value }];
const step = (id: string, more = {}) => ({
  id,
  projectUid: UID,
  type: 1,
  version: 1,
  file: null,
  alt: [],
  name: text(`Name ${id}`),
  description: text('Do'),
  ...more,
});
const project = sampleProject({
  stepCount: 2,
  steps: [step('s1'), step('c1', { type: 2, description: [] }), step('s2')],
  questions: [{ id: 'q1', version: 1, question: text('Why?'), answer: text('So.') }],
});
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

function open(address: string, { isWide = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  window.history.replaceState(null, '', PATH + address);
  const { unmount } = render(
    <ClientMessages
      locale="en"
      namespaces={['editor', 'upload', 'share', 'validation', 'dashboard', 'viewer']}
    >
      <ToastProvider>
        <ProjectEditor project={project} path={window.location.pathname} shortLink="http://x/p/y" />
      </ToastProvider>
    </ClientMessages>,
  );
  return { user: userEvent.setup(), unmount };
}
const panel = (name: string) => screen.getByRole('complementary', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
  vi.stubGlobal('innerWidth', 1000);
  localStorage.clear();
  setClientTexts({ unreachable: 'No answer.', timeout: '', failed: '', otherPerson: '' });
});

describe('the panel by keyboard', () => {
  it('goes to the previous and next item, in the same text', async () => {
    const { user } = open('/step/s1#steps');
    await user.click(field('Description'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(panel('Chapter 1')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(panel('Step 2')).toBeTruthy();
    expect(window.location.pathname).toBe(`${PATH}/step/s2`);
    // There is none after the last.
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await user.click(screen.getByRole('button', { name: 'Previous item' }));
    await user.click(screen.getByRole('button', { name: 'Previous item' }));
    expect(panel('Step 1')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Previous item' }).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(
      screen.getByRole('button', { name: 'Next item' }).getAttribute('aria-keyshortcuts'),
    ).toBe('Alt+ArrowDown');
  });

  it('opens the file chooser from within a text by a documented shortcut', async () => {
    const { user } = open('/step/s1#steps');
    const click = vi.spyOn(HTMLInputElement.prototype, 'click');
    await user.click(field('Description'));
    await user.keyboard('{Alt>}p{/Alt}');
    expect(click.mock.contexts.map((input) => (input as HTMLInputElement).type)).toEqual(['file']);
    const button = within(screen.getByRole('group', { name: 'Step picture' })).getByRole('button', {
      name: 'Choose a picture',
    });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Alt+P');
    expect(within(panel('Step 1')).getByRole('region', { name: 'Keys' }).textContent).toContain(
      'Alt+P Choose the picture',
    );
    click.mockRestore();
  });

  it('closes by Escape, and focuses the item', async () => {
    const { user } = open('/step/s1#steps');
    await user.click(field('Description'));
    await user.keyboard(' first{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    const row = screen.getByRole('button', { name: /Name s1/, expanded: false });
    expect(document.activeElement).toBe(row);
    await user.click(row);
    expect(field('Description').value).toBe('Do first');
    expect(panel('Step 1').textContent).toContain('Esc Close the panel');
  });

  it.each([true, false])(
    'of a new step returns the focus when closed (wide: %s)',
    async (isWide) => {
      const { user } = open('/step/new#steps', { isWide });
      await user.click(field('Name'));
      await user.click(screen.getByRole('button', { name: 'Close panel' }));
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add step' })),
      );
      const row = screen.getByRole('button', { name: /Name s1/, expanded: false });
      row.focus();
      await user.keyboard('{Alt>}{Enter}{/Alt}');
      await waitFor(() => expect(document.activeElement).toBe(field('Name')));
      await user.click(screen.getByRole('button', { name: 'Close panel' }));
      await waitFor(() => expect(document.activeElement).toBe(row));
    },
  );

  it('stays open while Escape means something else', async () => {
    const { user } = open('/step/s1#steps');
    fireEvent.keyDown(field('Name'), { key: 'Escape', isComposing: true });
    await user.click(screen.getByRole('button', { name: 'Actions for Name s2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move to…' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: /Move/ })).toBeNull();
    expect(panel('Step 1')).toBeTruthy();
  });

  it('has no effect under a dialog', async () => {
    const { user } = open('/step/s1#steps');
    await user.click(screen.getByRole('button', { name: 'Actions for Name s2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move to…' }));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(window.location.pathname).toBe(`${PATH}/step/s1`);
  });
});

describe('the width of the panel', () => {
  const edge = () => screen.getByRole('separator', { name: 'Width of the panel' });
  const now = () => Number(edge().getAttribute('aria-valuenow'));
  const drag = (pointerType: string, toX: number) => {
    const held = new Set<number>();
    Object.assign(edge(), {
      setPointerCapture: (id: number) => held.add(id),
      hasPointerCapture: (id: number) => held.has(id),
    });
    vi.spyOn(edge().parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue({
      right: 1000,
    } as DOMRect);
    const pointer = (clientX: number) => ({ pointerId: 7, pointerType, clientX, button: 0 });
    fireEvent.pointerDown(edge(), pointer(650));
    fireEvent.pointerMove(edge(), pointer(toX));
    fireEvent.lostPointerCapture(edge(), pointer(toX));
  };

  it('is 35 % of the window at first, from 300 px to half the window by keys', () => {
    open('/step/s1#steps');
    expect([
      now(),
      edge().getAttribute('aria-valuemin'),
      edge().getAttribute('aria-valuemax'),
    ]).toEqual([350, '300', '500']);
    fireEvent.keyDown(edge(), { key: 'ArrowLeft' });
    expect(now()).toBe(374);
    fireEvent.keyDown(edge(), { key: 'End' });
    expect(now()).toBe(500);
    fireEvent.keyDown(edge(), { key: 'Home' });
    expect(now()).toBe(300);
  });

  it.each(['touch', 'mouse', 'pen'])(
    'is dragged by %s, within its limits, and stored',
    (pointerType) => {
      const { unmount } = open('/step/s1#steps');
      drag(pointerType, 580);
      expect(now()).toBe(420);
      unmount();
      open('/step/s1#steps');
      expect(now()).toBe(420);
      drag(pointerType, 100);
      expect(now()).toBe(500);
      fireEvent.doubleClick(edge());
      expect(now()).toBe(350);
    },
  );
});

describe('a row', () => {
  const answer = () =>
    fetchMock.mockResolvedValueOnce(
      Response.json(step('s9', { name: text('Name s1') }), { status: 201 }),
    );
  const names = () =>
    screen
      .getAllByRole('button', { name: /^Reorder/ })
      .map((row) => row.getAttribute('aria-label'));

  it('is duplicated by its menu: the copy follows it and is open', async () => {
    const { user } = open('#steps');
    answer();
    await user.click(screen.getByRole('button', { name: 'Actions for Name s1' }));
    expect(screen.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
      'Add a step after this',
      'Start a chapter here',
      'Move to…',
      'Select',
      'Duplicate',
      'Delete',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByText('Step successfully duplicated!')).toBeTruthy();
    expect(fetchMock.mock.calls[0]?.[0]).toContain('/steps/s1/duplicate');
    expect(names()).toEqual([
      'Reorder Name s1',
      'Reorder Name s1',
      'Reorder Name c1',
      'Reorder Name s2',
    ]);
    expect(window.location.pathname).toBe(`${PATH}/step/s9`);
  });
});

describe('a new item without an answer', () => {
  it.each([
    ['step', 'Name', 'steps', 'Description'],
    ['chapter', 'Name', 'steps', ''],
    ['question', 'Question', 'faq', 'Answer'],
  ])('a %s keeps the typed text and is added by Try again', async (kind, first, tab, second) => {
    const { user } = open(`/${kind}/new#${tab}`);
    fireEvent.change(field(first), { target: { value: 'Pintar' } });
    if (second) fireEvent.change(field(second), { target: { value: 'Duas' } });
    fetchMock.mockRejectedValueOnce(new TypeError('down'));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(field(first).value).toBe('Pintar');
    const added =
      kind === 'question'
        ? { id: 'n', version: 1, question: text('Pintar'), answer: text('Duas') }
        : step('n', { type: kind === 'chapter' ? 2 : 1, name: text('Pintar') });
    fetchMock.mockResolvedValueOnce(Response.json(added, { status: 201 }));
    await user.click(again);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((region) => region.textContent)).toContainEqual(
        expect.stringMatching(/successfully added!$/),
      ),
    );
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    const keyOf = (call: number) =>
      new Headers(fetchMock.mock.calls[call]?.[1].headers).get('Idempotency-Key');
    expect(keyOf(1)).toBe(keyOf(0));
    await act(async () => {});
  });
});
