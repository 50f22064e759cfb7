import { describe, expect, it } from 'vitest';
import { languageProgress } from '@/features/editor/model/language-progress';
import type { LineKind } from '@/features/projects/model/lines/lines';
import { db } from '@/server/db/client';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { call } from '@/testing/api';
import { buildProject, stepBody, texts } from '@/testing/database/factories';
import { GET as readPublic } from '../../../../projects/[id]/route';
import { GET as listProjects } from '../../route';
import { POST as duplicateProject } from '../duplicate/route';
import { GET as readProject, PATCH as changeProject } from '../route';
import { GET as compareVersions } from '../versions/compare/route';
import { POST as copyStep } from './[stepId]/duplicate/route';
import { POST as restoreStep } from './[stepId]/restore/route';
import { DELETE as removeStep } from './[stepId]/route';
import { add, as, type Built, change, fieldsOf } from './_testing/steps';

const both: ProjectLanguage[] = ['en', 'pt-BR'];
const line = (kind: LineKind, value: string, languages = both) => ({
  kind,
  text: texts(value, languages),
});
const timer = (seconds: number, label?: string) => ({
  seconds,
  ...(label ? { label: texts(label, both) } : {}),
});
const build = (fields: Parameters<typeof buildProject>[0] = {}) =>
  buildProject({ languages: both, steps: 1, ...fields });
const read = async (built: Built) => (await call(readProject, as(built))).body;
const shown = async (built: Built) =>
  (await call(readPublic, { params: { id: built.project.projectUid } })).body;
const plainTexts = (list: { lang: string; value: string }[]) =>
  list.map(({ lang, value }) => ({ lang, value }));

