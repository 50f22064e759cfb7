import { expect, it } from 'vitest';
import { projectsAddress, projectsQueryOf } from './projects-query';

const USUAL = { page: 1, limit: 10, sortBy: 'createdAt:desc', name: '' };

it('parses filter, words, order and page of the address, and formats the same address', () => {
  const choices = { status: 'archived', search: 'oak shelf', sort: 'edited', page: '3' };
  const query = projectsQueryOf(choices);
  expect(query).toEqual({
    status: 'archived',
    page: 3,
    limit: 10,
    name: 'oak shelf',
    sortBy: 'updatedAt:desc',
  });
  expect(projectsAddress(query)).toBe(
    '/dashboard/projects?status=archived&search=oak+shelf&sort=edited&page=3',
  );
});

it.each([
  {},
  { status: 'gone', page: '-1' },
  { status: ['all', 'all'], page: 'x', search: ['a', 'b'] },
  { page: '1e3', sort: 'price' },
  { search: 'x'.repeat(121), sort: 'undefined' },
])('leaves out what is neither: %j', (parameters) => {
  expect(projectsQueryOf(parameters)).toEqual(USUAL);
  expect(projectsAddress(projectsQueryOf(parameters))).toBe('/dashboard/projects');
});
