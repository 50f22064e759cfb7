import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildProject, texts } from '@/testing/database/factories';
import { storedSteps } from '@/testing/database/stored-items';
import { readProject } from '@/features/projects/server/owned-project';
import { updateOwnedProject } from '@/features/projects/server/service';
import { exportTranslation, importTranslation } from '@/features/translations/server/service';
import { upload } from '../../../../_testing/uploads';
import { GET as readPublic } from '../../../../projects/[id]/route';
import { POST as makeStep } from './[stepId]/media/[mediumId]/step/route';
import { POST as swapPicture } from './[stepId]/swap-picture/route';
import { DELETE } from './[stepId]/route';
import { PATCH as publish } from '../publish/route';
import { add, as, type Built, change, fieldsOf, idsOf } from './_testing/steps';

const UNKNOWN = '018f0000-0000-7000-8000-000000000000';
const fileOf = async ({ creator }: Built) => ({ name: 'p.png', url: await upload(creator) });
const keysIn = (body: { media: { file: { key: string } }[] }) =>
  body.media.map(({ file }) => file.key);

/** A guide whose first step has three pictures, the second one described. */
async function withThree() {
  const built = await buildProject({ steps: 2 });
  const files = [await fileOf(built), await fileOf(built), await fileOf(built)];
  const { body } = await change(built, {
    media: files.map((file, index) => ({ file, ...(index === 1 ? { alt: texts('A saw') } : {}) })),
  });
  return { built, body, keys: files.map(({ url }) => url) };
}

