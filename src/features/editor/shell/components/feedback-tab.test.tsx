import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '@/ui/kit/toasts/toast-provider';
import { ClientMessages } from '@/i18n/client-messages';
import { sampleProject } from '@/testing/ui/sample-project';
import { stubWideWindow } from '@/testing/ui/wide-window';
import { ProjectEditor } from './project-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

const UID = 'abcdefghjkmn';
const PATH = `/dashboard/projects/${UID}`;
const project = sampleProject({
  status: 2,
});
const sent = {
  id: 'f1',
  name: '',
  email: '',
  subject: 'Glue',
  message: '',
  lang: 'en',
  status: 1,
  createdAt: '2026-11-03T12:00:00.000Z',
  rating: 4,
  difficulty: 4,
};

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const isLight = (address: string) => address.includes('limit=1');
const requests = () =>
  fetchMock.mock.calls
    .map(([address]) => address)
    .filter((address) => address.includes('/feedback'));
let isEmpty = false;
let rest: (() => void) | undefined;

function open(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <ClientMessages
      locale="en"
      namespaces={[
        'editor',
        'upload',
        'share',
        'validation',
        'dashboard',
        'viewer',
        'dateRange',
        'tables',
        'inbox',
      ]}
    >
      <ToastProvider>
        <ProjectEditor
          project={project}
          path={address.split('#')[0] ?? ''}
          shortLink="http://x/p/y"
        />
      </ToastProvider>
    </ClientMessages>,
  );
  return userEvent.setup();
}
// The tab's code loads when it is opened, which takes time on a busy machine.
const LATE = { timeout: 15_000 };
const comeToRest = () => act(async () => rest?.());

beforeEach(() => {
  isEmpty = false;
  rest = undefined;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    rest = work;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    rest = undefined;
  });
  stubWideWindow();
  vi.stubGlobal(
    'fetch',
    fetchMock.mockReset().mockImplementation(async (address, { method }) => {
      if (method === 'PATCH') return Response.json({ ...sent, status: 2 });
      const results = isEmpty ? [] : [sent];
      return Response.json({
        results,
        totalResults: results.length,
        average: { rating: null, difficulty: null },
        unread: isEmpty ? 0 : isLight(address) ? 120 : 3,
      });
    }),
  );
});

it('comes after the settings, and shows the number of unread entries once the page is idle; nothing else loads before it is opened', async () => {
  open(PATH);
  expect(
    screen
      .getAllByRole('tab')
      .map(({ textContent }) => textContent)
      .at(-1),
  ).toBe('Feedback');
  expect(requests()).toEqual([]);
  await comeToRest();
  expect(await screen.findByRole('tab', { name: /^Feedback ?, 120 unread$/ })).toBeTruthy();
  expect(screen.getByText('99+')).toBeTruthy();
  expect(requests()).toHaveLength(1);
  expect(requests().every(isLight)).toBe(true);
});

it('opens by the hash, whose answer has the unread number, and marking changes the number', async () => {
  const user = open(`${PATH}#feedback`);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Feedback');
  expect(await screen.findByRole('tab', { name: /^Feedback ?, 3 unread$/ }, LATE)).toBeTruthy();
  await comeToRest();
  expect(requests().filter(isLight)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Read' }));
  expect(await screen.findByRole('tab', { name: /^Feedback ?, 2 unread$/ })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'FAQ' }));
  window.history.back();
  await waitFor(() =>
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Feedback'),
  );
});

it('shows no number when nothing is unread or known, and leads to sharing when there is no feedback', async () => {
  isEmpty = true;
  const user = open(`${PATH}#feedback`);
  await user.click(await screen.findByRole('button', { name: 'Share the guide' }, LATE));
  expect(await screen.findByRole('dialog', { name: 'Share' })).toBeTruthy();
  expect(screen.queryByText(/\d unread/)).toBeNull();
});
