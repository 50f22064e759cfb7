import { expect, it } from 'vitest';
import { joiningPatch } from './schema';

it('takes domains of any script', () => {
  expect(joiningPatch.parse({ domains: ['*.bücher.example', 'Пример.рф', 'a.xn--p1ai'] })).toEqual({
    domains: ['*.xn--bcher-kva.example', 'xn--e1afmkfd.xn--p1ai', 'a.xn--p1ai'],
  });
  for (const domain of ['bü cher.example', '*bücher.example', 'bücher', 'ана@пример.рф'])
    expect(joiningPatch.safeParse({ domains: [domain] }).success).toBe(false);
});
