import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectView } from '@/features/projects/schema';
import type { Locale } from '@/shared/interface/languages';
import {
  days,
  list,
  UID,
  visit,
  answerFigures,
  answers,
  requests,
} from '@/testing/ui/analytics-answers';
import { renderUi } from '@/testing/ui/render-ui';
import type { AnalyticsList } from '../../schema';
import { ProjectAnalytics } from './project-analytics';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('@/browser/files/save-file', () => ({ saveFile }));
const step = (id: string, name: string, type = 1) => ({
  id,
  type,
  file: null,
  name: [{ lang: 'en', value: name }],
});
const project = {
  projectUid: UID,
  languages: ['en'],
  views: 90,
  status: 2,
  steps: [
    step('a', 'Saw'),
    step('k', 'Joining', 2),
    step('b', 'Glue the frame'),
    step('c', 'Paint'),
  ],
} as unknown as ProjectView;
const empty = {
  ...list,
  results: [],
  totalResults: 0,
  views: 0,
  sessions: 0,
  finished: 0,
  days: days.map(({ day }) => ({ day, views: 0, sessions: 0 })),
  languages: [],
  devices: [],
  average: { duration: null, finished: null, steps: [] },
  funnel: list.funnel.map((step) => ({ ...step, reached: 0, left: 0 })),
} as AnalyticsList;

answerFigures();
beforeEach(() => void saveFile.mockReset());

const onOpenStep = vi.fn();
function open(shown: Partial<ProjectView> = {}, locale: Locale = 'en') {
  renderUi(
    <ProjectAnalytics
      project={{ ...project, ...shown }}
      onOpenStep={onOpenStep}
      start={<button type="button">Share it</button>}
    />,
    locale,
  );
  return userEvent.setup();
}
const section = (name: string) => screen.findByRole('region', { name });
async function rowsOf(name: string, user: ReturnType<typeof userEvent.setup>) {
  const part = await section(name);
  await user.click(within(part).getByRole('button', { name: 'Show as a table' }));
  const table = within(part).getByRole('table');
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}
const callsOf = (end: string) => requests.filter(({ pathname }) => pathname.endsWith(end));

