import { expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { contract } from '@/shared/http/contract';
import { call } from '@/testing/api';
import { buildCreator } from '@/testing/database/factories';
import { creatorRoute, publicRoute } from './_lib/route';

/** Internal details that no response may contain. */
const INSIDE =
  /secret|sql|select|table|relation|prisma|postgres|user_account|\/|\bat\b|\.ts|node_modules|stack|Error/i;
const facts = { method: 'GET', path: '/fault', summary: 'Fails.' } as const;
const publicCall = contract({ ...facts, scope: 'public' });
const creatorCall = contract({ ...facts, scope: 'read' });
const FAULTS: Record<string, () => Promise<unknown>> = {
  'an error': () =>
    Promise.reject(new TypeError('secret of /srv/makerstep/src/server/db/client.ts')),
  'what the database says': () => db().$queryRawUnsafe('SELECT secret FROM no_such_table'),
  'a unique key': () =>
    db().user.create({ data: { name: 'x', email: 'x', emailKey: 'rosa@makerstep.example' } }),
  'something that is no error': () => Promise.reject('secret' as unknown as Error),
};

// security: 55
it('reveals nothing of an internal error, to visitors and creators alike, and logs it', async () => {
  const { token } = await buildCreator({ email: 'rosa@makerstep.example' });
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  for (const [what, fault] of Object.entries(FAULTS)) {
    for (const handler of [publicRoute(publicCall, fault), creatorRoute(creatorCall, fault)]) {
      logged.mockClear();
      const { status, body, headers } = await call(handler, { token });
      expect([status, Object.keys(body), Object.keys(body.error)], what).toEqual([
        500,
        ['error'],
        ['code', 'message'],
      ]);
      expect(`${body.error.code} ${body.error.message}`, what).not.toMatch(INSIDE);
      expect(
        [headers.get('cache-control'), headers.has('etag'), logged.mock.calls.length],
        what,
      ).toEqual(['no-store', false, 1]);
    }
  }
});
