import { expect, it } from 'vitest';
import { paths } from '@/shared/addresses/paths';
import { invitationOf } from './invitation-path';

const TOKEN = 'a'.repeat(43);

it('finds the invitation in the address of its page, and nothing elsewhere', () => {
  expect(invitationOf(paths.join(TOKEN))).toBe(TOKEN);
  for (const path of [
    undefined,
    '/dashboard',
    paths.join(''),
    paths.join('short'),
    `${paths.join(TOKEN)}/more`,
    `${paths.join(TOKEN)}?x=1`,
    `/x${paths.join(TOKEN)}`,
  ])
    expect(invitationOf(path), String(path)).toBeUndefined();
});