describe('the stats of a guide', () => {
  it('start with the step to improve, in words, with its reports and a link to it', async () => {
    const user = open();
    const card = within(await section('What to look at first'));
    expect(card.getByRole('heading').textContent).toBe(
      'Step 2 “Glue the frame” loses the most readers: 23 of the 77 who reached it left there.',
    );
    await card.findByText('3 reports about it, 1 new');
    expect(card.getByText('Which glue?')).toBeTruthy();
    const link = card.getByRole('link', { name: 'Open step 2' });
    expect(link.getAttribute('href')).toBe(`/dashboard/projects/${UID}/step/b#steps`);
    await user.click(link);
    expect(onOpenStep).toHaveBeenCalledWith('b');
    expect(callsOf('/reports').some(({ searchParams }) => searchParams.get('stepId') === 'b')).toBe(
      true,
    );
  });

  it('show counts and average times in hours, minutes and seconds', async () => {
    open();
    await section('Views over time');
    const stats = [...document.querySelectorAll('dl > div')].map((stat) => [
      ...[...stat.children].map(({ textContent }) => textContent),
    ]);
    expect(stats).toEqual([
      ['Views', '90'],
      ['Sessions', '80'],
      ['Average finishing time', '00:20:11', '50 sessions (63%) reached the last step'],
      ['Average time of a session', '00:12:05'],
    ]);
  });

  it('name no finishing time before a session reached the last step', async () => {
    answers['analytics'] = { ...list, finished: 0, average: { ...list.average, finished: null } };
    open();
    expect((await screen.findByText('Average finishing time')).parentElement?.textContent).toBe(
      'Average finishing time–Nobody has finished yet',
    );
  });

  it('are the same in chart and table', async () => {
    const user = open();
    expect(await rowsOf('Views over time', user)).toEqual([
      ['Day', 'Views', 'Sessions'],
      ['01/11/2026', '30', '20'],
      ['02/11/2026', '0', '0'],
      ['03/11/2026', '60', '60'],
      ['Total', '90', '80'],
    ]);
    expect((await section('Views over time')).querySelectorAll('.visx-bar')).toHaveLength(4);
    expect(await rowsOf('Where readers leave', user)).toEqual([
      ['Step', 'Reached', 'Left here', 'Left, in %'],
      ['1 · Saw', '80', '3', '3.8%'],
      ['2 · Glue the frame', '77', '23', '30%'],
      ['3 · Paint', '54', '54', '100%'],
    ]);
    expect(await rowsOf('Time per step', user)).toEqual([
      ['Step', 'Average time'],
      ['1 · Saw', '00:01:01'],
      ['2 · Glue the frame', '00:00:05'],
      ['3 · Paint', '–'],
    ]);
    const part = within(await section('Languages'));
    expect(
      part
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['Brazilian Portuguese6075%', 'English2025%']);
  });

  it('group many days, with the same sum', async () => {
    const many = Array.from({ length: 364 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 0, 5 + index)).toISOString().slice(0, 10),
      views: 2,
      sessions: 1,
    }));
    answers['analytics'] = { ...list, days: many, views: 728, sessions: 364 };
    const user = open();
    const rows = await rowsOf('Views over time', user);
    expect(rows).toHaveLength(54);
    expect(rows[1]).toEqual(['05/01/2026 to 11/01/2026', '14', '7']);
    expect(rows.at(-1)).toEqual(['Total', '728', '364']);
  });

  it('list the sessions with the time of each step, page by page', async () => {
    answers['analytics'] = (url: URL) => ({
      ...list,
      results: [{ ...visit, id: url.searchParams.get('page') }],
    });
    const user = open();
    const part = within(await section('Tracked sessions'));
    expect(part.getByText('Total 31 items')).toBeTruthy();
    const entry = part.getByRole('button', {
      name: 'Date 03/11/2026 10:00 Duration 01:02:05 Language Brazilian Portuguese Device Computer · Chrome Rosa · rosa@example.org',
    });
    await user.click(entry);
    expect(part.getByRole('list', { name: 'Time per step' }).textContent).toBe(
      '1 · Saw00:01:01Step 2, deleted since00:00:02',
    );
    await user.click(part.getByRole('button', { name: 'Page 2' }));
    await waitFor(() =>
      expect(part.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe(
        'page',
      ),
    );
    expect(callsOf('/analytics').map(({ searchParams }) => searchParams.get('page'))).toEqual([
      '1',
      '2',
    ]);
  });

  it('follow one date range, by default the last 90 days, from the first page', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Month');
    await waitFor(() => expect(callsOf('/analytics')).toHaveLength(3));
    const spans = callsOf('/analytics').map(
      ({ searchParams }) =>
        (Date.parse(searchParams.get('endDate') ?? '') -
          Date.parse(searchParams.get('startDate') ?? '')) /
        86_400_000,
    );
    expect(spans[0]).toBeCloseTo(90, 1);
    expect(spans[2]).toBeLessThan(32);
    expect(callsOf('/analytics').at(-1)?.searchParams.get('page')).toBe('1');
    await waitFor(() =>
      expect(callsOf('/reports').at(-1)?.searchParams.get('startDate')).toBe(
        callsOf('/analytics').at(-1)?.searchParams.get('startDate'),
      ),
    );
  });

  it.each([
    ['Views over time', 'analytics/days'],
    ['Tracked sessions', 'analytics'],
    ['Steps: readers and times', 'analytics/steps'],
    ['Languages', 'analytics/languages'],
    ['Devices', 'analytics/devices'],
    ['Reported problems', 'reports'],
  ])('are saved as a table: %s', async (name, path) => {
    const user = open();
    await section('Views over time');
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await user.click(screen.getByRole('menuitem', { name }));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'f.csv'),
    );
    expect(requests.at(-1)?.pathname).toBe(`/v1/dashboard/projects/${UID}/${path}`);
    expect(requests.at(-1)?.searchParams.get('startDate')).toBe(
      requests[0]?.searchParams.get('startDate'),
    );
  });

  it('report when no readers drop off, and when there is too little data', async () => {
    answers['analytics'] = {
      ...list,
      sessions: 9,
      finished: 8,
      funnel: [
        { stepId: 'a', name: [], reached: 9, left: 0 },
        { stepId: 'b', name: [], reached: 9, left: 0 },
        { stepId: 'c', name: [], reached: 8, left: 8 },
      ],
    };
    open();
    expect((await section('What to look at first')).textContent).toBe(
      'No step loses readers: nobody who followed this guide stopped before its last step. 8 of 9 visits reached the last step.',
    );
  });

  it('report when there is too little data', async () => {
    answers['analytics'] = { ...list, sessions: 3 };
    open({}, 'pt-BR');
    expect((await section('O que olhar primeiro')).textContent).toBe(
      'Só 3 visitas nesse período. A partir de 5, o passo que mais perde leitores aparece aqui.',
    );
  });

  it('explain, when empty, how they are collected', async () => {
    answers['analytics'] = empty;
    open({ views: 0 });
    await screen.findByText(/Nobody has opened this guide yet/);
    expect(screen.getByRole('button', { name: 'Share it' })).toBeTruthy();
  });

  it('never hide reports when empty', async () => {
    answers['analytics'] = empty;
    open();
    await within(await section('Reported problems')).findByText('Which glue?');
  });

  it('explain, when empty, that a guide is unpublished or the range has no data', async () => {
    answers['analytics'] = empty;
    open({ views: 0, status: 1 });
    await screen.findByText(/Nobody can open this guide yet/);
  });

  it('can be reloaded after a failure', async () => {
    answers['analytics'] = undefined;
    const user = open();
    await screen.findByText('Oops, could not load at this time.');
    answers['analytics'] = list;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await section('Views over time');
    expect(screen.queryByText('Oops, could not load at this time.')).toBeNull();
  });
});
