import { expect, it } from 'vitest';
import { call } from '@/testing/api';
import { buildPublished, texts } from '@/testing/database/factories';
import { upload } from '../_testing/uploads';
import { GET as readCreatorFeed } from '../../c/[uid]/feed.xml/route';
import { PATCH as patchProject } from '../dashboard/projects/[id]/route';
import { PATCH as patchStep } from '../dashboard/projects/[id]/steps/[stepId]/route';
import { GET as readProject } from './[id]/route';
import { GET as list } from './route';

it('is the picture of the first step with one, until the project has its own', async () => {
  const { creator, project } = await buildPublished({ name: 'Zylofon cover', steps: 3 });
  const change = (handler: typeof patchStep | typeof patchProject, body: object, step = 0) =>
    call(handler as typeof patchStep, {
      token: creator.token,
      method: 'PATCH',
      params: { id: project.id, stepId: project.steps[step]?.id ?? '' },
      body,
    });
  const covers = async () => {
    const one = (await call(readProject, { params: { id: project.projectUid } })).body;
    const [card] = (await call(list, { query: { name: 'Zylofon' } })).body.results;
    const feed = await readCreatorFeed(new Request('http://localhost:3000/c/x/feed.xml'), {
      params: Promise.resolve({ uid: creator.uid }),
    });
    expect((await feed.text()).includes(`href="${one.file?.url}" type="image/webp"`)).toBe(
      one.file !== null,
    );
    expect([card.file, card.alt]).toEqual([one.file, one.alt]);
    return { key: one.file?.key, alt: one.alt };
  };
  const [own, second, third] = [
    await upload(creator, 'project'),
    await upload(creator),
    await upload(creator),
  ];
  expect(await covers()).toEqual({ key: undefined, alt: [] });
  await change(patchStep, { file: { name: 'c.png', url: third } }, 2);
  expect((await covers()).key).toBe(third);
  await change(patchStep, { file: { name: 'b.png', url: second }, alt: texts('A saw') }, 1);
  expect(await covers()).toEqual({ key: second, alt: texts('A saw') });
  await change(patchProject, { file: { name: 'a.png', url: own } });
  expect(await covers()).toEqual({ key: own, alt: [] });
});