describe('the lines of a step', () => {
  it('come with a new step, in the order in which they were given, each with an id', async () => {
    const built = await build();
    const lines = [line('tip', 'Warm the glue'), line('danger', 'Mains: unplug it')];
    const { status, body } = await add(built, { ...stepBody('Glue', both), lines });
    expect(status).toBe(201);
    expect(body.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['tip', 'danger']);
    expect(body.lines[1]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'danger',
      text: [
        { lang: 'en', value: 'Mains: unplug it' },
        { lang: 'pt-BR', value: 'Mains: unplug it (pt-BR)', state: 'written' },
      ],
    });
    expect((await read(built)).steps[1].lines).toEqual(body.lines);
  });

  it('stay when a client that knows nothing of them changes the step', async () => {
    const built = await build();
    const { body } = await change(built, {
      lines: [line('note', 'A')],
      timers: [timer(60, 'Glue')],
    });
    const changed = await change(built, { name: texts('Other', both) });
    expect(changed.body.version).toBe(body.version + 1);
    expect([changed.body.lines, changed.body.timers]).toEqual([body.lines, body.timers]);
  });

  it('go on by their ids: in another order, of another kind, with texts of removed languages', async () => {
    const built = await build();
    const first = await change(built, { lines: [line('note', 'A'), line('caution', 'B')] });
    const [a, b] = first.body.lines;
    const patch = (body: object) => call(changeProject, { ...as(built), method: 'PATCH', body });
    await patch({ languages: ['en'] });
    const only = (text: { lang: string }[]) => text.filter(({ lang }) => lang === 'en');
    const second = await change(built, {
      lines: [
        { ...b, kind: 'warning', text: only(b.text) },
        { ...a, text: only(a.text) },
      ],
    });
    expect(second.body.lines).toEqual([
      { id: b.id, kind: 'warning', text: texts('B') },
      { id: a.id, kind: 'note', text: texts('A') },
    ]);
    await patch({ languages: both });
    const { lines } = (await read(built)).steps[0];
    expect(lines.map(({ text }: { text: typeof a.text }) => plainTexts(text))).toEqual([
      texts('B', both),
      texts('A', both),
    ]);
  });

  it('have translations that become old with their source, or stay written', async () => {
    const built = await build();
    const { body } = await change(built, { lines: [line('warning', 'Hot')] });
    const [one] = body.lines;
    const write = (value: string, more: object = {}) =>
      change(built, {
        ...more,
        lines: [{ ...one, text: [{ lang: 'en', value }, one.text[1]] }],
      });
    const stateOf = (answer: { body: typeof body }) => answer.body.lines[0].text[1].state;
    expect(stateOf(await write('Hot!', { keepTranslations: true }))).toBe('written');
    expect(stateOf(await write('Very hot'))).toBe('old');
    expect(stateOf(await write('Hot!'))).toBe('written');
  });

  it('tell readers which translation is old, and creators of written ones', async () => {
    const built = await build({ isPublished: true });
    const { body } = await change(built, { lines: [line('warning', 'Hot')] });
    const [one] = body.lines;
    expect((await shown(built)).steps[0].lines[0].text).toEqual(texts('Hot', both));
    await change(built, {
      lines: [{ ...one, text: [{ lang: 'en', value: 'Very hot' }, one.text[1]] }],
    });
    expect((await shown(built)).steps[0].lines[0].text).toEqual([
      { lang: 'en', value: 'Very hot' },
      { lang: 'pt-BR', value: 'Hot (pt-BR)', state: 'old' },
    ]);
  });

  it('are validated', async () => {
    const built = await build();
    const six = Array.from({ length: 6 }, () => line('note', 'A'));
    const problem = (body: object) => fieldsOf(change(built, body));
    expect(await problem({ lines: six })).toEqual({
      lines: 'At most five notes and warnings in a step.',
    });
    expect(await problem({ lines: [line('note', 'A', ['en'])] })).toEqual({
      'lines.0.text': 'Give one text for each language of the project.',
    });
    expect(await problem({ lines: [line('note', 'ä'.repeat(301))] })).toMatchObject({
      'lines.0.text.0.value': 'At most 300 characters.',
    });
    expect(await problem({ lines: [{ ...line('note', 'A'), kind: 'reminder' }] })).toEqual({
      'lines.0.kind': 'Choose note, tip, caution, warning or danger.',
    });
    const id = '0191c3a4-0000-7000-8000-000000000001';
    const twice = [
      { ...line('note', 'A'), id },
      { ...line('note', 'B'), id: id.toUpperCase() },
    ];
    expect(await problem({ lines: twice })).toEqual({ lines: 'Give each id only once.' });
    const pending = { ...line('note', 'A') };
    pending.text = [
      pending.text[0],
      { lang: 'pt-BR', value: '', pending: true },
    ] as typeof pending.text;
    expect((await change(built, { lines: [pending] })).body.lines[0].text[1]).toEqual({
      lang: 'pt-BR',
      value: '',
      pending: true,
    });
  });

  it('are none in a chapter', async () => {
    const built = await build();
    const chapter = { type: 2, name: texts('Wood', both) };
    const given = { lines: [line('note', 'A')], timers: [timer(60)] };
    const fields = {
      lines: 'A chapter has no notes or warnings.',
      timers: 'A chapter has no timers.',
    };
    expect(await fieldsOf(add(built, { ...chapter, ...given }))).toEqual(fields);
    const { body } = await add(built, { ...chapter, lines: [] });
    const { project, ...others } = built;
    const there = { ...others, project: { ...project, steps: [body] } } as Built;
    expect(await fieldsOf(change(there, { lines: given.lines }))).toEqual({ lines: fields.lines });
    expect(await fieldsOf(change(there, { timers: given.timers }))).toEqual({
      timers: fields.timers,
    });
  });
});

describe('the timers of a step', () => {
  it('have five seconds to a day, and a name or none', async () => {
    const built = await build();
    const { body } = await change(built, { timers: [timer(5), timer(86_400, 'Dry')] });
    expect(body.timers).toEqual([
      { id: expect.any(String), seconds: 5, label: [] },
      {
        id: expect.any(String),
        seconds: 86_400,
        label: [
          { lang: 'en', value: 'Dry' },
          { lang: 'pt-BR', value: 'Dry (pt-BR)', state: 'written' },
        ],
      },
    ]);
    const range = { 'timers.0.seconds': 'From 5 seconds to 24 hours.' };
    for (const seconds of [4, 86_401, 7.5, '60'])
      expect(await fieldsOf(change(built, { timers: [{ seconds }] }))).toEqual(range);
    const six = Array.from({ length: 6 }, () => timer(60));
    expect(await fieldsOf(change(built, { timers: six }))).toEqual({
      timers: 'At most five timers in a step.',
    });
    const half = [{ seconds: 60, label: texts('Dry') }];
    expect(await fieldsOf(change(built, { timers: half }))).toEqual({
      'timers.0.label': 'Give one text for each language of the project.',
    });
  });
});

