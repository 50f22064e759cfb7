import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { list, UID, answerFigures, answers, requests } from '@/testing/ui/analytics-answers';
import { renderUi } from '@/testing/ui/render-ui';
import { CreatorAnalyticsPage } from './creator-analytics-page';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('@/browser/files/save-file', () => ({ saveFile }));

answerFigures();
beforeEach(() => void saveFile.mockReset());
const section = (name: string) => screen.findByRole('region', { name });

describe('the stats of all projects', () => {
  it('have the same panels and a table of projects with links to each', async () => {
    answers['analytics'] = {
      ...list,
      results: [
        {
          id: 'p',
          projectUid: UID,
          name: 'Shelf',
          views: 90,
          sessions: 80,
          finished: 50,
          average: { duration: 725_000, finished: null },
        },
        {
          id: 'q',
          projectUid: 'q',
          name: 'Stool',
          views: 0,
          sessions: 0,
          finished: 0,
          average: { duration: null, finished: null },
        },
      ],
      totalResults: 12,
    };
    renderUi(<CreatorAnalyticsPage />);
    const part = within(await section('Guides'));
    expect(
      part
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Guide', 'Views', 'Sessions', 'Finished', 'Average time'],
      ['Shelf', 'Views90', 'Sessions80', 'Finished63%', 'Average time00:12:05'],
      ['Stool', 'Views0', 'Sessions0', 'Finished–', 'Average time–'],
    ]);
    expect(part.getByRole('link', { name: 'Shelf' }).getAttribute('href')).toBe(
      `/dashboard/projects/${UID}#analytics`,
    );
    await userEvent.click(part.getByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(
        requests.map(({ pathname, searchParams }) => [pathname, searchParams.get('page')]),
      ).toEqual([
        ['/v1/dashboard/analytics', '1'],
        ['/v1/dashboard/analytics', '2'],
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Guides' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  });

  it('choose UTC days, as they are counted, and show when those begin on the device', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T01:20:30Z'), toFake: ['Date'] });
    answers['analytics'] = { ...list, results: [], totalResults: 0 };
    renderUi(<CreatorAnalyticsPage />);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Today');
    expect(screen.getByText('21/11/2026 00:00 to 21/11/2026 01:20')).toBeTruthy();
    const begins = new Date('2026-11-21T00:00:00Z').toLocaleTimeString('en', {
      timeStyle: 'short',
    });
    expect(screen.getByText(new RegExp(`in UTC.*begins at ${begins}`))).toBeTruthy();
    await waitFor(() =>
      expect(requests.at(-1)?.searchParams.get('startDate')).toBe('2026-11-21T00:00:00.000Z'),
    );
    vi.useRealTimers();
  });
});
