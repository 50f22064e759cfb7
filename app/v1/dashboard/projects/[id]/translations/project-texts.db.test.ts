import { describe, expect, it } from 'vitest';
import type { TranslationFormat } from '@/features/translations/schema';
import { exportTranslation } from '@/features/translations/server/service';
import { readProject } from '@/features/projects/server/owned-project';
import { updateOwnedProject } from '@/features/projects/server/service';
import { call } from '@/testing/api';
import { buildProject } from '@/testing/database/factories';
import { POST } from './route';

const german: Record<string, string> = {
  'A shelf': 'Ein Regal',
  'For plants.': 'Für Pflanzen.',
  Wood: 'Holz',
  'wood, plants': 'Holz, Pflanzen, Wohnen',
  Board: 'Brett',
  Rope: 'Seil',
  Saw: 'Säge',
};
const translated = (file: string, words = german) =>
  Object.entries(words).reduce(
    (text, [en, de]) =>
      text
        .replace(
          `<source>${en}</source>\n<target state="needs-translation"></target>`,
          `<source>${en}</source>\n<target state="translated">${de}</target>`,
        )
        .replace(
          new RegExp(`,(?:${en}|"${en}"),,`),
          `,${en.includes(',') ? `"${en}"` : en},"${de}",`,
        ),
    file,
  );

async function build() {
  const { creator, project } = await buildProject({
    languages: ['en', 'de', 'fr'],
    name: 'A shelf',
    description: 'For plants.',
    category: 'Wood',
    tags: ['wood', 'plants'],
    parts: ['Board', 'Rope'],
    tools: ['Saw'],
    names: [{ lang: 'fr', value: 'Une étagère' }],
  });
  const { actor, token } = creator;
  return {
    exported: async (format: TranslationFormat) =>
      (await exportTranslation(actor, project.id, { format })).text,
    imported: async (body: object) =>
      (await call(POST, { token, params: { id: project.id }, body })).body,
    change: (patch: Parameters<typeof updateOwnedProject>[2]) =>
      updateOwnedProject(actor, project.id, patch),
    now: () => readProject(actor, project.id),
  };
}

describe.each(['csv', 'xliff'] as const)('the texts of the guide itself in %s', (format) => {
  it('are read, and written into their language', async () => {
    const { exported, imported, now } = await build();
    const file = await exported(format);
    expect(file).toMatch(
      /project\.name[^]*project\.description[^]*project\.category[^]*project\.tags[^]*tool\.1[^]*part\.1[^]*part\.2/,
    );
    const before = await now();
    expect(await imported({ format, text: file })).toMatchObject({ written: [], conflicts: [] });
    expect(await now()).toEqual(before);
    const body = await imported({ format, text: translated(file) });
    expect([body.written.length, body.refused]).toEqual([7, []]);
    expect(await now()).toMatchObject({
      version: before.version + 1,
      name: 'A shelf',
      parts: ['Board', 'Rope'],
      names: [
        { lang: 'en', value: 'A shelf' },
        { lang: 'de', value: 'Ein Regal' },
        { lang: 'fr', value: 'Une étagère' },
      ],
      descriptions: [{ lang: 'en' }, { lang: 'de', value: 'Für Pflanzen.' }],
      categories: [{ lang: 'en' }, { lang: 'de', value: 'Holz' }],
      tagLists: [{ lang: 'en' }, { lang: 'de', values: ['Holz', 'Pflanzen', 'Wohnen'] }],
      partLists: [{ lang: 'en' }, { lang: 'de', values: ['Brett', 'Seil'] }],
      toolLists: [{ lang: 'en' }, { lang: 'de', values: ['Säge'] }],
    });
  });

  it('have the word of the yield, which is not required and goes with it', async () => {
    const { exported, imported, change, now } = await build();
    const unit = [
      { lang: 'en', value: 'hooks' },
      { lang: 'fr', value: 'crochets' },
    ] as const;
    await change({ yield: { amount: 4, unit: [...unit] } });
    const text = translated(await exported(format), { hooks: 'Haken' });
    expect((await imported({ format, text })).written).toMatchObject([{ id: 'project.yield' }]);
    expect((await now()).yield).toEqual({
      amount: 4,
      unit: [
        { lang: 'en', value: 'hooks' },
        { lang: 'de', value: 'Haken', state: 'written' },
        { lang: 'fr', value: 'crochets', state: 'written' },
      ],
    });
    await change({ yield: null });
    expect((await imported({ format, text })).refused).toMatchObject([
      { id: 'project.yield', reason: 'translationUnknown' },
    ]);
  });

  it('conflict if another entry is at their place now, and are refused if they do not fit', async () => {
    const { exported, imported, change, now } = await build();
    const text = translated(await exported(format), {
      ...german,
      'wood, plants': `Holz, ${'x'.repeat(61)}`,
    });
    await change({ parts: ['Rope'], names: [{ lang: 'de', value: 'Regal' }] });
    const body = await imported({ format, text });
    expect(body.conflicts).toMatchObject([
      { id: 'project.name', reason: 'targetChanged', current: 'Regal', incoming: 'Ein Regal' },
      { id: 'part.1', reason: 'sourceChanged', source: 'Rope', incoming: 'Brett' },
    ]);
    expect(body.refused).toMatchObject([
      { id: 'project.tags', reason: 'tooLong' },
      { id: 'part.2', reason: 'translationUnknown' },
    ]);
    expect(await now()).toMatchObject({ partLists: [{ lang: 'en', values: ['Rope'] }] });
    await imported({ format, text, overwrite: ['part.1'] });
    expect(await now()).toMatchObject({
      partLists: [{ lang: 'en' }, { lang: 'de', values: ['Brett'] }],
    });
  });
});

