import { storedSteps } from '@/testing/database/stored-items';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageProgress } from '@/features/editor/translations/model/language-progress';
import type { StatedText } from '@/features/projects/model/texts/states';
import { readOverview } from '@/features/projects/server/overview/service';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { call } from '@/testing/api';
import { buildProject, stepBody, texts } from '@/testing/database/factories';
import { GET as readPublic } from '../../../projects/[id]/route';
import { GET as listProjects } from '../route';
import { PATCH as patchQuestion } from './faq/[questionId]/route';
import { POST as duplicate } from './duplicate/route';
import { GET, PATCH } from './route';
import { GET as exportFile, POST as importFile } from './translations/route';
import { PATCH as patchStep } from './steps/[stepId]/route';
import { POST as duplicateStep } from './steps/[stepId]/duplicate/route';

const LANGUAGES: ProjectLanguage[] = ['pt-BR', 'en', 'de'];
type Built = Awaited<ReturnType<typeof buildProject>>;
type Item = Record<'id' | 'name' | 'description' | 'alt' | 'question' | 'answer', StatedText[]>;

const build = (fields: Parameters<typeof buildProject>[0] = {}) =>
  buildProject({ languages: LANGUAGES, steps: 2, questions: 1, ...fields });
const as = ({ creator, project }: Built, params: Record<string, string> = {}) => ({
  token: creator.token,
  params: { id: project.id, ...params },
});
const change = (built: Built, body: object) => call(PATCH, { ...as(built), method: 'PATCH', body });
const stepOf = (built: Built, index = 0) => ({ stepId: built.project.steps[index]?.id ?? '' });
const changeStep = (built: Built, body: object, index = 0) =>
  call(patchStep, { ...as(built, stepOf(built, index)), method: 'PATCH', body });
const changeQuestion = (built: Built, body: object) =>
  call(patchQuestion, {
    ...as(built, { questionId: built.questions[0]?.id ?? '' }),
    method: 'PATCH',
    body,
  });
const read = async (built: Built) => (await call(GET, as(built))).body;
const statesOf = (list: StatedText[]) =>
  Object.fromEntries(list.flatMap(({ lang, state }) => (state ? [[lang, state]] : [])));
const with_ = (list: StatedText[], lang: string, facts: object) =>
  list.map((text) => (text.lang === lang ? { ...text, ...facts } : text));
const withoutState = (list: StatedText[]) => list.map(({ lang, value }) => ({ lang, value }));

