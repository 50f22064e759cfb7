import { expect, it } from 'vitest';
import { socialNames, socialSite } from './social-site';

it.each([
  ['https://www.instagram.com/makerstep', 'Instagram'],
  ['https://youtube.com/@makerstep', 'YouTube'],
  ['https://youtu.be/abc', 'YouTube'],
  ['https://m.facebook.com/makerstep', 'Facebook'],
  ['https://br.pinterest.com/makerstep', 'Pinterest'],
  ['https://social.example.org/@makers', 'social.example.org'],
  ['https://notinstagram.com/makerstep', 'notinstagram.com'],
  ['https://instagram.com.example.net/', 'instagram.com.example.net'],
])('calls %s %s', (address, name) => {
  expect(socialSite(address)).toBe(name);
});

it('distinguishes two accounts on one site', () => {
  expect(
    socialNames(['https://x.com/a', 'https://x.com/b/', 'https://github.com/a']).map(
      ({ name }) => name,
    ),
  ).toEqual(['X (a)', 'X (b)', 'GitHub']);
});
