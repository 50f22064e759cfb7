import { describe, expect, it } from 'vitest';
import { buildCreator, buildProject, buildPublished } from '@/testing/database/factories';
import { readCreator } from '@/features/profile/server/service';
import { archiveProject, unpublishProject } from '@/features/projects/server/publication';
import { findListedOf } from './repository';
import { listCreatorProjects } from './service';

const FIRST = { page: 1, limit: 10 };
const names = async (uid: string, page = FIRST) =>
  (await listCreatorProjects(uid, page)).results.map(({ name }) => name);

describe('what a creator’s public page lists', () => {
  it('is published and public only: no private, unpublished or archived project, and nobody else’s', async () => {
    const creator = await buildCreator();
    await buildPublished({ creator, name: 'Shown' });
    await buildPublished({ creator, name: 'By link only', type: 2 });
    await buildProject({ creator, name: 'Draft', steps: 1 });
    const taken = await buildPublished({ creator, name: 'Taken back' });
    await unpublishProject(creator.actor, taken.project.id);
    const archived = await buildPublished({ creator, name: 'Archived' });
    await archiveProject(creator.actor, archived.project.id);
    await buildPublished({ name: 'Somebody else’s' });
    expect(await listCreatorProjects(creator.uid, FIRST)).toMatchObject({
      totalResults: 1,
      results: [{ name: 'Shown', creator: { uid: creator.uid } }],
    });
  });

  it('comes newest first, in pages with the whole number', async () => {
    const creator = await buildCreator();
    for (let number = 1; number <= 5; number += 1)
      await buildPublished({ creator, name: `Guide ${number}` });
    expect(await names(creator.uid, { page: 1, limit: 2 })).toEqual(['Guide 5', 'Guide 4']);
    expect(await listCreatorProjects(creator.uid, { page: 3, limit: 2 })).toMatchObject({
      totalResults: 5,
      results: [{ name: 'Guide 1' }],
    });
    expect(await listCreatorProjects(creator.uid, { page: 4, limit: 2 })).toEqual({
      totalResults: 5,
      results: [],
    });
  });

  it('is read without the texts of steps, which no card shows', async () => {
    const { creator, project } = await buildPublished({ steps: 3 });
    const [card] = await findListedOf(creator.uid, FIRST);
    expect(card).toMatchObject({ id: project.id, stepCount: 3 });
    expect(JSON.stringify(card)).not.toContain('Step ');
  });

  it('tells nothing of the account', async () => {
    const creator = await buildCreator({ email: 'hidden-person@makerstep.example' });
    await buildPublished({ creator });
    const answers = JSON.stringify([
      await readCreator(creator.uid),
      await listCreatorProjects(creator.uid, FIRST),
    ]);
    for (const secret of [creator.email, creator.actor.userId, creator.actor.creatorId])
      expect(answers).not.toContain(secret);
  });

  it('knows nobody by another name', async () => {
    const { actor } = await buildCreator();
    for (const uid of [
      '222222222222',
      actor.creatorId,
      actor.userId,
      '-',
      '',
      'x'.repeat(5_000),
      '%00',
    ])
      expect(await readCreator(uid), uid).toBeUndefined();
  });
});
