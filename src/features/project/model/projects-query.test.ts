import { expect, it } from 'vitest';
import { projectsQueryOf } from './projects-query';

it('reads filter and page from the address', () => {
  expect(projectsQueryOf({ status: 'archived', page: '3' })).toEqual({
    status: 'archived',
    page: 3,
    limit: 10,
    sortBy: 'createdAt:desc',
  });
});

it.each([
  {},
  { status: 'gone', page: '-1' },
  { status: ['all', 'all'], page: 'x' },
  { page: '1e3' },
])('leaves out what is neither: %j', (parameters) => {
  expect(projectsQueryOf(parameters)).toEqual({ page: 1, limit: 10, sortBy: 'createdAt:desc' });
});
