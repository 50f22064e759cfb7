import { redirect } from 'next/navigation';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RoleScope } from '@/shared/http/contract';
import { ROLES } from '../workshops/roles';
import { requireRoleOfPage } from './loaders';
import { findBrowserSession } from './sessions/browser-session';
import type { LiveSession } from './sessions/live-session';

vi.mock('next/headers', () => ({
  cookies: async () => ({ getAll: () => [], get: () => undefined }),
}));
vi.mock('next/navigation', () => ({ redirect: vi.fn() }));
vi.mock('./sessions/browser-session', () => ({ findBrowserSession: vi.fn() }));
vi.mocked(redirect).mockImplementation((address) => {
  throw new Error(`to ${address}`);
});
const session = (role: string) => ({ actor: { role }, workshops: [] }) as unknown as LiveSession;
beforeEach(() => vi.mocked(findBrowserSession).mockReset());

const reachedBy = async (needed: RoleScope) => {
  const reached: string[] = [];
  for (const role of ROLES) {
    vi.mocked(findBrowserSession).mockResolvedValue(session(role));
    await requireRoleOfPage(needed).then(
      () => reached.push(role),
      (error: Error) => expect(error.message).toBe('to /dashboard/projects'),
    );
  }
  return reached;
};

it.each([
  ['the home page, imports and labels', 'write', ['owner', 'editor']],
  ['figures', 'read', ['owner', 'editor', 'reviewer']],
] as const)('leads roles that lack %s to the list of guides', async (_, needed, roles) => {
  expect(await reachedBy(needed)).toEqual(roles);
});