describe('translations of steps and questions', () => {
  it('become old when their source changes, and written when it changes back', async () => {
    const built = await build();
    const { name, description } = built.project.steps[0] as unknown as Item;
    expect(statesOf(name)).toEqual({ en: 'written', de: 'written' });
    const source = withoutState(name);
    const { body } = await changeStep(built, { name: with_(source, 'pt-BR', { value: 'Corte' }) });
    expect(statesOf(body.name)).toEqual({ en: 'old', de: 'old' });
    expect(statesOf(body.description)).toEqual({ en: 'written', de: 'written' });
    const translated = with_(withoutState(body.name), 'de', { value: 'Sägen' });
    expect(statesOf((await changeStep(built, { name: translated })).body.name)).toEqual({
      en: 'old',
      de: 'written',
    });
    const { body: undone } = await changeStep(built, { name: source, description });
    expect(statesOf(undone.name)).toEqual({ en: 'written', de: 'written' });
  });

  it('stay written with keepTranslations', async () => {
    const built = await build();
    const { question, answer } = built.questions[0] as unknown as Item;
    const typo = { question: with_(question, 'pt-BR', { value: 'Qual?' }), keepTranslations: true };
    expect(statesOf((await changeQuestion(built, typo)).body.question)).toEqual({
      en: 'written',
      de: 'written',
    });
    const { body } = await changeQuestion(built, {
      answer: with_(answer, 'pt-BR', { value: 'É' }),
    });
    expect([statesOf(body.question), statesOf(body.answer)]).toEqual([
      { en: 'written', de: 'written' },
      { en: 'old', de: 'old' },
    ]);
    expect((await changeQuestion(built, { keepTranslations: 'yes' })).status).toBe(422);
  });

  it('are confirmed by state, and the confirmation can be undone', async () => {
    const built = await build();
    const name = (built.project.steps[0] as unknown as Item).name;
    const { body } = await changeStep(built, { name: with_(name, 'pt-BR', { value: 'Corte' }) });
    const right = await changeStep(built, { name: with_(body.name, 'en', { state: 'written' }) });
    expect(statesOf(right.body.name)).toEqual({ en: 'written', de: 'old' });
    const back = await changeStep(built, { name: body.name });
    expect(statesOf(back.body.name)).toEqual({ en: 'old', de: 'old' });
    expect(
      (await changeStep(built, { name: with_(body.name, 'en', { state: 'new' }) })).status,
    ).toBe(422);
  });

  it('come back with a removed language as old as they are', async () => {
    const built = await build();
    await change(built, { languages: ['pt-BR', 'en'] });
    const [step] = (await read(built)).steps;
    await changeStep(built, { name: with_(step.name, 'pt-BR', { value: 'Corte' }) });
    const { body } = await change(built, { languages: LANGUAGES });
    expect(statesOf(body.steps[0].name)).toEqual({ en: 'old', de: 'old' });
    expect(statesOf(body.steps[0].description)).toEqual({ en: 'written', de: 'written' });
  });

  it('keep their state when the primary language changes', async () => {
    const built = await build();
    const [step] = built.project.steps as unknown as Item[];
    await changeStep(built, { name: with_(step?.name ?? [], 'pt-BR', { value: 'Corte' }) });
    await changeStep(built, {
      name: with_((await read(built)).steps[0].name, 'en', { value: 'Cut' }),
    });
    const { body } = await change(built, { languages: ['en', 'de', 'pt-BR'] });
    expect(statesOf(body.steps[0].name)).toEqual({ de: 'old', 'pt-BR': 'written' });
    expect(statesOf(body.questions[0].answer)).toEqual({ de: 'written', 'pt-BR': 'written' });
    expect(body.steps[0].version).toBe(3);
  });

  it('know the state of picture descriptions, also of the project', async () => {
    const built = await build();
    const alt = texts('A board', LANGUAGES);
    for (const send of [change, changeStep]) {
      const { body } = await send(built, { alt });
      expect(statesOf(body.alt)).toEqual({ en: 'written', de: 'written' });
      const changed = await send(built, { alt: with_(body.alt, 'pt-BR', { value: 'Tábua' }) });
      expect(statesOf(changed.body.alt)).toEqual({ en: 'old', de: 'old' });
    }
    const { body } = await change(built, {
      alt: with_(alt, 'pt-BR', { value: 'Tábuas' }),
      keepTranslations: true,
    });
    expect(statesOf(body.alt)).toEqual({ en: 'old', de: 'old' });
  });

  it('are copied with their states, and shown to readers without', async () => {
    const built = await build({ isPublished: true });
    const [step] = built.project.steps as unknown as Item[];
    await changeStep(built, { name: with_(step?.name ?? [], 'pt-BR', { value: 'Corte' }) });
    const copied = await call(duplicateStep, {
      ...as(built, stepOf(built)),
      method: 'POST',
    });
    expect(statesOf(copied.body.name)).toEqual({ en: 'old', de: 'old' });
    const copy = await call(duplicate, { ...as(built), method: 'POST' });
    const { body } = await call(GET, {
      token: built.creator.token,
      params: { id: copy.body.projectUid },
    });
    expect(body.steps.map(({ name }: Item) => statesOf(name))).toEqual(
      (await read(built)).steps.map(({ name }: Item) => statesOf(name)),
    );
    const shown = await call(readPublic, { params: { id: built.project.projectUid } });
    expect(JSON.stringify(shown.body)).not.toMatch(/"(?:state|of)":/);
    expect(shown.body.steps[0].name).toHaveLength(3);
  });
});

it('marks old translations in files for translators, and imported ones as written', async () => {
  const built = await build();
  const [step] = built.project.steps as unknown as Item[];
  await changeStep(built, { name: with_(step?.name ?? [], 'pt-BR', { value: 'Corte' }) });
  const importText = (text: string) =>
    call(importFile, { ...as(built), body: { format: 'csv', text } });
  const exported = async (query: string) => {
    const headers = { authorization: `Bearer ${built.creator.token}` };
    const request = new Request(`http://localhost/v1/x?format=csv&to=en&${query}`, { headers });
    return (await exportFile(request, { params: Promise.resolve(as(built).params) })).text();
  };
  const file = await exported('');
  expect(file.match(/needs-review-translation/g)).toHaveLength(1);
  await importText(file);
  expect(statesOf((await read(built)).steps[0].name)).toEqual({ en: 'old', de: 'old' });
  const { body } = await importText(file.replace('needs-review-translation', 'translated'));
  expect(body.written).toHaveLength(1);
  expect(statesOf((await read(built)).steps[0].name)).toEqual({ en: 'written', de: 'old' });
  const back = await exported('from=en&to=pt-BR');
  await importText(back.replace(',Corte,', ',Serrar,'));
  expect(statesOf((await read(built)).steps[0].name)).toEqual({ en: 'written', de: 'old' });
});

