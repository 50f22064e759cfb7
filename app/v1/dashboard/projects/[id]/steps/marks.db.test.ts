import { describe, expect, it } from 'vitest';
import { call } from '@/testing/api';
import { texts } from '@/testing/database/factories';
import { storedSteps } from '@/testing/database/stored-items';
import { upload } from '../../../../_testing/uploads';
import { GET as listBin } from '../bin/route';
import { POST as restoreFromBin } from '../bin/[itemId]/restore/route';
import { POST as duplicateProject } from '../duplicate/route';
import { bringBack, editStep, say } from '../versions/_testing/versions';
import { GET as compareVersions } from '../versions/compare/route';
import { POST as copyStep } from './[stepId]/duplicate/route';
import { POST as makeStep } from './[stepId]/media/[mediumId]/step/route';
import { POST as restoreStep } from './[stepId]/restore/route';
import { DELETE as removeStep } from './[stepId]/route';
import { POST as swapPicture } from './[stepId]/swap-picture/route';
import { both, build, read, shown } from './_testing/lines';
import { as, type Built, change, fieldsOf } from './_testing/steps';

const circle = { kind: 'circle', x: 0.1, y: 0.2, w: 0.3, h: 0.4 };
const labelled = { ...circle, number: 1, tone: 'red', label: texts('Screw', both) };
const arrow = { kind: 'arrow', x: 0.9, y: 0.9, w: -0.5, h: -0.25, number: 2 };
const marksIn = (step: { media: { marks: object[] }[] }) => step.media.map(({ marks }) => marks);

/** A guide whose first step has two pictures, both with marks. */
async function withMarks(fields: Parameters<typeof build>[0] = {}) {
  const built = await build(fields);
  const keys = [await upload(built.creator), await upload(built.creator)];
  const file = (index: number) => ({ name: 'p.png', url: keys[index] });
  const { body } = await change(built, {
    media: [
      { file: file(0), marks: [labelled, arrow] },
      { file: file(1), marks: [circle] },
    ],
  });
  return { built, body, keys };
}

