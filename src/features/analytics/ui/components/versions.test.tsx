import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectView } from '@/features/projects/schema';
import { answerFigures, answers, requests, list, UID, visit } from '@/testing/ui/analytics-answers';
import { renderUi } from '@/testing/ui/render-ui';
import { ProjectAnalytics } from './project-analytics';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('@/browser/files/save-file', () => ({ saveFile }));
const project = {
  projectUid: UID,
  languages: ['en'],
  views: 90,
  status: 2,
  steps: [],
} as unknown as ProjectView;

const versions = [
  { number: 7, publishedAt: '2026-11-03T23:59:59.999Z' },
  { number: 6, publishedAt: '2026-11-03T00:00:00.000Z' },
  { number: 5, publishedAt: '2026-11-02T08:00:00.000Z' },
  { number: 4, publishedAt: '2026-10-31T08:00:00.000Z' },
];

answerFigures();
beforeEach(() => void saveFile.mockReset());

function open() {
  renderUi(<ProjectAnalytics project={project} onOpenStep={() => undefined} start={false} />);
  return userEvent.setup();
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the stats of a guide with versions', () => {
  it('mark where versions began, in chart, table and words', async () => {
    answers['analytics'] = { ...list, versions };
    const user = open();
    const part = await section('Views over time');
    await user.click(part.getByRole('button', { name: 'Show as a table' }));
    expect(part.getAllByRole('row').map((row) => row.firstElementChild?.textContent)).toEqual([
      'Day',
      '01/11/2026',
      '02/11/2026 · Version 5',
      '03/11/2026 · Versions 6 to 7',
      'Total',
    ]);
    expect(part.getByText('New version')).toBeTruthy();
    const chart = part.getByRole('img', { name: /Versions 5 to 7 were published in this time\.$/ });
    expect(chart.querySelectorAll('line.stroke-ink-muted')).toHaveLength(2);
  });

  it('have no marks where no version began', async () => {
    open();
    const part = await section('Views over time');
    expect(part.queryByText('New version')).toBeNull();
    expect(part.getByRole('img', { name: /on 03\/11\/2026\.$/ })).toBeTruthy();
  });

  it('name a step that only readers still have, without a link to it', async () => {
    open();
    const card = await section('What to look at first');
    expect(card.getByRole('heading').textContent).toMatch(/^Step 2 “Glue the frame”/);
    expect(card.getByText('This step is not in your draft any more.')).toBeTruthy();
    expect(card.queryByRole('link')).toBeNull();
  });

  it('are narrowed to a version: the figures to its time, the sessions to those who read it', async () => {
    answers['analytics'] = {
      ...list,
      versions,
      results: [{ ...visit, versionNumber: 6 }],
    };
    const user = open();
    const select = await screen.findByRole('combobox', {
      name: 'Version, from its publication to the next one',
    });
    expect(within(select).getAllByRole('option')).toHaveLength(5);
    await user.selectOptions(select, '6');
    await screen.findByText(/^The figures are from the time in which version 6 was the newest/);
    const queryOf = (end: string) =>
      Object.fromEntries(
        requests.findLast(({ pathname }) => pathname.endsWith(end))?.searchParams ?? [],
      );
    const range = { startDate: '2026-11-03T00:00:00.000Z', endDate: '2026-11-03T23:59:59.998Z' };
    await waitFor(() => expect(queryOf('/analytics')).toMatchObject({ ...range, version: '6' }));
    await waitFor(() => expect(queryOf('/reports')).toMatchObject(range));
    expect(queryOf('/reports')).not.toHaveProperty('version');
    expect(screen.getByRole('combobox', { name: 'Period' })).toHaveProperty('value', 'custom');

    const sessions = await section('Tracked sessions');
    await user.click(sessions.getByRole('button', { name: /Rosa/ }));
    expect(sessions.getByText('Read version 6.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await user.click(screen.getByRole('menuitem', { name: 'Tracked sessions' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalled());
    expect(queryOf('/analytics')).toMatchObject({ ...range, version: '6' });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Month');
    await waitFor(() => expect(queryOf('/analytics')).not.toHaveProperty('version'));
    expect(screen.getByRole('combobox', { name: /^Version/ })).toHaveProperty('value', '');
    expect(screen.queryByText(/^The figures are from/)).toBeNull();
  });

  it('of the newest version reach until now', async () => {
    answers['analytics'] = { ...list, versions };
    const user = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Version/ }), '7');
    await waitFor(() =>
      expect(requests.at(-1)?.searchParams.get('startDate')).toBe(versions[0]?.publishedAt),
    );
    const end = requests.at(-1)?.searchParams.get('endDate') ?? '';
    expect(Math.abs(Date.parse(end) - Date.now())).toBeLessThan(60_000);
  });

  it('are not narrowed while there is one version', async () => {
    answers['analytics'] = { ...list, versions: versions.slice(0, 1) };
    open();
    await section('Views over time');
    expect(screen.queryByRole('combobox', { name: /^Version/ })).toBeNull();
  });
});
