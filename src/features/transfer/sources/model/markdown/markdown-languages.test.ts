import { describe, expect, it } from 'vitest';
import { wholeGuideInput } from '@/features/projects/import/schema';
import { nameOfAllLanguages, readLanguages } from './markdown-reader';

const read = (files: Record<string, string>) =>
  readLanguages(Object.entries(files).map(([name, text]) => ({ name, text })));
const refused = (files: Record<string, string>) => {
  const { guides, refusals } = read(files);
  return [guides.length, refusals.map(({ file, line, reason }) => [file, line, reason])];
};
const only = (files: Record<string, string>) => {
  const [found, ...more] = read(files).guides;
  if (!found || more.length > 0) throw new Error('There is not one guide.');
  return { found, guide: wholeGuideInput.parse(found.raw) };
};
const EN =
  '# Shelf\n\nFor plants.\n\n## Before\n\n### Cut\n\nCut it.\n\n![A saw](cut.png)\n\n### Glue\n\nGlue it.\n\n## FAQ\n\n### Which glue?\n\nPVA.\n';
const PT =
  '# Shelf\n\nFor plants.\n\n## Antes\n\n### Serrar\n\nSerre.\n\n![Uma serra](cut.png)\n\n### Colar\n\nCole.\n\n## Perguntas\n\n### Qual cola?\n\nPVA.\n';

