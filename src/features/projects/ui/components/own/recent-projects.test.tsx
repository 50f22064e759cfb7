import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { RecentProjects } from './recent-projects';

const recent = (projectUid: string, name: string) => ({
  projectUid,
  name,
  file: null,
  status: 1 as const,
  takenDownAt: null,
  languages: ['en' as const],
  edited: '2 hours ago',
});

it('lead to the editors of the guides, in their order, with the time of the last edit', () => {
  renderUi(
    <RecentProjects projects={[recent('b', 'Half a guide'), recent('a', 'Whet a plane')]} />,
  );
  expect(screen.getByRole('region', { name: 'Pick up where you left off' })).toBeTruthy();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Half a guide', '/dashboard/projects/b'],
    ['Whet a plane', '/dashboard/projects/a'],
  ]);
  expect(screen.getAllByText(/2 hours ago/)).toHaveLength(2);
});
