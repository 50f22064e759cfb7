import { fillItems, storedSteps } from '@/testing/database/stored-items';
import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { call, untilServed } from '@/testing/api';
import { buildProject, texts } from '@/testing/database/factories';
import { upload } from '../../../../_testing/uploads';
import { PATCH } from './[stepId]/route';
import { POST as duplicate } from './[stepId]/duplicate/route';
import { POST as swapPicture } from './[stepId]/swap-picture/route';
import { add, as, change, fieldsOf, idsOf, places, upTo, type Built } from './_testing/steps';

const both: ProjectLanguage[] = ['pt-BR', 'en'];
const copy = (built: Built, stepId?: string) =>
  call(duplicate, { ...as(built, stepId ?? built.project.steps[0]?.id), method: 'POST' });

describe('POST …/steps/{stepId}/duplicate', () => {
  it('inserts a copy with all texts, also of removed languages, right after the original', async () => {
    const built = await buildProject({ steps: 3, languages: both });
    const [first, second, third] = idsOf(built);
    const changed = await change(built, { alt: texts('A saw', both) });
    await db().project.update({ where: { id: built.project.id }, data: { languages: ['pt-BR'] } });
    const { status, body } = await copy(built);
    expect([status, body]).toEqual([
      201,
      {
        ...changed.body,
        id: expect.any(String),
        version: 1,
        name: texts('Step 1', ['pt-BR']),
        description: texts('How to: Step 1', ['pt-BR']),
        alt: texts('A saw', ['pt-BR']),
      },
    ]);
    expect(await places(built)).toEqual({
      ids: [first, body.id, second, third],
      positions: upTo(4),
    });
    expect((await storedSteps(built.project.id))[1]?.name).toEqual(texts('Step 1', both));
  });

  it('copies a chapter too', async () => {
    const built = await buildProject({ steps: 1 });
    const { body } = await add(built, { type: 2, name: texts('Part one') });
    expect((await copy(built, body.id)).body).toMatchObject({
      type: 2,
      name: texts('Part one'),
      description: [],
    });
  });

  it('respects the limit of 500, even with concurrent requests', async () => {
    const built = await buildProject({ steps: 1 });
    await fillItems(built.project.id, 'step', 498);
    const answers = await Promise.all(upTo(3).map(() => untilServed(() => copy(built))));
    expect(answers.map((answer) => answer.body.error?.code ?? answer.status).sort()).toEqual([
      201,
      'too_many_steps',
      'too_many_steps',
    ]);
    expect((await places(built)).positions).toEqual(upTo(500));
  });

  it('answers a retry with the same Idempotency-Key with the first copy', async () => {
    const built = await buildProject({ steps: 1 });
    const again = () =>
      call(duplicate, {
        ...as(built, built.project.steps[0]?.id),
        method: 'POST',
        headers: { 'idempotency-key': 'copy-1' },
      });
    const [one, two] = [await again(), await again()];
    expect([two.body.id, (await places(built)).ids.length]).toEqual([one.body.id, 2]);
  });
});

describe('POST …/steps/{stepId}/swap-picture', () => {
  const swap = (built: Built, from: string | undefined, to: unknown) =>
    call(swapPicture, { ...as(built, from), method: 'POST', body: { with: to } });
  const pictureOf = async (built: Built, index: number) =>
    change(built, { file: { name: 'p.png', url: await upload(built.creator) } }, index);

  it('swaps the pictures and their descriptions, also with a step that has none', async () => {
    const built = await buildProject({ steps: 3 });
    const [first, second, third] = idsOf(built);
    const one = (await pictureOf(built, 0)).body.file.key;
    const two = (await pictureOf(built, 1)).body.file.key;
    await change(built, { alt: texts('A saw') }, 0);
    const { status, body } = await swap(built, first, second);
    expect([status, body]).toMatchObject([
      200,
      {
        results: [
          { id: first, version: 4, file: { key: two }, alt: [] },
          { id: second, version: 3, file: { key: one }, alt: texts('A saw') },
        ],
        totalResults: 2,
      },
    ]);
    expect((await swap(built, second, third)).body.results).toMatchObject([
      { id: second, file: null, alt: [] },
      { id: third, file: { key: one }, alt: texts('A saw') },
    ]);
  });

  it('is rejected for chapters, and for steps of other projects', async () => {
    const built = await buildProject({ steps: 2 });
    const [first] = idsOf(built);
    const other = await buildProject({ steps: 1 });
    const part = (await add(built, { type: 2, name: texts('Part') })).body.id;
    const problem = { with: 'A chapter has no picture.' };
    expect(await fieldsOf(swap(built, first, part))).toEqual(problem);
    expect(await fieldsOf(swap(built, part, first))).toEqual(problem);
    expect((await swap(built, first, idsOf(other)[0])).status).toBe(404);
    expect((await swap(built, first, 'x')).status).toBe(422);
  });
});

describe("the description of a step's picture", () => {
  const pt = { lang: 'pt-BR', value: 'Uma serra' };
  const en = { lang: 'en', value: 'A saw' };

  it('is written in any of the languages, or in none', async () => {
    const built = await buildProject({ steps: 1, languages: both });
    expect((await change(built, { alt: [en] })).body.alt).toEqual([{ ...en, state: 'written' }]);
    expect((await change(built, { alt: [en, pt] })).body.alt).toEqual([
      pt,
      { ...en, state: 'written' },
    ]);
    expect(
      (
        await change(built, {
          alt: [
            { ...en, value: ' ' },
            { lang: 'pt-BR', value: '', pending: true },
          ],
        })
      ).body,
    ).toMatchObject({ alt: [], version: 4 });
    expect(
      (await add(built, { name: texts('x', both), description: texts('x', both), alt: [pt] })).body
        .alt,
    ).toEqual([pt]);
  });

  it('has at most 250 characters, in languages of the project, each once', async () => {
    const built = await buildProject({ steps: 1, languages: both });
    const problem = (alt: object[]) => fieldsOf(change(built, { alt }));
    expect(await problem([{ lang: 'en', value: '🪚'.repeat(250) }])).toBeUndefined();
    expect(await problem([{ lang: 'en', value: 'a'.repeat(251) }])).toEqual({
      'alt.0.value': 'At most 250 characters.',
    });
    const languages = { alt: 'Name only languages of the project, each once.' };
    expect(await problem([{ lang: 'fr', value: 'Scie' }])).toEqual(languages);
    expect(await problem([en, en])).toEqual(languages);
    expect(await problem([pt, { ...en, pending: true }])).toEqual({
      'alt.1.value': 'A text that is left for later must be empty.',
    });
    const chapter = await add(built, { type: 2, name: texts('Part', both) });
    expect(
      (await call(PATCH, { ...as(built, chapter.body.id), method: 'PATCH', body: { alt: [en] } }))
        .body.error.fields,
    ).toEqual({ alt: 'A chapter has no picture.' });
  });

  it('returns with a language that was removed', async () => {
    const built = await buildProject({ steps: 1, languages: both });
    await change(built, { alt: [pt, en] });
    await db().project.update({ where: { id: built.project.id }, data: { languages: ['pt-BR'] } });
    expect((await change(built, { alt: [{ ...pt, value: 'Serra' }] })).body.alt).toEqual([
      { ...pt, value: 'Serra' },
    ]);
    await db().project.update({ where: { id: built.project.id }, data: { languages: both } });
    expect((await change(built, {})).body.alt).toEqual([
      { ...pt, value: 'Serra' },
      { ...en, state: 'old' },
    ]);
  });
});
