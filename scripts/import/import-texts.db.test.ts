import { expect, it } from 'vitest';
import { readPublicProject } from '@/features/projects/server/public-project';
import { db } from '@/server/db/client';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { buildCreator, projectBody, stepBody, texts } from '@/testing/database/factories';
import { importLines } from './import-lines';

const both: ProjectLanguage[] = ['pt-BR', 'en'];
const names = [{ lang: 'en', value: 'Guide in English' }];
const guide = (key: string, ...values: string[]) => ({
  ...projectBody({ name: 'Guia', parts: ['Tábua'], languages: both }),
  names,
  partLists: [{ lang: 'en', values }],
  steps: [stepBody('Cut', both)],
  source: { key },
});

it('an imported guide has its own texts in all its languages, if they fit', async () => {
  const { actor } = await buildCreator();
  async function* lines() {
    yield { number: 1, text: JSON.stringify(guide('a', 'Plank')) };
    yield { number: 2, text: JSON.stringify(guide('b', 'Plank', 'Screw')) };
  }
  const reports = [];
  for await (const { outcome, reasons } of importLines(actor, lines()))
    reports.push([outcome, reasons]);
  expect(reports).toEqual([
    ['imported', []],
    [
      'refused',
      [
        'partLists.0.values: Give 1 entry, as in the list of the first language. Leave it empty if it is not translated.',
      ],
    ],
  ]);
  const { id } = await db().project.findFirstOrThrow();
  expect(await readPublicProject(id)).toMatchObject({
    names: [{ lang: 'pt-BR', value: 'Guia' }, ...names],
    partLists: [
      { lang: 'pt-BR', values: ['Tábua'] },
      { lang: 'en', values: ['Plank'] },
    ],
  });
});

it('its steps have lines and timers', async () => {
  const { actor } = await buildCreator();
  const step = {
    ...stepBody('Cut', ['en']),
    lines: [{ kind: 'danger', text: texts('Unplug it') }],
    timers: [{ seconds: 90, label: [] }],
  };
  const whole = { ...projectBody(), steps: [step], source: { key: 'c' } };
  const wrong = { ...whole, steps: [{ ...step, lines: [{ kind: 'fire', text: texts('Hot') }] }] };
  async function* lines() {
    yield { number: 1, text: JSON.stringify(whole) };
    yield { number: 2, text: JSON.stringify({ ...wrong, source: { key: 'd' } }) };
  }
  const reports = [];
  for await (const { outcome, reasons } of importLines(actor, lines()))
    reports.push([outcome, reasons]);
  expect(reports).toEqual([
    ['imported', []],
    ['refused', [expect.stringMatching(/^steps\.0\.lines\.0\.kind: /)]],
  ]);
  const { id } = await db().project.findFirstOrThrow();
  expect(await readPublicProject(id)).toMatchObject({
    steps: [{ lines: step.lines, timers: step.timers }],
  });
});