describe('marks on the pictures of a step', () => {
  it('are answered with all their fields, also for readers', async () => {
    const { built, body } = await withMarks({ isPublished: true });
    const label = [
      { lang: 'en', value: 'Screw' },
      { lang: 'pt-BR', value: expect.stringContaining('Screw') },
    ];
    const id = expect.any(String);
    const all = [
      [
        { id, ...circle, number: 1, tone: 'red', label: expect.any(Array) },
        { id, ...arrow, tone: null, label: [] },
      ],
      [{ id, ...circle, number: null, tone: null, label: [] }],
    ];
    expect(marksIn(body)).toEqual(all);
    const [step] = (await shown(built)).steps;
    expect(marksIn(step)).toEqual(all);
    expect(step.media[0].marks[0].label).toEqual(label);
  });

  it('change by their ids, and keep what an entry leaves out', async () => {
    const { built, body } = await withMarks();
    const [first, second] = body.media;
    const [kept, gone] = first.marks;
    const moved = { kind: 'box', x: 0, y: 0, w: 0.5, h: 0.5 };
    const changed = await change(built, {
      media: [{ id: first.id, marks: [circle, { id: kept.id, ...moved }] }, { id: second.id }],
    });
    const [[added, same], others] = marksIn(changed.body) as [object[], object[]];
    expect([added, same]).toEqual([
      { id: expect.any(String), ...circle, number: null, tone: null, label: [] },
      { ...kept, ...moved },
    ]);
    expect(JSON.stringify(changed.body)).not.toContain(gone.id);
    expect(others).toEqual(second.marks);
  });

  it('stay for a client that sends only file and alt, and go with their picture', async () => {
    const { built, body, keys } = await withMarks();
    const same = await change(built, {
      file: { name: 'q.png', url: body.media[0].file.key },
      alt: texts('A lid', both),
    });
    expect(marksIn(same.body)).toEqual(marksIn(body));
    expect(marksIn((await change(built, { name: texts('Open', both) })).body)).toEqual(
      marksIn(body),
    );
    const again = body.media.map(({ id }: { id: string }, index: number) => ({
      id,
      file: { name: 'q.png', url: keys[index] },
    }));
    expect(marksIn((await change(built, { media: again })).body)).toEqual(marksIn(body));
    const other = { name: 'r.png', url: await upload(built.creator) };
    const [, second] = body.media;
    expect(marksIn((await change(built, { file: other })).body)).toEqual([[], second.marks]);
    const [first] = (await read(built)).steps[0].media;
    expect(
      marksIn(
        (await change(built, { media: [{ id: first.id }, { id: second.id, file: other }] })).body,
      ),
    ).toEqual([[], []]);
  });

  it('are refused at their field, and nothing changes', async () => {
    const { built, body } = await withMarks();
    const [{ id, marks: stored }] = body.media;
    const problems = async (marks: unknown) =>
      fieldsOf(change(built, { media: [{ id, marks }], name: texts('Lost', both) }));
    const refused: [unknown, object][] = [
      [{ ...circle, x: Number.NaN }, { x: expect.any(String) }],
      [{ ...circle, w: 1.5 }, { w: 'A mark must lie within its picture.' }],
      [{ ...circle, y: '0.2' }, { y: expect.any(String) }],
      [{ ...circle, h: -0.1 }, { '': expect.any(String) }],
      [{ ...circle, x: 0.8 }, { '': 'A mark must lie within its picture.' }],
      [{ ...circle, w: 0.001 }, { '': 'A mark needs at least half a percent of its picture.' }],
      [{ ...arrow, w: 0, h: 0 }, { '': expect.any(String) }],
      [{ ...circle, kind: 'star' }, { kind: expect.any(String) }],
      [{ ...circle, number: 10 }, { number: 'A number from 1 to 9.' }],
      [{ ...circle, number: 1.5 }, { number: 'A number from 1 to 9.' }],
      [{ ...circle, tone: 'pink' }, { tone: expect.any(String) }],
      [{ ...circle, id: 'x' }, { id: expect.any(String) }],
      [
        { ...circle, label: [{ lang: 'en', value: 'x'.repeat(61) }] },
        { 'label.0.value': 'At most 60 characters.' },
      ],
      [
        { ...circle, label: texts('?', ['de']) },
        { label: 'Name only languages of the project, each once.' },
      ],
      [null, { '': expect.any(String) }],
      ['circle', { '': expect.any(String) }],
    ];
    for (const [mark, fields] of refused) {
      const expected = Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [
          `media.0.marks.1${name === '' ? '' : `.${name}`}`,
          text as string,
        ]),
      );
      expect([mark, await problems([stored[0], mark])]).toMatchObject([mark, expected]);
    }
    const [unknown] = Object.keys((await problems([{ ...circle, colour: 'red' }])) ?? {});
    expect(unknown).toMatch(/^media\.0\.marks\.0/);
    expect(await problems([stored[0], stored[0]])).toEqual({
      'media.0.marks': 'Give each id only once.',
    });
    expect(await problems(Array(1_000).fill(circle))).toEqual({
      'media.0.marks': 'At most 20 marks on a picture.',
    });
    const many = await change(built, { media: [{ id, marks: Array(10_000).fill(circle) }] });
    expect([many.status, many.body.error.code]).toEqual([413, 'body_too_large']);
    expect(await problems({})).toEqual({ 'media.0.marks': expect.any(String) });
    const { steps } = await read(built);
    expect(body).toMatchObject(steps[0]);
  });

  it('have labels without bidirectional signs, and blank ones are none', async () => {
    const { built, body } = await withMarks();
    const [{ id }] = body.media;
    const label = [
      { lang: 'en', value: ' Screw\u202e\u2066 4\u200b mm ' },
      { lang: 'pt-BR', value: ' ' },
    ];
    const changed = await change(built, { media: [{ id, marks: [{ ...circle, label }] }] });
    expect(marksIn(changed.body)).toMatchObject([
      [{ label: [{ lang: 'en', value: 'Screw 4 mm' }] }],
    ]);
  });

  it('go along with copies, swaps, and a picture that becomes a step', async () => {
    const { built, body } = await withMarks({ steps: 2 });
    const [first, second] = built.project.steps.map(({ id }) => id);
    const copy = await call(copyStep, { ...as(built, first), method: 'POST' });
    expect(marksIn(copy.body)).toEqual(marksIn(body));
    const swapped = await call(swapPicture, {
      ...as(built, first),
      method: 'POST',
      body: { with: second },
    });
    expect(swapped.body.results.map(marksIn)).toEqual([[], marksIn(body)]);
    const made = await call(makeStep, {
      token: built.creator.token,
      params: {
        id: built.project.projectUid,
        stepId: second as string,
        mediumId: body.media[0].id,
      },
      method: 'POST',
    });
    const [all, others] = marksIn(body);
    expect(made.body.results.map(marksIn)).toEqual([[others], [all]]);
    const project = await call(duplicateProject, { ...as(built), method: 'POST' });
    const stored = async (id: string) =>
      (await storedSteps(id)).map(({ marks, further }) => [
        marks,
        further.map((each) => each.marks),
      ]);
    expect(await stored(project.body.id)).toEqual(await stored(built.project.id));
  });

  it('come back from the bin, and with an undo', async () => {
    const { built, body } = await withMarks({ steps: 2 });
    const remove = () => call(removeStep, { ...as(built, body.id), method: 'DELETE' });
    await remove();
    const undone = await call(restoreStep, { ...as(built, body.id), method: 'POST' });
    expect(marksIn(undone.body)).toEqual(marksIn(body));
    await remove();
    const [item] = (await call(listBin, as(built))).body.results;
    await call(restoreFromBin, {
      token: built.creator.token,
      params: { id: built.project.projectUid, itemId: item.id },
      method: 'POST',
    });
    const { steps } = await read(built);
    expect(marksIn(steps.find((step: { id: string }) => step.id === body.id))).toEqual(
      marksIn(body),
    );
  });

  it('are named by a comparison, and come back with their version', async () => {
    const { built, body } = await marksOfVersions();
    const [{ id, marks }] = body.media;
    const [first, second] = marks;
    const compared = await call(compareVersions, { ...as(built), query: { from: '2' } });
    const [step] = compared.body.changes.steps;
    expect(step.marks).toMatchObject([
      {
        id: first.id,
        kind: 'changed',
        medium: 1,
        before: { x: 0.1 },
        after: { x: 0.2 },
        texts: [{ field: 'label', lang: 'en', before: 'Screw', after: 'Long screw' }],
      },
      { id: second.id, kind: 'removed', before: { kind: 'arrow', w: -0.5 } },
    ]);
    const pictures = compared.body.pictures.map((picture: { id: string }) => picture.id);
    expect(pictures).toContain(step.marks[0].fileId);
    const [back] = (await bringBack(built, 2)).body.steps;
    expect(back.media[0].id).toBe(id);
    expect(marksIn(back)).toEqual(marksIn(body));
  });
});

/** Version 2 has marks; the present one has moved, relabelled and removed some. */
async function marksOfVersions(): Promise<{
  built: Built;
  body: Awaited<ReturnType<typeof read>>;
}> {
  const built = await build({ isPublished: true });
  const file = { name: 'p.png', url: await upload(built.creator) };
  await editStep(built, { media: [{ file, marks: [labelled, arrow] }] });
  await say(built);
  const [body] = (await read(built)).steps;
  const [{ id, marks }] = body.media;
  const label = [{ lang: 'en', value: 'Long screw' }, marks[0].label[1]];
  const moved = { ...circle, id: marks[0].id, x: 0.2, label };
  await editStep(built, { media: [{ id, marks: [moved] }] });
  return { built, body };
}
