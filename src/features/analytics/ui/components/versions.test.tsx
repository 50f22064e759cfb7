import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ProjectView } from '@/features/projects/schema';
import { answerFigures, answers, list, UID } from '@/testing/ui/analytics-answers';
import { renderUi } from '@/testing/ui/render-ui';
import { ProjectAnalytics } from './project-analytics';

const project = {
  projectUid: UID,
  languages: ['en'],
  views: 90,
  status: 2,
  steps: [],
} as unknown as ProjectView;

answerFigures();

function open() {
  renderUi(<ProjectAnalytics project={project} onOpenStep={() => undefined} start={false} />);
  return userEvent.setup();
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the stats of a guide with versions', () => {
  it('mark where versions began, in chart, table and words', async () => {
    answers['analytics'] = {
      ...list,
      versions: [
        { number: 7, publishedAt: '2026-11-03T23:59:59.999Z' },
        { number: 6, publishedAt: '2026-11-03T00:00:00.000Z' },
        { number: 5, publishedAt: '2026-11-02T08:00:00.000Z' },
        { number: 4, publishedAt: '2026-10-31T08:00:00.000Z' },
      ],
    };
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
});
