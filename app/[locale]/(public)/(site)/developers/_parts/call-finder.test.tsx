import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { developerPages } from '../_reference/pages';
import { shownGroups } from '../_reference/reference';
import { CallFinder } from './call-finder';

const groups = shownGroups();
const all = developerPages().filter((page) => /^\/developers\/(?!guides)[\w-]+\/./.test(page));
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('lists every call with its anchor, and finds those with all typed words', () => {
  render(<CallFinder groups={groups} label="Find" none="None." />);
  expect(hrefs()).toEqual(all);
  expect(document.getElementById('getProjectsById')?.textContent).toContain(
    'GET /v1/projects/{id}',
  );
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find' }), { target: { value } });
  type(' PUBLISH  draft ');
  expect(hrefs()).toContain('/developers/projects/patchDashboardProjectsByIdPublish');
  expect(hrefs().length).toBeLessThan(12);
  type('readers get /v1/projects/gone');
  expect(hrefs()).toEqual(['/developers/readers/getProjectsGone']);
  type('nonsense');
  expect(screen.getByRole('status').textContent).toBe('None.');
  expect(screen.queryAllByRole('link')).toEqual([]);
  type('');
  expect(hrefs().length).toBe(all.length);
});
