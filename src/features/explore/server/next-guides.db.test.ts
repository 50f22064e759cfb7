import { expect, it } from 'vitest';
import { buildCreator, buildPublished } from '@/testing/database/factories';
import { readPublicProject } from '@/features/projects/server/public-project';
import { unpublishProject } from '@/features/projects/server/publication';
import { type Finished, finishedOf } from '../model/next-guides';
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
  const names = async (more: { categories?: string[]; tags?: string[] }) => {
    const { projectUid } = project;
    const next = await listNextGuides({
      projectUid,
      creatorUid: creator.uid,
      categories: [],
      tags: [],
      ...more,
    });
    return [next.ofCreator, next.alike].map((guides) => guides.map(({ name }) => name));
  };
  const [categories, tags] = [[category], [tag]];
  expect(await names({ categories, tags })).toEqual([['Also mine'], ['Like it']]);
  expect(await names({ tags })).toEqual([['Also mine'], ['Of the tag']]);
  expect(await names({})).toEqual([['Also mine'], []]);
});

it('finds guides that share the category, or the first tag, in another language only', async () => {
  const creator = await buildCreator();
  const creatorUid = creator.uid;
  const { project } = await buildPublished({
    creator,
    languages: ['pt-BR', 'de'],
    category: `Estantes ${creatorUid}`,
    categories: [{ lang: 'de', value: `Regale ${creatorUid}` }],
    tags: [`tábua ${creatorUid}`],
    tagLists: [{ lang: 'de', values: [`brett ${creatorUid}`] }],
  });
  await buildPublished({ name: 'German', languages: ['de'], category: `regale ${creatorUid}` });
  await buildPublished({
    name: 'Translated',
    languages: ['en', 'de'],
    category: `Shelves ${creatorUid}`,
    categories: [{ lang: 'de', value: `Regale ${creatorUid}` }],
  });
  await buildPublished({ name: 'German tag', languages: ['de'], tags: [`Brett ${creatorUid}`] });
  const finished = finishedOf(await readPublicProject(project.projectUid));
  const alike = async (of: Finished) =>
    (await listNextGuides(of)).alike.map(({ name }) => name).sort();
  expect(await alike(finished)).toEqual(['German', 'Translated']);
  expect(await alike({ ...finished, categories: [] })).toEqual(['German tag']);
});
