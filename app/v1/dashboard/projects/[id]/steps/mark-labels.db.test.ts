import { describe, expect, it } from 'vitest';
import { readProject } from '@/features/projects/server/owned-project';
import type { TranslationFormat } from '@/features/translations/schema';
import { exportTranslation } from '@/features/translations/server/service';
import { call } from '@/testing/api';
import { texts } from '@/testing/database/factories';
import { names } from '@/testing/searches';
import { upload } from '../../../../_testing/uploads';
import { POST as importTranslation } from '../translations/route';
import { build } from './_testing/lines';
import { as, type Built, change } from './_testing/steps';

const circle = { kind: 'circle', x: 0.1, y: 0.2, w: 0.3, h: 0.4, number: 1 };
const english = (value: string) => [{ lang: 'en', value }];
const labelsOf = async ({ creator, project }: Built) => {
  const { steps } = await readProject(creator.actor, project.id);
  return steps[0]?.media.map(({ marks }) => marks.map(({ label }) => label));
};

/** A guide whose two pictures have a mark with a label each, in English only. */
async function withLabels() {
  const built = await build();
  const file = async () => ({ name: 'p.png', url: await upload(built.creator) });
  const { body } = await change(built, {
    media: [
      { file: await file(), marks: [{ ...circle, label: english('Pozidriv') }] },
      { file: await file(), marks: [{ ...circle, label: english('Spanner') }, circle] },
    ],
  });
  const units = body.media.map(
    ({ id, marks }: { id: string; marks: { id: string }[] }) =>
      `step.${body.id}.media.${id}.mark.${marks[0]?.id}`,
  );
  return { built, body, units };
}

describe('labels of marks', () => {
  it.each(['csv', 'xliff'] as const)(
    'go out and in with files for translators: %s',
    async (format) => {
      const { built, units } = await withLabels();
      const exported = async (kind: TranslationFormat) =>
        (
          await exportTranslation(built.creator.actor, built.project.id, {
            format: kind,
            from: 'en',
            to: 'pt-BR',
          })
        ).text;
      const file = await exported(format);
      for (const unit of units) expect(file).toContain(unit);
      const text = file
        .replace(/,Pozidriv,,/, ',Pozidriv,Parafuso,')
        .replace(
          /(<source>Pozidriv<\/source>\s*)<target state="needs-translation"><\/target>/,
          '$1<target state="translated">Parafuso</target>',
        );
      const { body } = await call(importTranslation, {
        ...as(built),
        body: { format, from: 'en', to: 'pt-BR', text, overwrite: units },
      });
      expect([body.written, body.refused, body.conflicts]).toMatchObject([
        [{ id: units[0] }],
        [],
        [],
      ]);
      expect(await labelsOf(built)).toMatchObject([
        [[{ value: 'Pozidriv' }, { lang: 'pt-BR', value: 'Parafuso' }]],
        [[{ value: 'Spanner' }], []],
      ]);
      expect(await exported(format)).toContain('Parafuso');
    },
  );

  it('become old when their source changes, and right again when confirmed', async () => {
    const { built, body } = await withLabels();
    const [{ id, marks }] = body.media;
    const second = { id: body.media[1].id };
    const write = (label: object[]) =>
      change(built, { media: [{ id, marks: [{ ...circle, id: marks[0].id, label }] }, second] });
    const translated = { lang: 'pt-BR', value: 'Parafuso' };
    await write([...english('Pozidriv'), translated]);
    await write([...english('Long pozidriv'), translated]);
    expect(await labelsOf(built)).toMatchObject([
      [[{ value: 'Long pozidriv' }, { value: 'Parafuso', state: 'old' }]],
      [[{ value: 'Spanner' }], []],
    ]);
    await write([...english('Long pozidriv'), { ...translated, state: 'written' }]);
    expect(await labelsOf(built)).toMatchObject([
      [[{ value: 'Long pozidriv' }, { value: 'Parafuso', state: 'written' }]],
      [[{ value: 'Spanner' }], []],
    ]);
  });
});

describe('the search', () => {
  it('finds a guide by the labels on its pictures, also in other languages', async () => {
    const built = await build({ isPublished: true, name: 'A lamp' });
    const file = async () => ({ name: 'p.png', url: await upload(built.creator) });
    const labels = ['Pozidriv', 'Spanner'].map((label) => [
      ...english(label),
      { lang: 'pt-BR', value: label === 'Spanner' ? 'Chave inglesa' : 'Parafuso' },
    ]);
    await change(built, {
      media: [
        { file: await file(), marks: [{ ...circle, label: labels[0] }] },
        { file: await file(), marks: [{ ...circle, label: labels[1] }] },
      ],
    });
    for (const word of ['pozidriv', 'spanner', 'parafuso', 'inglesa'])
      expect([word, await names(word)]).toEqual([word, ['A lamp']]);
    await change(built, { media: [] });
    expect(await names('pozidriv', { exact: 'true' })).toEqual([]);
  });

  it('has no words for the numbers of marks in a text', async () => {
    const built = await build({ isPublished: true, name: 'Lamp ②' });
    await change(built, { name: texts('Turn ①screw', ['en', 'pt-BR']) });
    expect(await names('screw')).toEqual(['Lamp ②']);
    expect(await names('①', { exact: 'true' })).not.toEqual([]);
    expect(await names('screw ⑨ lamp', { exact: 'true' })).toEqual(['Lamp ②']);
    expect(await names('lamp 2', { exact: 'true' })).toEqual([]);
  });
});
