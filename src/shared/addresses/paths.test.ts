import { expect, it } from 'vitest';
import { dashboardPaths } from './dashboard-paths';
import { paths } from './paths';

it('URLs contain only what they need, encoded', () => {
  expect(paths.explore()).toBe('/explore');
  expect(paths.explore({ search: '', page: 1 })).toBe('/explore');
  expect(paths.explore({ search: 'pão & água', page: 2 })).toBe(
    '/explore?search=p%C3%A3o+%26+%C3%A1gua&page=2',
  );
  expect(paths.explore({ tag: 'bike', language: 'es', sort: 'views' })).toBe(
    '/explore?language=es&tag=bike&sort=views',
  );
  expect(paths.code('MS/1 ?')).toBe('/explore/MS%2F1%20%3F');
  expect(dashboardPaths.projects({ status: 'archived', page: 1 })).toBe(
    '/dashboard/projects?status=archived',
  );
  expect(paths.signIn('/dashboard?x=1')).toBe('/auth?callbackUrl=%2Fdashboard%3Fx%3D1');
  expect(paths.step('abc', 2)).toBe('/p/abc/s/2');
});
