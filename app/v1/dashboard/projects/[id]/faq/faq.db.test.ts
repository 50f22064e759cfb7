import { fillItems, storedQuestions } from '@/testing/database/stored-items';
import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { call, untilServed } from '@/testing/api';
import { buildProject, texts } from '@/testing/database/factories';
import { DELETE, PATCH } from './[questionId]/route';
import { POST as duplicate } from './[questionId]/duplicate/route';
import { POST } from './route';
import { PATCH as sort } from './sort/route';

type Built = Awaited<ReturnType<typeof buildProject>>;
const both: ProjectLanguage[] = ['en', 'de'];
const as = ({ creator, project }: Built, questionId = '') => ({
  token: creator.token,
  params: { id: project.id, questionId },
});
const add = (built: Built, body: object) => call(POST, { ...as(built), body });
const change = (built: Built, body: object) =>
  call(PATCH, { ...as(built, built.questions[0]?.id), method: 'PATCH', body });
const order = (built: Built, body: unknown) => call(sort, { ...as(built), method: 'PATCH', body });
const pair = (question: string, answer: string) => ({
  question: texts(question),
  answer: texts(answer),
});

async function places(built: Built) {
  const rows = await storedQuestions(built.project.id);
  return { ids: rows.map((row) => row.id), positions: rows.map((row) => row.position) };
}

describe('questions', () => {
  it('are added at the end with their answer', async () => {
    const built = await buildProject({ questions: 1 });
    const { status, body } = await add(built, pair('Which glue?', 'Two\nlines'));
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        version: 1,
        question: texts('Which glue?'),
        answer: texts('Two\nlines'),
        unpublishedChanges: 0,
      },
    ]);
    expect((await places(built)).ids).toEqual([built.questions[0]?.id, body.id]);
  });

  it('need both texts in every language, of at most 500 characters, or marked as pending', async () => {
    const built = await buildProject({ languages: both });
    const fieldsFor = async (body: object) => (await add(built, body)).body.error?.fields;
    const later = { lang: 'de', value: '', pending: true };
    const good = texts('x', both);
    expect(await fieldsFor({ question: good })).toEqual({
      answer: 'Give one text for each language of the project.',
    });
    expect(await fieldsFor({ question: good, answer: texts('only English') })).toEqual({
      answer: 'Give one text for each language of the project.',
    });
    expect(
      await fieldsFor({ question: good, answer: texts('y'.repeat(501)).concat(later as never) }),
    ).toEqual({ 'answer.0.value': 'At most 500 characters.' });
    expect(
      await fieldsFor({ question: good, answer: [{ lang: 'en', value: '🪵'.repeat(500) }, later] }),
    ).toBeUndefined();
  });

  it('change with their version, and reject a stale one', async () => {
    const built = await buildProject({ questions: 1 });
    expect((await change(built, { answer: texts('New'), version: 1 })).body).toMatchObject({
      version: 2,
      answer: texts('New'),
      question: texts('Question 1'),
    });
    const { status, body } = await change(built, { question: texts('Late'), version: 1 });
    expect([status, body.error.code, body.current.answer]).toEqual([
      409,
      'stale_version',
      texts('New'),
    ]);
  });

  // security: 24
  it('are sorted all or not at all, by a list or by {ids}', async () => {
    const built = await buildProject({ questions: 3 });
    const ids = built.questions.map((question) => question.id);
    const backwards = [...ids].reverse();
    expect(
      (await order(built, backwards)).body.questions.map((question: { id: string }) => question.id),
    ).toEqual(backwards);
    expect((await order(built, { ids })).status).toBe(200);
    for (const bad of [ids.slice(1), [...ids, ids[0]], [], {}, [null]])
      expect((await order(built, bad)).status).toBe(422);
    expect(await places(built)).toEqual({ ids, positions: [0, 1, 2] });
  });

  // security: 58
  it('keep the positions 0 to n-1 when sorted, added and removed concurrently', async () => {
    const built = await buildProject({ questions: 6 });
    const ids = built.questions.map((question) => question.id);
    await Promise.all(
      [
        () => order(built, [...ids].reverse()),
        () => order(built, ids),
        ...[1, 2, 3].map((n) => () => add(built, pair(`Q${n}`, `A${n}`))),
        ...[0, 2, 5].map((n) => () => call(DELETE, { ...as(built, ids[n]), method: 'DELETE' })),
      ].map((ask) => untilServed(ask)),
    );
    expect((await places(built)).positions).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('are at most 200', async () => {
    const built = await buildProject();
    await fillItems(built.project.id, 'question', 199);
    const answers = await Promise.all(
      [1, 2, 3].map(() => untilServed(() => add(built, pair('Q', 'A')))),
    );
    expect(answers.map((answer) => answer.body.error?.code ?? answer.status).sort()).toEqual([
      201,
      'too_many_questions',
      'too_many_questions',
    ]);
  });
});

describe('POST …/faq/{questionId}/duplicate', () => {
  const copy = (built: Built) =>
    call(duplicate, { ...as(built, built.questions[0]?.id), method: 'POST' });

  it('inserts a copy with all texts right after the original', async () => {
    const built = await buildProject({ questions: 2, languages: both });
    const { status, body } = await copy(built);
    expect([status, body]).toEqual([
      201,
      { ...built.questions[0], id: expect.any(String), unpublishedChanges: 0 },
    ]);
    expect(await places(built)).toEqual({
      ids: [built.questions[0]?.id, body.id, built.questions[1]?.id],
      positions: [0, 1, 2],
    });
  });

  it('respects the limit of 200', async () => {
    const built = await buildProject({ questions: 1 });
    await fillItems(built.project.id, 'question', 199);
    expect((await copy(built)).body.error.code).toBe('too_many_questions');
  });
});
