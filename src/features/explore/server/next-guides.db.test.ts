import { expect, it } from 'vitest';
import { buildCreator, buildPublished } from '@/testing/database/factories';
import { unpublishProject } from '@/features/projects/server/publication';
import { listNextGuides } from './next-guides';

it('proposes others of the creator, and others of the category, or else of the tag', async () => {
  const creator = await buildCreator();
  const category = `Shelves ${creator.uid}`;
  const tag = `plank ${creator.uid}`;
  const { project } = await buildPublished({ creator, name: 'Finished', category });
  await buildPublished({ creator, name: 'Also mine', category });
  await buildPublished({ creator, name: 'By link only', type: 2 });
  await buildPublished({ name: 'Like it', category });
  await buildPublished({ name: 'Of the tag', tags: [tag] });
  const gone = await buildPublished({ name: 'Taken back', category });
  await unpublishProject(gone.creator.actor, gone.project.id);
  const names = async (more: { category: string; tag?: string }) => {
    const { projectUid } = project;
    const next = await listNextGuides({
      projectUid,
      creatorUid: creator.uid,
      tag: undefined,
      ...more,
    });
    return [next.ofCreator, next.alike].map((guides) => guides.map(({ name }) => name));
  };
  expect(await names({ category, tag })).toEqual([['Also mine'], ['Like it']]);
  expect(await names({ category: '', tag })).toEqual([['Also mine'], ['Of the tag']]);
  expect(await names({ category: '' })).toEqual([['Also mine'], []]);
});
