import { describe, expect, it } from 'vitest';
import type { TextsPatch } from './change-head-texts';
import {
  changePlainTexts,
  importedPlainTexts,
  newPlainTexts,
  plainNameIn,
  plainTextLists,
  type PlainHead,
} from '@/testing/plain-head';
import { projectTextsIn } from './project-texts';

const shelf: PlainHead = {
  languages: ['en', 'pt-BR', 'de'],
  name: 'A shelf',
  description: 'For plants.',
  category: 'Wood',
  tags: ['wood', 'plants'],
  parts: ['Board', 'Rope'],
  tools: ['Saw'],
  texts: {
    name: [{ lang: 'pt-BR', value: 'Uma prateleira' }],
    category: [{ lang: 'fr', value: 'Bois' }],
    tags: [{ lang: 'pt-BR', values: ['madeira'] }],
    parts: [
      { lang: 'pt-BR', values: ['Tábua', ''] },
      { lang: 'fr', values: ['Planche', 'Corde'] },
    ],
  },
};

function after(patch: TextsPatch, project = shelf) {
  const change = changePlainTexts(project, patch);
  if ('problems' in change) throw new Error(JSON.stringify(change.problems));
  return { ...project, ...change.columns, languages: patch.languages ?? project.languages };
}
const problems = (patch: TextsPatch) => {
  const change = changePlainTexts(shelf, patch);
  return 'problems' in change ? change.problems : {};
};

describe('the texts for a reader', () => {
  const view = { ...plainTextLists(shelf), languages: shelf.languages };

  it('are those of the language, each missing one in the primary language', () => {
    expect(projectTextsIn(view, 'pt-BR')).toEqual({
      name: 'Uma prateleira',
      nameLang: 'pt-BR',
      description: 'For plants.',
      descriptionLang: 'en',
      category: 'Wood',
      categoryLang: 'en',
      tags: ['madeira'],
      tagsLang: 'pt-BR',
      parts: [
        { text: 'Tábua', lang: 'pt-BR' },
        { text: 'Rope', lang: 'en' },
      ],
      tools: [{ text: 'Saw', lang: 'en' }],
      hasFallback: true,
    });
    expect(projectTextsIn(view, 'en')).toMatchObject({ name: 'A shelf', hasFallback: false });
    expect(projectTextsIn(view, 'de')).toMatchObject({ name: 'A shelf', nameLang: 'en' });
  });

  it('never come from a removed language', () => {
    expect(view.categories).toEqual([{ lang: 'en', value: 'Wood' }]);
    const removed = { ...shelf, languages: ['en' as const] };
    expect(plainNameIn(removed, 'pt-BR').value).toBe('A shelf');
    expect(plainNameIn(shelf, 'pt-BR').value).toBe('Uma prateleira');
  });
});

describe('a change in the primary language', () => {
  it('takes translations of parts along with their entries, also in removed languages', () => {
    const { parts, texts } = after({ parts: ['Rope', 'Screw', 'Board'] });
    expect(parts).toEqual(['Rope', 'Screw', 'Board']);
    expect(texts.parts).toEqual([
      { lang: 'pt-BR', values: ['', '', 'Tábua'] },
      { lang: 'fr', values: ['Corde', '', 'Planche'] },
    ]);
  });

  it('keeps every other translation', () => {
    const { texts } = after({ name: 'B', tags: [], category: '' });
    const withoutOf = JSON.parse(
      JSON.stringify(texts, (key, value) => (key === 'of' ? undefined : value)),
    );
    expect(withoutOf).toEqual(shelf.texts);
  });
});