it('old translations say so, and come back written or confirmed', async () => {
  const { exported, imported, change, now } = await build();
  await change({
    names: [{ lang: 'de', value: 'Regal' }],
    partLists: [{ lang: 'de', values: ['Brett', 'Seil'] }],
    tagLists: [{ lang: 'de', values: ['Holz, hell'] }],
  });
  await change({ name: 'A big shelf', parts: ['Plank', 'Cord'], tags: ['wood'] });
  const file = await exported('xliff');
  expect(file.match(/needs-review-translation/g)).toHaveLength(4);
  const text = file
    .replace('>Regal<', '>Großes Regal<')
    .replace(/(id="part\.2"[^]*?)needs-review-translation/, '$1translated')
    .replace(/(id="project\.tags"[^]*?)needs-review-translation/, '$1translated');
  expect((await imported({ format: 'xliff', text })).written).toHaveLength(3);
  expect(await now()).toMatchObject({
    names: [{ lang: 'en' }, { lang: 'de', value: 'Großes Regal', state: 'written' }],
    tagLists: [{ lang: 'en' }, { lang: 'de', values: ['Holz, hell'], state: 'written' }],
    partLists: [{ lang: 'en' }, { lang: 'de', states: ['old', 'written'] }],
  });
});

it('a file into the primary language changes its texts, and leaves those it was made from written', async () => {
  const { imported, change, now } = await build();
  await change({
    partLists: [
      { lang: 'de', values: ['Brett', 'Seil'] },
      { lang: 'fr', values: ['Planche', 'Corde'] },
    ],
  });
  const text = 'id,target\nproject.name,The shelf\npart.2,Cord\ntool.1,\n';
  await imported({ format: 'csv', text, from: 'de', to: 'en', overwrite: 'all' });
  expect(await now()).toMatchObject({
    name: 'The shelf',
    parts: ['Board', 'Cord'],
    partLists: [
      { lang: 'en', values: ['Board', 'Cord'] },
      { lang: 'de', values: ['Brett', 'Seil'], states: ['written', 'written'] },
      { lang: 'fr', states: ['written', 'old'] },
    ],
    tools: ['Saw'],
  });
});
