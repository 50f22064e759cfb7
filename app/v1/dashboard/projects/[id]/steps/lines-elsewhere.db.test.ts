import { storedSteps } from '@/testing/database/stored-items';
import { describe, expect, it } from 'vitest';
import { languageProgress } from '@/features/editor/translations/model/language-progress';
import { call } from '@/testing/api';
import { texts } from '@/testing/database/factories';
import { GET as listProjects } from '../../route';
import { POST as duplicateProject } from '../duplicate/route';
import { PATCH as changeProject } from '../route';
import { POST as importTranslation } from '../translations/route';
import { bringBack, editStep, say } from '../versions/_testing/versions';
import { GET as compareVersions } from '../versions/compare/route';
import { POST as copyStep } from './[stepId]/duplicate/route';
import { POST as restoreStep } from './[stepId]/restore/route';
import { DELETE as removeStep } from './[stepId]/route';
import { as, change } from './_testing/steps';
import { both, line, timer, build, read, shown } from './_testing/lines';

describe('lines and timers', () => {
  const parts = { lines: [line('warning', 'Sharp blade')], timers: [timer(90, 'Cool down')] };

  it('reach readers with the version, without pending texts', async () => {
    const built = await build({ isPublished: true });
    const [id] = built.project.steps.map((step) => step.id);
    const draft = { ...as(built, id), method: 'PATCH', query: { draft: 'true' } };
    const { PATCH } = await import('./[stepId]/route');
    await call(PATCH, {
      ...draft,
      body: {
        ...parts,
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

  it('go along with copies and come out of the trash', async () => {
    const built = await build();
    const { body } = await change(built, parts);
    const copy = await call(copyStep, { ...as(built, body.id), method: 'POST' });
    expect([copy.body.lines, copy.body.timers]).toEqual([body.lines, body.timers]);
    await call(removeStep, { ...as(built, body.id), method: 'DELETE' });
    const back = await call(restoreStep, { ...as(built, body.id), method: 'POST' });
    expect([back.body.lines, back.body.timers]).toEqual([body.lines, body.timers]);
    const other = await call(duplicateProject, { ...as(built), method: 'POST' });
    const steps = await storedSteps(other.body.id);
    expect(steps.map(({ lines }) => lines)).toEqual([
      [{ id: body.lines[0].id, kind: 'warning', text: texts('Sharp blade', both) }],
      [{ id: body.lines[0].id, kind: 'warning', text: texts('Sharp blade', both) }],
    ]);
    expect(steps.map(({ timers }) => timers.length)).toEqual([1, 1]);
  });

  it('come back with their version', async () => {
    const built = await build({ isPublished: true });
    await editStep(built, parts);
    await say(built);
    await editStep(built, { lines: [line('note', 'Dull blade')], timers: [timer(20)] });
    const [step] = (await bringBack(built, 2)).body.steps;
    expect([step.lines, step.timers]).toMatchObject([[{ kind: 'warning' }], [{ seconds: 90 }]]);
  });

  it('are translated by a file with nothing else', async () => {
    const built = await build();
    const label = [
      { lang: 'en', value: 'Dry' },
      { lang: 'pt-BR', value: '', pending: true },
    ];
    const { body } = await change(built, { timers: [{ seconds: 60, label }] });
    const text = `id,target\nstep.${body.id}.timer.${body.timers[0].id},Secar\n`;
    await call(importTranslation, {
      ...as(built),
      body: { format: 'csv', from: 'en', to: 'pt-BR', text },
    });
    expect((await read(built)).steps[0].timers[0].label).toMatchObject([
      { lang: 'en', value: 'Dry' },
      { lang: 'pt-BR', value: 'Secar' },
    ]);
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

  it('stay old when the new primary language says what the former one said once', async () => {
    const languages = [...both, 'de' as const];
    const built = await build({ languages });
    const write = (values: string[], id?: string) => {
      const text = values.map((value, index) => ({ lang: languages[index], value }));
      return change(built, { lines: [{ id, kind: 'danger', text }] });
    };
    const { body } = await write(['Hot', 'Hot', 'Heiß']);
    await write(['Very hot', 'Hot', 'Heiß'], body.lines[0].id);
    const turn = { languages: ['pt-BR', 'en', 'de'], name: 'Estante' };
    await call(changeProject, { ...as(built), method: 'PATCH', body: turn });
    expect((await read(built)).steps[0].lines[0].text.at(-1)).toEqual({
      lang: 'de',
      value: 'Heiß',
      state: 'old',
    });
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