describe('a new primary language', () => {
  it('brings its texts along; the former ones become translations', () => {
    const moved = after({ languages: ['pt-BR', 'en'] });
    expect(moved).toMatchObject({
      name: 'Uma prateleira',
      tags: ['madeira'],
      parts: ['Tábua', 'Rope'],
      texts: {
        name: [{ lang: 'en', value: 'A shelf' }],
        tags: [{ lang: 'en', values: ['wood', 'plants'] }],
        parts: [
          { lang: 'en', values: ['Board', 'Rope'] },
          { lang: 'fr', values: ['Planche', 'Corde'] },
        ],
      },
    });
    expect(after({ languages: ['en', 'pt-BR', 'de'] }, moved)).toMatchObject({
      name: shelf.name,
      tags: shelf.tags,
      parts: shelf.parts,
    });
  });

  it('is refused while other names are translated and its own is not', () => {
    expect(problems({ languages: ['de', 'en', 'pt-BR'] })).toEqual({
      languages: { key: 'primaryUnwritten' },
    });
    expect(after({ languages: ['de', 'en'], name: 'Regal' }).texts.name).toEqual([
      { lang: 'en', value: 'A shelf' },
      { lang: 'pt-BR', value: 'Uma prateleira' },
    ]);
  });

  it('changes nothing for a guide without translated texts, and loses nothing later', () => {
    const plain = { ...shelf, texts: {} };
    const moved = after({ languages: ['de', 'en'] }, plain);
    expect(moved).toMatchObject({ name: 'A shelf', description: 'For plants.', tools: ['Saw'] });
    const written = after({ name: 'Regal', tools: ['Säge'] }, moved);
    expect(plainTextLists(written)).toMatchObject({
      names: [
        { lang: 'de', value: 'Regal' },
        { lang: 'en', value: 'A shelf' },
      ],
      toolLists: [
        { lang: 'de', values: ['Säge'] },
        { lang: 'en', values: ['Saw'] },
      ],
    });
  });

  it('is no reason to overwrite a translation with texts that a form sends back', () => {
    const { name, tags, parts } = shelf;
    expect(after({ languages: ['pt-BR', 'en'], name, tags, parts })).toMatchObject({
      name: 'Uma prateleira',
      tags: ['madeira'],
      parts: ['Tábua', 'Rope'],
    });
  });
});

describe('lists of texts', () => {
  it('replace all translations but those in removed languages', () => {
    const { name, texts } = after({ names: [{ lang: 'de', value: 'Regal' }], categories: [] });
    expect(name).toBe('A shelf');
    expect(texts.name).toEqual([{ lang: 'de', value: 'Regal' }]);
    expect(texts.category).toEqual([{ lang: 'fr', value: 'Bois' }]);
  });

  it('set the primary texts too', () => {
    expect(
      after({
        names: [{ lang: 'en', value: 'B' }],
        partLists: [
          { lang: 'pt-BR', values: ['Corda', ''] },
          { lang: 'en', values: ['Rope', '', 'Screw'] },
        ],
      }),
    ).toMatchObject({
      name: 'B',
      parts: ['Rope', 'Screw'],
      texts: {
        parts: [
          { lang: 'pt-BR', values: ['Corda', ''] },
          { lang: 'fr', values: ['Corde', ''] },
        ],
      },
    });
  });

  it('say where they are wrong', () => {
    const list = (lang: 'en' | 'pt-BR' | 'es', ...values: string[]) => ({ lang, values });
    const differs = { key: 'textDiffers' };
    expect(problems({ names: [{ lang: 'es', value: 'x' }] })).toEqual({
      names: { key: 'pictureTextsLanguages' },
    });
    expect(problems({ tagLists: [list('pt-BR', 'a'), list('pt-BR', 'b')] })).toEqual({
      tagLists: { key: 'pictureTextsLanguages' },
    });
    expect(problems({ names: [{ lang: 'en', value: '', pending: true }] })).toEqual({
      'names.0.value': { key: 'textPrimary' },
    });
    expect(problems({ name: 'A', names: [{ lang: 'en', value: 'B' }] })).toEqual({
      'names.0.value': differs,
    });
    expect(problems({ tools: [], toolLists: [list('en', 'Saw')] })).toEqual({
      'toolLists.0.values': differs,
    });
    expect(problems({ partLists: [list('en', 'a'), list('pt-BR', 'b', 'c')] })).toEqual({
      'partLists.1.values': { key: 'listLength', values: { count: 1 } },
    });
    expect(problems({ parts: ['a'], partLists: [list('pt-BR', 'b', 'c')] })).toEqual({
      'partLists.0.values': { key: 'listLength', values: { count: 1 } },
    });
  });

  it('make a new guide together with the fields', () => {
    const { texts: _, ...columns } = shelf;
    expect(
      newPlainTexts({
        ...columns,
        description: '',
        descriptions: [
          { lang: 'en', value: 'D' },
          { lang: 'pt-BR', value: '' },
        ],
        partLists: [{ lang: 'pt-BR', values: ['Tábua', ''] }],
      }),
    ).toMatchObject({
      columns: { description: 'D', texts: { parts: [{ lang: 'pt-BR', values: ['Tábua', ''] }] } },
    });
  });

  it('are imported with those in removed languages, each language once', () => {
    const { texts: _, ...columns } = shelf;
    const imported = (names: string[]) =>
      importedPlainTexts({
        ...columns,
        names: names.map((value) => ({ lang: 'es' as const, value })),
      });
    expect(imported(['Un estante'])).toMatchObject({
      columns: { texts: { name: [{ lang: 'es', value: 'Un estante' }] } },
    });
    expect(imported(['Un estante', 'Otro'])).toEqual({
      problems: { names: { key: 'pictureTextsLanguages' } },
    });
  });
});
