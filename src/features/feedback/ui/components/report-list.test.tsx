import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import type { ReportGroup, ReportView } from '../../schema';
import { ReportList } from './report-list';
import { momentText } from '@/shared/text/date-words';

const SENT = '2026-11-03T12:00:00.000Z';
const report = (id: string, fields: Partial<ReportView> = {}): ReportView => ({
  id,
  stepId: 's1',
  name: 'Rita',
  email: 'rita@example.org',
  subject: `Subject ${id}`,
  message: 'Which screw?',
  versionNumber: 1,
  lang: 'pt-BR',
  status: 1,
  createdAt: SENT,
  ...fields,
});
const group = (
  stepId: string,
  reports: ReportView[],
  fields: Partial<ReportGroup> = {},
): ReportGroup => ({
  stepId,
  step: {
    name: [
      { lang: 'pt-BR', value: `Passo ${stepId}` },
      { lang: 'en', value: `Step ${stepId}` },
    ],
  },
  reports,
  totalResults: reports.length,
  unread: 1,
  ...fields,
});

const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const answer = (respond: (url: URL, init: RequestInit) => unknown) =>
  fetchMock.mockImplementation(async (address, init) => {
    const body = respond(new URL(address, 'http://x'), init);
    return body instanceof Response ? body : Response.json(body);
  });
const lastUrl = () => new URL(fetchMock.mock.lastCall?.[0] ?? '', 'http://x');
const pictureOf = (stepId: string) => <span>picture of {stepId}</span>;

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', fetchMock);
});

it('shows by step who reported what, when and in which language, with number and picture of the step', async () => {
  answer(() => [
    group('s1', [report('a'), report('b', { status: 2 })]),
    group('s2', [report('c', { stepId: 's2' })], { unread: 0 }),
  ]);
  renderUi(
    <ReportList
      projectUid="abc"
      languages={['pt-BR', 'en']}
      range={{ startDate: 'from', endDate: 'to' }}
      pictureOf={pictureOf}
    />,
  );
  const first = within(await screen.findByRole('region', { name: 'Passo s1' }));
  expect([
    lastUrl().pathname,
    lastUrl().searchParams.get('startDate'),
    lastUrl().searchParams.get('endDate'),
  ]).toEqual(['/v1/dashboard/projects/abc/reports', 'from', 'to']);
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Passo s1', 'Passo s2']);
  expect(first.getByText('picture of s1')).toBeTruthy();
  expect(first.getByText('2 reports')).toBeTruthy();
  expect(first.getByText('1 new')).toBeTruthy();
  const message = within(first.getByRole('article', { name: /Subject a/ }));
  expect(message.getByText(momentText(SENT, 'en', process.env.TZ ?? ''))).toBeTruthy();
  expect(message.getByText('Brazilian Portuguese')).toBeTruthy();
  expect(message.getByText('Rita')).toBeTruthy();
  expect(message.getByText('Which screw?').getAttribute('lang')).toBe('pt-BR');
  expect(within(screen.getByRole('region', { name: 'Passo s2' })).queryByText(/new$/)).toBeNull();
  expect(document.getElementById('reports-s2')).toBeTruthy();
});

it('marks one as read, and reverts when saving fails', async () => {
  answer((_, { method }) =>
    method === 'PATCH' ? report('a', { status: 2 }) : [group('s1', [report('a')])],
  );
  const user = userEvent.setup();
  renderUi(<ReportList projectUid="abc" languages={['en']} />);
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  await user.click(box);
  expect(box.checked).toBe(true);
  await waitFor(() =>
    expect([lastUrl().pathname, fetchMock.mock.lastCall?.[1].body]).toEqual([
      '/v1/dashboard/projects/abc/reports/a',
      '{"status":2}',
    ]),
  );
  expect(screen.queryByText('1 new')).toBeNull();
  answer(() => Response.json({ error: { code: 'internal', message: 'No.' } }, { status: 500 }));
  await user.click(box);
  expect(await screen.findByText('Oops, could not mark at this time.')).toBeTruthy();
  expect(box.checked).toBe(true);
  expect(screen.queryByText('1 new')).toBeNull();
});

it('shows further reports of a step once each, and moves the focus there', async () => {
  answer(({ searchParams }) =>
    searchParams.get('page') === '2'
      ? [group('s1', [report('b'), report('c')], { totalResults: 3 })]
      : [group('s1', [report('a'), report('b')], { totalResults: 3 })],
  );
  const user = userEvent.setup();
  renderUi(
    <ReportList projectUid="abc" languages={['en']} range={{ startDate: 'from', endDate: 'to' }} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  await screen.findByText('Subject c');
  expect(screen.getAllByText(/^Subject/).map(({ textContent }) => textContent)).toEqual([
    'Subject a',
    'Subject b',
    'Subject c',
  ]);
  expect([...lastUrl().searchParams].filter(([name]) => name !== 'lang')).toEqual([
    ['startDate', 'from'],
    ['endDate', 'to'],
    ['stepId', 's1'],
    ['page', '2'],
  ]);
  expect(document.activeElement?.textContent).toContain('Subject c');
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('is short in the inbox, asks for dangers first and deleted steps, and shows the rest on demand', async () => {
  answer(() => ['s1', 's2', 's3', 's4'].map((id) => group(id, [report(id, { stepId: id })])));
  const user = userEvent.setup();
  renderUi(<ReportList projectUid="abc" languages={['en']} isInbox />);
  await screen.findByRole('heading', { name: 'Reported problems' });
  expect(Object.fromEntries(lastUrl().searchParams)).toMatchObject({
    sortBy: 'danger',
    deleted: 'true',
    limit: '3',
  });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show the reports on 1 more step' }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(document.activeElement?.textContent).toContain('Subject s4');
});

it('reports when there are none, and when loading failed', async () => {
  answer(() => Response.json({ error: { code: 'internal', message: 'No.' } }, { status: 500 }));
  const user = userEvent.setup();
  renderUi(<ReportList projectUid="abc" languages={['en']} />);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Oops, could not load at this time.',
  );
  answer(() => []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No problems were reported in this period.')).toBeTruthy();
});