describe('the pictures of a step', () => {
  it('come with a change or a new step; the first is file and alt', async () => {
    const { built, body, keys } = await withThree();
    expect([keysIn(body), body.media.map(({ alt }: { alt: object }) => alt)]).toEqual([
      keys,
      [[], texts('A saw'), []],
    ]);
    expect([body.file, body.alt]).toEqual([body.media[0].file, []]);
    const added = await add(built, {
      name: texts('Saw it'),
      description: texts('Slowly.'),
      media: [{ file: await fileOf(built), alt: texts('A cut') }, { file: await fileOf(built) }],
    });
    expect([added.status, added.body.media.length, added.body.alt]).toEqual([
      201,
      2,
      texts('A cut'),
    ]);
  });

  it('change by their ids, and keep what an entry leaves out', async () => {
    const { built, body, keys } = await withThree();
    const [first, second, third] = body.media.map(({ id }: { id: string }) => id);
    const file = await fileOf(built);
    const changed = await change(built, {
      media: [{ id: second }, { id: third, alt: texts('A nail') }, { id: first, file }],
    });
    expect(keysIn(changed.body)).toEqual([keys[1], keys[2], file.url]);
    expect(changed.body.media.map(({ id }: { id: string }) => id)).toEqual([second, third, first]);
    expect(changed.body.alt).toEqual(texts('A saw'));
    expect(changed.body.media[1].alt).toEqual(texts('A nail'));
    expect(await db().file.count({ where: { key: keys[0] as string } })).toBe(0);
  });

  it('stay for a client that knows only file and alt', async () => {
    const { built, body, keys } = await withThree();
    const file = await fileOf(built);
    const replaced = await change(built, { file, alt: texts('A board') });
    expect(keysIn(replaced.body)).toEqual([file.url, ...keys.slice(1)]);
    expect(replaced.body.media[0]).toMatchObject({ id: body.media[0].id, alt: texts('A board') });
    const removed = await change(built, { file: null });
    expect([keysIn(removed.body), removed.body.alt]).toEqual([keys.slice(1), texts('A saw')]);
    expect(keysIn((await change(built, { name: texts('Other') })).body)).toEqual(keys.slice(1));
  });

  it('are refused together with file or alt, past three, without a file, and in chapters', async () => {
    const { built, body } = await withThree();
    const [medium] = body.media;
    const file = await fileOf(built);
    const refused = async (media: object[], more: object = {}) =>
      Object.keys((await fieldsOf(change(built, { media, ...more }))) ?? {});
    expect(await refused([{ id: medium.id }], { file })).toEqual(['media']);
    expect(await refused([{ id: medium.id }], { alt: [] })).toEqual(['media']);
    expect(await refused([{ file }, { file }, { file }, { file }])).toEqual(['media']);
    expect(await refused([{ id: medium.id }, { id: medium.id }])).toEqual(['media']);
    expect(await refused([{ alt: [] }])).toEqual(['media.0.file']);
    expect(await refused([{ id: UNKNOWN }])).toEqual(['media.0.file']);
    expect(await refused([{ file: { name: '', url: 'no-upload' } }])).toEqual(['media.0.file.url']);
    expect(await refused([{ id: medium.id, alt: texts('?', ['de']) }])).toEqual(['media.0.alt']);
    const chapter = { type: 2, name: texts('Part') };
    expect(
      Object.keys((await fieldsOf(add(built, { ...chapter, media: [{ file }] }))) ?? {}),
    ).toEqual(['media']);
    expect(keysIn((await change(built, {})).body)).toEqual(keysIn(body));
  });

  it('go with a swap, all of them', async () => {
    const { built, body } = await withThree();
    const [first, second] = idsOf(built);
    const bodyOf = async () => {
      const [step] = await storedSteps(built.project.id);
      return [step?.fileId, step?.alt, step?.mediumId, step?.further];
    };
    const before = await bodyOf();
    const swap = async () =>
      (
        await call(swapPicture, { ...as(built, first), method: 'POST', body: { with: second } })
      ).body.results.map(({ media }: { media: object[] }) => media);
    expect(await swap()).toEqual([[], body.media]);
    expect(await swap()).toEqual([body.media, []]);
    expect(await bodyOf()).toEqual(before);
  });

  it('are described in other languages, each by its id', async () => {
    const { built, body } = await withThree();
    const { creator, project } = built;
    await updateOwnedProject(creator.actor, project.id, { languages: ['en', 'de'] });
    const file = { from: 'en', to: 'de', format: 'csv' } as const;
    const { text } = await exportTranslation(creator.actor, project.id, file);
    const unit = `step.${body.id}.media.${body.media[1].id}.alt`;
    expect(text).toContain(`${unit},`);
    await importTranslation(creator.actor, project.id, {
      ...file,
      text: text.replace(',A saw,,', ',A saw,Eine Säge,'),
      overwrite: [],
      addLanguage: false,
    });
    const { steps } = await readProject(creator.actor, project.id);
    expect(steps[0]?.media[1]?.alt).toMatchObject([
      { lang: 'en', value: 'A saw' },
      { lang: 'de', value: 'Eine Säge' },
    ]);
  });

  it('become a step of their own, with their description, behind theirs', async () => {
    const { built, body, keys } = await withThree();
    const [first, second] = idsOf(built);
    const make = (mediumId: string) =>
      call(makeStep, {
        token: built.creator.token,
        params: { id: built.project.projectUid, stepId: first as string, mediumId },
        method: 'POST',
      });
    const made = await make(body.media[1].id);
    const [left, step] = made.body.results;
    expect([keysIn(left), keysIn(step)]).toEqual([[keys[0], keys[2]], [keys[1]]]);
    expect(step.media).toEqual([{ ...body.media[1] }]);
    expect(step.alt).toEqual(texts('A saw'));
    expect([step.name[0].value, step.description[0].value]).toEqual(['Step 3', '…']);
    const order = async () => (await storedSteps(built.project.id)).map(({ id }) => id);
    expect(await order()).toEqual([first, step.id, second]);
    // The first one, which has the id of its step, too.
    const last = await make(body.media[0].id);
    expect(last.body.results.map(keysIn)).toEqual([[keys[2]], [keys[0]]]);
    // The only one stays, and an unknown one is not there.
    expect((await make(body.media[2].id)).status).toBe(404);
    expect((await make(UNKNOWN)).status).toBe(404);
    expect(await order()).toHaveLength(4);
  });

  it('are kept by what shows them: the draft, a version, the bin', async () => {
    const { built, body, keys } = await withThree();
    const stored = () => db().file.count({ where: { key: { in: keys } } });
    await call(publish, { ...as(built), method: 'PATCH' });
    const { id } = body.media[0];
    await call(DELETE, {
      ...as(built, idsOf(built)[0]),
      method: 'DELETE',
      query: { draft: 'true' },
    });
    expect(await stored()).toBe(3);
    const shown = await call(readPublic, { params: { id: built.project.projectUid } });
    expect(keysIn(shown.body.steps[0])).toEqual(keys);
    expect(shown.body.steps[0].media[0].id).toBe(id);
  });
});
