import { describe, expect, it } from 'vitest';
import { call } from '@/testing/api';
import { stepBody, texts } from '@/testing/database/factories';
import { PATCH as changeProject } from '../route';
import { add, as, type Built, change, fieldsOf } from './_testing/steps';
import { both, line, timer, build, read, shown, plainTexts } from './_testing/lines';

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
    const parts = { lines: [line('note', 'A')], timers: [timer(60)] };
    const fields = {
      lines: 'A chapter has no notes or warnings.',
      timers: 'A chapter has no timers.',
    };
    expect(await fieldsOf(add(built, { ...chapter, ...parts }))).toEqual(fields);
    const { body } = await add(built, { ...chapter, lines: [] });
    const { project, ...others } = built;
    const afterwards = { ...others, project: { ...project, steps: [body] } } as Built;
    expect(await fieldsOf(change(afterwards, { lines: parts.lines }))).toEqual({
      lines: fields.lines,
    });
    expect(await fieldsOf(change(afterwards, { timers: parts.timers }))).toEqual({
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
