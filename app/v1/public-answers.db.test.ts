import { beforeAll, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { allCalls, type ApiCall } from './_testing/all-calls';
import { buildWholeAccount } from './_testing/whole-account';

let reads: ApiCall[];
beforeAll(async () => {
  reads = (await allCalls()).filter(
    ({ address, method }) => method === 'GET' && !/^(?:dashboard|site)\//.test(address),
  );
});

// security: 30
it('contain nothing of an account but its public profile, and nothing that readers sent, for every caller', async () => {
  const { creator, project } = await buildWholeAccount('ana@makerstep.example');
  await db().user.update({ where: { id: creator.actor.userId }, data: { name: 'Private name' } });
  await db().creator.update({
    where: { id: creator.actor.creatorId },
    data: { name: 'Public name' },
  });
  // A creator's own texts are public.
  await db()
    .$executeRaw`UPDATE project_version SET head = head || '{"name": [{"lang": "pt-BR", "value": "A guide"}, {"lang": "en", "value": "A guide"}]}'`;
  await db().file.updateMany({ data: { name: 'lamp.png' } });
  const sessions = await db().session.findMany();
  const secrets = [
    'ana@makerstep.example',
    'ana%40makerstep.example',
    'Private name',
    'reader-of',
    'words for',
    creator.actor.userId,
    creator.actor.creatorId,
    ...sessions.map(({ id }) => id),
    ...(await db().feedback.findMany()).map(({ id }) => id),
    ...(await db().report.findMany()).map(({ id }) => id),
  ];
  const names = [
    'passwordHash',
    'password_hash',
    '$argon2',
    'importKey',
    'searchText',
    'visitorHash',
  ];
  const listing: string[] = [];
  for (const { address, handler } of reads) {
    for (const token of [undefined, creator.token]) {
      const params = {
        id: project.projectUid,
        stepId: project.steps[0]?.id ?? '',
        uid: creator.uid,
      };
      const { body, status } = await call(handler, {
        params,
        token,
        query: { url: `http://localhost:3000/p/${project.projectUid}`, name: 'guide' },
        path: `/v1/${address}`,
      });
      const text = JSON.stringify(body ?? '');
      if (status === 200 && text.includes(project.projectUid)) listing.push(address);
      // The OpenAPI document names fields of the caller's own account.
      for (const secret of address === 'openapi.json' ? secrets : [...secrets, ...names])
        expect(text.includes(secret), `${address}: ${secret}`).toBe(false);
    }
  }
  expect(listing).toEqual(expect.arrayContaining(['projects', 'projects/[id]']));
});