describe('Markdown files of one guide', () => {
  it('are recognised by their names', () => {
    expect(
      [
        'a/guide.pt-BR.md',
        'a/guide.pt_br.md',
        'guide.en.markdown',
        'guide.md',
        'notes.no.md',
        'a.de/b.md',
        'x.de.json',
      ].map(nameOfAllLanguages),
    ).toEqual([
      'a/guide.md',
      'a/guide.md',
      'guide.markdown',
      'guide.md',
      'notes.no.md',
      'a.de/b.md',
      'x.de.json',
    ]);
  });

  it('become it in all their languages, in order', () => {
    const { guide, found } = only({ 'shelf/guide.md': EN, 'shelf/guide.pt-BR.md': PT });
    expect(guide).toMatchObject({
      name: 'Shelf',
      description: 'For plants.',
      languages: ['en', 'pt-BR'],
      averageTime: '00:10',
    });
    expect(
      guide.steps.map(({ type, name, description, alt }) => [
        type,
        name.map(({ value }) => value),
        description.map(({ value }) => value),
        alt,
      ]),
    ).toEqual([
      [2, ['Before', 'Antes'], [], undefined],
      [
        1,
        ['Cut', 'Serrar'],
        ['Cut it.', 'Serre.'],
        [
          { lang: 'en', value: 'A saw' },
          { lang: 'pt-BR', value: 'Uma serra' },
        ],
      ],
      [1, ['Glue', 'Colar'], ['Glue it.', 'Cole.'], undefined],
    ]);
    expect(guide.questions).toEqual([
      {
        question: [
          { lang: 'en', value: 'Which glue?' },
          { lang: 'pt-BR', value: 'Qual cola?' },
        ],
        answer: [
          { lang: 'en', value: 'PVA.' },
          { lang: 'pt-BR', value: 'PVA.' },
        ],
      },
    ]);
    expect(found.pictures).toEqual([{ place: { step: 1 }, source: 'cut.png' }]);
  });

  it('know the place of each text', () => {
    const {
      found: { fileOf, lineOf },
    } = only({ 'guide.en.md': EN, 'guide.pt.md': `\n\n${PT}` });
    const at = (...path: (string | number)[]) => [fileOf?.(path), lineOf(path)];
    expect([
      at('steps', 1, 'name', 1, 'value'),
      at('steps', 1, 'name', 0),
      at('steps', 1, 'alt', 1, 'value'),
      at('steps', 1, 'picture'),
      at('questions', 0, 'answer', 1),
      at('name'),
    ]).toEqual([
      ['guide.pt.md', 9],
      ['guide.en.md', 7],
      ['guide.pt.md', 9],
      ['guide.en.md', 7],
      ['guide.pt.md', 21],
      ['guide.en.md', 1],
    ]);
  });

  it('may have different lengths: the same steps are split alike', () => {
    const long = 'A rather long sentence about glue. '.repeat(60);
    const { guide } = only({
      'a.de.md': '# A\n\n## Eins\n\nKurz.\n\n## Zwei\n\nUnd gut.\n',
      'a.en.md': `# A\n\n${'Why this is so. '.repeat(200)}\n\n## One\n\n${long}\n\n## Two\n\nFine.\n`,
    });
    expect(guide.languages).toEqual(['de', 'en']);
    const texts = guide.steps.map(({ description }) => description.map(({ value }) => value));
    expect(texts.every((each) => each.length === 2 && each.every((text) => text !== ''))).toBe(
      true,
    );
    expect(texts.map(([, text]) => text).join(' ')).toContain(long.trim().slice(-100));
    expect(texts.at(-1)).toEqual(['Und gut.', 'Fine.']);
    expect(guide.steps.some(({ name }) => /\(1\/\d+\)$/.test(name[0]?.value ?? ''))).toBe(true);
  });

  it('are rejected as a whole, with file, line and reason, when they do not match', () => {
    const one = '# A\n\n## B\n\nC\n';
    expect(refused({ 'g.en.md': EN, 'g.pt.md': PT.replace('### Colar\n\nCole.\n\n', '') })).toEqual(
      [0, [['g.pt.md', 7, 'language_steps_differ']]],
    );
    expect(
      refused({
        'g.en.md': EN,
        'g.pt.md': PT.replace('## Perguntas', '### Pintar\n\nPinte.\n\n## Perguntas'),
      }),
    ).toEqual([0, [['g.pt.md', 17, 'language_steps_differ']]]);
    expect(refused({ 'g.en.md': EN, 'g.pt.md': PT.replace('### Serrar', '## Serrar') })).toEqual([
      0,
      [['g.pt.md', 7, 'language_kind_differs']],
    ]);
    expect(
      refused({ 'g.en.md': EN, 'g.pt.md': PT.replace('### Qual cola?\n\nPVA.\n', '') }),
    ).toEqual([0, [['g.pt.md', 1, 'language_questions_differ']]]);
    expect(refused({ 'g.md': one, 'g.en.md': one })).toEqual([
      0,
      [['g.en.md', 1, 'language_repeated']],
    ]);
    expect(refused({ 'g.en.md': one, 'g.pt.md': '# A\n\nWords.\n' })).toEqual([
      0,
      [['g.pt.md', 1, 'steps_not_found']],
    ]);
    expect(refused({ 'g.en.md': one, 'g.pt.md': '---\na: 1\na: 2\n---\n## B' })).toEqual([
      0,
      [['g.pt.md', 3, 'front_matter_malformed']],
    ]);
  });

  it('report content that a guide has only once', () => {
    expect(
      refused({
        'g.en.md': '# Shelf\n\n## Cut\n\nC\n\n![](en.png)\n',
        'g.de.md': '# Regal\n\n## Sägen\n\nC\n\n![](de.png)\n',
      }),
    ).toEqual([1, [['g.de.md', 3, 'language_picture_left_out']]]);
    expect(
      refused({ 'g.en.md': '## Cut\n\nC\n', 'g.de.md': '## Sägen\n\nC\n\n![](de.png)\n' }),
    ).toEqual([1, []]);
    expect(
      only({ 'g.en.md': '## Cut\n\nC\n', 'g.de.md': '## Sägen\n\nC\n\n![](de.png)\n' }),
    ).toMatchObject({ guide: { name: 'g' }, found: { pictures: [{ source: 'de.png' }] } });
  });

  it('keep their own titles, descriptions, lists and tags', () => {
    const head = (title: string, rest: string) =>
      `---\ntitle: ${title}\ntags: [wood, ${title}]\ncategory: ${title}\n${rest}---\n\n# ${title}\n\nAbout ${title}.\n\n## A\n\nB\n`;
    const { guide } = only({
      'g.en.md': head('Shelf', 'tools: [Saw]\nparts: [Board, M6]\n'),
      'g.de.md': head('Regal', 'tools: [Säge]\nparts: [Brett, M6]\n'),
      'g.fr.md': head('Shelf', 'tools: [Scie, Colle]\n'),
    });
    expect(guide).toMatchObject({
      name: 'Shelf',
      names: [{ lang: 'de', value: 'Regal' }],
      descriptions: [{ lang: 'de', value: 'About Regal.' }],
      categories: [{ lang: 'de', value: 'Regal' }],
      tagLists: [{ lang: 'de', values: ['wood', 'Regal'] }],
      partLists: [{ lang: 'de', values: ['Brett', ''] }],
      toolLists: [{ lang: 'de', values: ['Säge'] }],
    });
    expect(
      refused({
        'g.en.md': head('Shelf', 'tools: [Saw]\n'),
        'g.fr.md': head('Shelf', 'tools: [Scie, Colle]\n'),
      }),
    ).toEqual([1, [['g.fr.md', 8, 'language_lists_left_out']]]);
  });
});
