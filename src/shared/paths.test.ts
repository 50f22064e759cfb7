import { expect, it } from 'vitest';
import { paths } from './paths';

it('addresses carry only what they need, encoded', () => {
  expect(paths.explore()).toBe('/explore');
  expect(paths.explore('', 1)).toBe('/explore');
  expect(paths.explore('pão & água', 2)).toBe('/explore?search=p%C3%A3o+%26+%C3%A1gua&page=2');
  expect(paths.projects('archived', 1)).toBe('/dashboard/projects?status=archived');
  expect(paths.signIn('/dashboard?x=1')).toBe('/auth?callbackUrl=%2Fdashboard%3Fx%3D1');
  expect(paths.step('abc', 2)).toBe('/p/abc/s/2');
});