it("marks the guide's own old texts in those files too, and takes their confirmation", async () => {
  const built = await build({
    names: [{ lang: 'en', value: 'A shelf' }],
    parts: ['Tábua', 'Corda'],
    partLists: [{ lang: 'en', values: ['Board', 'Rope'] }],
  });
  await change(built, { name: 'Estante', parts: ['Viga', 'Corda'] });
  const old = await read(built);
  expect([old.names[1].state, old.partLists[1].states]).toEqual(['old', ['old', 'written']]);
  const headers = { authorization: `Bearer ${built.creator.token}` };
  const request = new Request('http://localhost/v1/x?format=csv&to=en', { headers });
  const file = await exportFile(request, { params: Promise.resolve(as(built).params) });
  const text = (await file.text()).replaceAll('needs-review-translation', 'translated');
  const { body } = await call(importFile, { ...as(built), body: { format: 'csv', text } });
  expect(body.written).toHaveLength(2);
  const now = await read(built);
  expect([now.names[1].state, now.partLists[1].states]).toEqual([
    'written',
    ['written', 'written'],
  ]);
});

// Model of the sources of translations, without digests.
const FIELDS = ['name', 'description', 'question', 'answer'] as const;
const edits = fc.record({
  item: fc.nat(2),
  field: fc.nat(1),
  lang: fc.constantFrom(...LANGUAGES),
  value: fc.constantFrom('A', 'B', 'C'),
  keepTranslations: fc.boolean(),
  /** True if the client sends back the states that it read, or knows nothing of them. */
  isEcho: fc.boolean(),
});

it('marks exactly the translations of a changed source, over random edits', async () => {
  const built = await build();
  const sources = new Map<string, string>();
  const [primary] = LANGUAGES;
  const valueIn = (list: StatedText[], lang: string) =>
    list.find((text) => text.lang === lang)?.value ?? '';
  const listsIn = (project: Awaited<ReturnType<typeof read>>) =>
    [...project.steps, ...project.questions].flatMap((item: Item) =>
      FIELDS.flatMap((field) =>
        item[field] ? [{ path: `${item.id}.${field}`, list: item[field] }] : [],
      ),
    );
  for (const { path, list } of listsIn(await read(built)))
    for (const { lang } of list) sources.set(`${path}.${lang}`, valueIn(list, primary ?? ''));
  for (const edit of fc.sample(edits, { numRuns: 60, seed: 7 })) {
    const project = await read(built);
    const isQuestion = edit.item === 2;
    const item: Item = isQuestion ? project.questions[0] : project.steps[edit.item];
    const field = FIELDS[(isQuestion ? 2 : 0) + edit.field] ?? 'name';
    const source = valueIn(item[field], primary ?? '');
    const given = with_(edit.isEcho ? item[field] : withoutState(item[field]), edit.lang, {
      value: edit.value,
    });
    for (const { lang, value } of item[field]) {
      const key = `${item.id}.${field}.${lang}`;
      if (edit.lang === primary && edit.keepTranslations && sources.get(key) === source)
        sources.set(key, edit.value);
      if (edit.lang === lang && lang !== primary && value !== edit.value) sources.set(key, source);
    }
    const { keepTranslations } = edit;
    const body = { [field]: given, ...(keepTranslations ? { keepTranslations } : {}) };
    await (isQuestion ? changeQuestion(built, body) : changeStep(built, body, edit.item));
    const after = await read(built);
    for (const { path, list } of listsIn(after))
      expect(statesOf(list), path).toEqual(
        Object.fromEntries(
          LANGUAGES.slice(1).map((lang) => [
            lang,
            sources.get(`${path}.${lang}`) === valueIn(list, primary ?? '') ? 'written' : 'old',
          ]),
        ),
      );
    const progress = languageProgress(after);
    const listed = await call(listProjects, { token: built.creator.token });
    expect(listed.body.results[0].progress).toEqual(progress);
    const { unfinished } = await readOverview(built.creator.actor);
    expect(unfinished.map(({ lang, percent }) => [lang, percent])).toEqual(
      progress.flatMap(({ lang, percent }) => (percent < 100 ? [[lang, percent]] : [])),
    );
  }
});

it('stores and answers the same as before for a guide without translations', async () => {
  const built = await buildProject({ steps: 1 });
  const { name } = stepBody('Saw');
  const { body } = await changeStep(built, { name });
  expect(body.name).toEqual([{ lang: 'en', value: 'Saw' }]);
  const [row] = await storedSteps(built.project.id);
  expect(row?.name).toEqual([{ lang: 'en', value: 'Saw' }]);
});
