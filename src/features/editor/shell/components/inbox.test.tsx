import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  answerWith,
  calls,
  menu,
  open,
  projectOf,
  row,
  step,
  withList,
} from '@/testing/ui/editor-list';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));
withList();

const report = (stepId: string, message: string) => ({
  id: message,
  stepId,
  name: '',
  email: '',
  subject: 'Help',
  message,
  versionNumber: 1,
  lang: 'en',
  status: 1,
  createdAt: '2026-11-03T12:00:00.000Z',
});
const group = (stepId: string, message: string, fields = {}) => ({
  stepId,
  step: { name: [{ lang: 'en', value: stepId }] },
  reports: [report(stepId, message)],
  totalResults: 2,
  unread: 1,
  ...fields,
});
const SAND = group('Sand', 'I got a shock');
const GONE = group('gone', 'Which glue?', { step: { name: [] } });

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 0;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  answerWith(({ method, path }) => {
    if (method === 'PATCH') return Response.json(report('Sand', 'I got a shock'));
    if (path === '/reports') return Response.json([SAND, GONE]);
    return path === '/feedback'
      ? Response.json({
          results: [],
          totalResults: 0,
          average: { rating: null, difficulty: null },
          unread: 3,
        })
      : undefined;
  });
});
const unread = (count: number) =>
  screen.findByRole('tab', { name: new RegExp(`^Feedback ?, ${count} unread$`) });
const two = () => projectOf(step('Saw'), step('Sand'));

it('counts feedback and reports together, and shows the reports on a step in its panel', async () => {
  const user = open(two());
  await unread(5);
  await menu(user, 'Sand', 'Read 1 report');
  const panel = within(await screen.findByRole('complementary'));
  expect(await panel.findByText('I got a shock')).toBeTruthy();
  expect(calls.some(({ path }) => path === '/reports')).toBe(true);
  const [box] = panel.getAllByRole('checkbox', { name: 'Read' });
  await user.click(box as HTMLElement);
  await unread(4);
  expect(panel.getByText('I got a shock')).toBeTruthy();
  expect(row('Sand').textContent).not.toContain('unread report');
});

it('shows all reports in the inbox, with dangers marked, and leads to their steps', async () => {
  const user = open(two(), '#feedback');
  const sand = within(await screen.findByRole('region', { name: 'Sand' }, { timeout: 15_000 }));
  expect(sand.getByText('Danger: “shock”')).toBeTruthy();
  const gone = within(screen.getByRole('region', { name: 'A deleted step' }));
  expect(gone.getByText('Which glue?')).toBeTruthy();
  expect(gone.queryByRole('link')).toBeNull();
  const links = sand.getAllByRole<HTMLAnchorElement>('link', { name: 'Open step 2' });
  expect(links.map(({ hash, pathname }) => pathname + hash)).toEqual([
    '/dashboard/projects/abcdefghjkmn/step/Sand#steps',
    '/dashboard/projects/abcdefghjkmn/step/Sand#steps',
  ]);
  await user.click(links[0] as HTMLAnchorElement);
  await waitFor(() => expect(window.location.pathname).toMatch(/\/step\/Sand$/));
  expect(await screen.findByText('I got a shock')).toBeTruthy();
});
