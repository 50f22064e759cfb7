import { expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { WORKSHOP_HEADER } from '@/shared/http/headers';
import { call } from '@/testing/api';
import { buildCreator, buildFeedback, buildPublished } from '@/testing/database/factories';
import { addEditor, handOver } from '@/testing/people';
import { GET } from './route';

// security: 59
it('the export holds every workshop that the account owns, and nothing of those in which it only works', async () => {
  const [ana, bea, caio] = await Promise.all(
    ['Ana', 'Bea', 'Caio'].map((name) => buildCreator({ name })),
  );
  if (!ana || !bea || !caio) throw new Error('Not built.');
  const guides = await Promise.all(
    [ana, bea, caio].map((creator) => buildPublished({ creator, name: `Of ${creator.name}` })),
  );
  for (const { project } of guides) await buildFeedback(project.id);
  await addEditor(bea, caio);
  await handOver(bea, ana);
  await addEditor(caio, ana);
  await db().workshopInvitation.createMany({
    data: ['ana@example.org', 'over@example.org'].map((email, days) => ({
      creatorId: bea.actor.creatorId,
      tokenHash: `hash of ${email}`,
      role: 'editor',
      email,
      usesMax: 1,
      expiresAt: new Date(Date.now() + (1 - 2 * days) * 86_400_000),
    })),
  });

  // The workshop that pages show makes no difference.
  const headers = { [WORKSHOP_HEADER]: caio.uid };
  await db().draftComment.createMany({
    data: [ana, caio].map(({ actor: { userId }, name }) => ({
      projectId: guides[2]?.project.id ?? '',
      userId,
      text: `A comment of ${name}`,
    })),
  });
  const { body } = await call(GET, { token: ana.token, headers });
  const since = expect.any(String) as string;
  expect(body.creator.uid).toBe(ana.uid);
  expect(body.workshops).toMatchObject([
    { uid: ana.uid, name: 'Ana', people: [], openInvitations: [] },
    {
      uid: bea.uid,
      name: 'Bea',
      textColor: '#1b1916',
      people: [
        { name: 'Caio', role: 'editor', since },
        { name: 'Bea', role: 'editor', since },
      ],
      openInvitations: [{ email: 'ana@example.org', role: 'editor', uses: 0, usesMax: 1 }],
    },
  ]);
  expect(body.memberships).toEqual([
    { workshop: { uid: caio.uid, name: 'Caio' }, role: 'editor', since },
  ]);
  expect(body.comments).toMatchObject([
    { guide: guides[2]?.project.projectUid, text: 'A comment of Ana', resolvedAt: null },
  ]);
  const names = body.projects.map(({ name, workshop }: Record<string, string>) => [name, workshop]);
  expect(names.sort()).toEqual([
    ['Of Ana', ana.uid],
    ['Of Bea', bea.uid],
  ]);
  expect(body.feedbackReceived).toHaveLength(2);
  const text = JSON.stringify(body);
  for (const foreign of ['Of Caio', 'comment of Caio', caio.email, bea.email, 'hash of'])
    expect(text).not.toContain(foreign);
});