describe('lines and timers', () => {
  const given = { lines: [line('warning', 'Sharp blade')], timers: [timer(90, 'Cool down')] };

  it('reach readers with the version, without pending texts', async () => {
    const built = await build({ isPublished: true });
    const [id] = built.project.steps.map((step) => step.id);
    const draft = { ...as(built, id), method: 'PATCH', query: { draft: 'true' } };
    const { PATCH } = await import('./[stepId]/route');
    await call(PATCH, {
      ...draft,
      body: {
        ...given,
        lines: [
          {
            kind: 'warning',
            text: [
              { lang: 'en', value: 'Sharp blade' },
              { lang: 'pt-BR', value: '', pending: true },
            ],
          },
        ],
      },
    });
    const [before] = (await shown(built)).steps;
    expect([before.lines, before.timers]).toEqual([[], []]);
    const { body } = await call(compareVersions, as(built));
    expect(body.changes.steps).toMatchObject([
      {
        kind: 'changed',
        texts: [],
        lines: [{ kind: 'added', kindAfter: 'warning', texts: [{ after: 'Sharp blade' }] }],
        timers: [{ kind: 'added', secondsAfter: 90 }],
      },
    ]);
    await change(built, {});
    const { POST: publish } = await import('../versions/route');
    await call(publish, { ...as(built), body: {} });
    const [step] = (await shown(built)).steps;
    expect([step.lines, step.timers]).toMatchObject([
      [{ kind: 'warning', text: [{ lang: 'en', value: 'Sharp blade' }] }],
      [{ seconds: 90, label: texts('Cool down', both) }],
    ]);
    expect(step.lines[0].text).toHaveLength(1);
  });

  it('change nothing of what was published before there were any', async () => {
    const built = await build({ isPublished: true });
    expect((await read(built)).unpublishedChanges).toBe(0);
    const { contents } = await db().projectVersion.findFirstOrThrow({
      where: { projectId: built.project.id },
    });
    expect(Object.keys((contents as { steps: object[] }).steps[0] ?? {}).sort()).toEqual([
      'alt',
      'description',
      'fileId',
      'id',
      'name',
      'type',
    ]);
  });

  it('go along with copies and come out of the trash', async () => {
    const built = await build();
    const { body } = await change(built, given);
    const copy = await call(copyStep, { ...as(built, body.id), method: 'POST' });
    expect([copy.body.lines, copy.body.timers]).toEqual([body.lines, body.timers]);
    await call(removeStep, { ...as(built, body.id), method: 'DELETE' });
    const back = await call(restoreStep, { ...as(built, body.id), method: 'POST' });
    expect([back.body.lines, back.body.timers]).toEqual([body.lines, body.timers]);
    const other = await call(duplicateProject, { ...as(built), method: 'POST' });
    const { steps } = await db().project.findUniqueOrThrow({
      where: { id: other.body.id },
      include: { steps: { orderBy: { position: 'asc' } } },
    });
    expect(steps.map(({ lines }) => lines)).toEqual([
      [{ id: body.lines[0].id, kind: 'warning', text: texts('Sharp blade', both) }],
      [{ id: body.lines[0].id, kind: 'warning', text: texts('Sharp blade', both) }],
    ]);
    expect(steps.map(({ timers }) => (timers as object[]).length)).toEqual([1, 1]);
  });

  it('count as texts of each language, as the editor counts them', async () => {
    const built = await build();
    await change(built, {
      lines: [line('note', 'A'), line('tip', 'B')],
      timers: [timer(60), timer(60, 'Dry')],
    });
    await change(built, { name: texts('Step', both) });
    const { body: listed } = await call(listProjects, { token: built.creator.token });
    const { progress } = listed.results[0];
    // Two names and a description, two lines and the timer that has a name.
    expect(progress).toMatchObject([
      { lang: 'en', written: 6, total: 6 },
      { lang: 'pt-BR', written: 5, total: 6 },
    ]);
    expect(languageProgress(await read(built))).toEqual(progress);
  });

  it('need their text in a new primary language', async () => {
    const built = await build();
    const pending = { lang: 'pt-BR', value: '', pending: true };
    await change(built, {
      lines: [{ kind: 'note', text: [{ lang: 'en', value: 'A' }, pending] }],
    });
    const turn = () =>
      call(changeProject, {
        ...as(built),
        method: 'PATCH',
        body: { languages: ['pt-BR', 'en'], name: 'Estante' },
      });
    expect((await turn()).status).toBe(422);
    await change(built, { lines: [line('note', 'A')] });
    expect((await turn()).status).toBe(200);
  });
});
