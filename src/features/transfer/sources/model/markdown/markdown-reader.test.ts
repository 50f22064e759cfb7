import { describe, expect, it } from 'vitest';
import { onlyGuide, readBy, toPlain } from '@/testing/found-guides';
import { guideMarkdown } from '../../../export/model/guide-markdown';
import type { GuideFile } from '../../../model/guide-format';
import { markdownReader } from './markdown-reader';

const read = (text: string, name = 'guide.md') => onlyGuide(markdownReader, name, text);
const plainSteps = (text: string) =>
  read(text).steps.map(({ is, name, text: body, picture }) => [
    is,
    name,
    body,
    ...(picture ? [picture] : []),
  ]);

describe('Markdown', () => {
  it('that was exported here returns unchanged', () => {
    const texts = (value: string) => [{ lang: 'pt-BR' as const, value }];
    const list = (entry: string) => [{ lang: 'pt-BR' as const, values: [entry] }];
    const guide = {
      names: texts('Prateleira *simples*'),
      descriptions: texts('Para plantas.\n\nE livros.'),
      categories: texts('Móveis'),
      tagLists: list('madeira'),
      toolLists: list('Serra'),
      partLists: list('Tábua, 1 m'),
      name: 'Prateleira *simples*',
      description: 'Para plantas.\n\nE livros.',
      averageTime: '01:30',
      people: 2,
      ref: 'PR-1',
      brand: 'Casa',
      category: 'Móveis',
      tags: ['madeira'],
      tools: ['Serra'],
      parts: ['Tábua, 1 m'],
      type: 2,
      languages: ['pt-BR'],
      picture: { path: 'pictures/cover.webp', name: 'x' },
      alt: texts('A prateleira'),
      source: {
        key: 'k',
        title: 'Livro',
        url: 'https://a.example/x',
        license: 'CC BY 4.0',
        author: 'Ana',
      },
      steps: [
        { id: '1', type: 2, name: texts('Antes'), description: [], picture: null, alt: [] },
        {
          id: '2',
          type: 1,
          name: texts('1. Serrar <head> & [x]'),
          description: texts('Meça duas vezes;\n# corte uma\n1. vez\n\n- só'),
          picture: { path: 'pictures/a b.webp', name: 'x' },
          alt: texts('Serra'),
        },
        {
          id: '3',
          type: 1,
          name: texts('Colar'),
          description: texts('Espere.'),
          picture: null,
          alt: [],
        },
      ],
      questions: [{ question: texts('Qual cola?'), answer: texts('PVA.') }],
    } as unknown as GuideFile;
    const back = read(guideMarkdown(guide, 'pt-BR'), 'prateleira/guide.pt-BR.md');
    expect(back).toMatchObject({
      name: guide.name,
      description: guide.description,
      languages: ['pt-BR'],
      averageTime: '01:30',
      people: 2,
      ref: 'PR-1',
      brand: 'Casa',
      category: 'Móveis',
      tags: ['madeira'],
      tools: ['Serra'],
      parts: ['Tábua, 1 m'],
      type: 2,
      picture: 'pictures/cover.webp',
      alt: guide.alt,
      questions: [['Qual cola?', 'PVA.']],
      source: { title: 'Livro', url: 'https://a.example/x', license: 'CC BY 4.0', author: 'Ana' },
    });
    expect(back.steps.map(({ is, name, text, picture }) => [is, name, text, picture])).toEqual([
      ['chapter', 'Antes', '', undefined],
      [
        'step',
        '1. Serrar <head> & [x]',
        'Meça duas vezes;\n# corte uma\n1. vez\n- só',
        'pictures/a b.webp',
      ],
      ['step', 'Colar', 'Espere.', undefined],
    ]);
  });

  it('of other origin has headings as steps, lists of tools and parts in several languages, and local or remote pictures', () => {
    const guide = read(
      '# Plant shelf\n\nIt is **easy**.\n\n![The shelf](img/shelf.jpg)\n\n## What you need:\n\n- Saw\n- Drill\n\n## Zutaten\n\n* Board\n\n## Step 1: Cut\n\nCut it. See [this](https://a.example).\n\n![](https://a.example/cut.png "t")\n\n## 2. Glue\n\n1. Put glue on\n2. Press\n\n## FAQ\n\n### Which glue?\n\nPVA.\n',
    );
    expect(guide).toMatchObject({
      name: 'Plant shelf',
      description: 'It is **easy**.',
      languages: ['en'],
      averageTime: '00:10',
      tools: ['Saw', 'Drill'],
      parts: ['Board'],
      picture: 'img/shelf.jpg',
      questions: [['Which glue?', 'PVA.']],
      source: null,
    });
    expect(guide.steps).toEqual([
      {
        is: 'step',
        name: 'Cut',
        text: 'Cut it. See this (https://a.example).',
        line: 16,
        picture: 'https://a.example/cut.png',
      },
      { is: 'step', name: 'Glue', text: '1. Put glue on\n2. Press', line: 22 },
    ]);
  });

  it('keeps parts and tools as a list: duplicates, multi-line items, decimal commas, YAML fields', () => {
    const list =
      '# A\n\n## Ingredients\n\n- 2 eggs\n- 2,5 kg flour,\n  sifted\n- 2 eggs\n  - for the glaze\n\n## Tools\n\nSaw\nDrill\n\n## Mix\n\nMix.\n';
    expect(read(list)).toMatchObject({
      parts: ['2 eggs', '2,5 kg flour, sifted', '2 eggs', 'for the glaze'],
      tools: ['Saw', 'Drill'],
    });
    const front =
      '---\nparts:\n  - Flour: 500 g\n  - 3\n  - true\ntools: 1,5 mm drill, saw (large, sharp)\n---\n# A\n## B\nC';
    expect(read(front)).toMatchObject({
      parts: ['Flour: 500 g', '3', 'true'],
      tools: ['1,5 mm drill', 'saw (large, sharp)'],
    });
  });

  it('moves parts that do not fit into the list to the description', () => {
    const long = `${'Board, '.repeat(40)}end`;
    const { guides, refusals } = readBy(
      markdownReader,
      'guide.md',
      `# A\n\nGood.\n\n## Parts\n\n- ${long}\n${'- nut\n'.repeat(101)}\n## B\n\nC\n`,
    );
    expect(refusals.map(({ reason, values }) => [reason, values?.['count']])).toEqual([
      ['entries_moved', 1],
      ['entries_moved', 2],
    ]);
    const [{ parts, description } = { parts: [], description: '' }] = guides.map(toPlain);
    expect(parts).toHaveLength(100);
    expect(parts[0]?.length).toBeLessThanOrEqual(200);
    expect(description).toBe(`Good.\n\nParts:\n• ${long}\n• nut\n• nut`);
  });

  it('has chapters where headings contain headings', () => {
    expect(
      plainSteps(
        '# A\n\n## First part\n\n### Cut\n\nCut.\n\n#### Careful\n\nSharp.\n\n### Glue\n\nGlue.\n\n## Second part\n\nRead this.\n\n### Paint\n\nPaint.',
      ),
    ).toEqual([
      ['chapter', 'First part', ''],
      ['step', 'Cut', 'Cut.\n\nCareful\n\nSharp.'],
      ['step', 'Glue', 'Glue.'],
      ['chapter', 'Second part', ''],
      ['step', 'Second part', 'Read this.'],
      ['step', 'Paint', 'Paint.'],
    ]);
  });

  it('without headings, or with one for all steps, has the items of its numbered list as steps', () => {
    const list = '1. Mix it.\n\n   ![](a.jpg)\n2. Bake.\n   - At 200 °C\n\nLet it cool.\n';
    const steps = [
      ['step', 'Mix it', 'Mix it.', 'a.jpg'],
      ['step', 'Bake', 'Bake.\n- At 200 °C\n\nLet it cool.'],
    ];
    expect(plainSteps(`# Bread\n\nGood bread.\n\n${list}`)).toEqual(steps);
    expect(plainSteps(`# Bread\n\n## Ingredients\n\n- Flour\n\n## Directions\n\n${list}`)).toEqual(
      steps,
    );
  });

  it('has the lists below headings of directions as steps, beside other headings', () => {
    const numbered = '1. Mix it.\n2. Bake it.';
    expect(plainSteps(`# A\n\n## Method\n\n${numbered}\n\n## Notes\n\nEat.`)).toEqual([
      ['step', 'Mix it', 'Mix it.'],
      ['step', 'Bake it', 'Bake it.'],
      ['step', 'Notes', 'Eat.'],
    ]);
    expect(
      plainSteps(`# A\n\n## Préparation\n\n- Mix it.\n- Bake it.\n\n## Top\n\n${numbered}`).map(
        ([is, name]) => `${is} ${name}`,
      ),
    ).toEqual([
      'chapter Préparation',
      'step Mix it',
      'step Bake it',
      'chapter Top',
      'step Mix it',
      'step Bake it',
    ]);
  });

  it('has the numbered lists below headings within directions as steps', () => {
    const kinds = (text: string) => plainSteps(text).map(([is, name]) => `${is} ${name}`);
    expect(
      kinds('# A\n## Directions\n### Dough\n1. Mix.\n2. Rest.\n### Top\n1. Cut.\n## Notes\nEat.'),
    ).toEqual([
      'chapter Directions',
      'chapter Dough',
      'step Mix',
      'step Rest',
      'chapter Top',
      'step Cut',
      'step Notes',
    ]);
    const headings = ['chapter Steps', 'step Open', 'step Close'];
    expect(kinds('# A\n## Steps\n### Open\n- Turn.\n- Lift.\n### Close\nPush.')).toEqual(headings);
    expect(kinds('# A\n## Steps\n### 1. Open\n1. Turn.\n2. Lift.\n### 2. Close\n1. Push.')).toEqual(
      headings,
    );
  });

  it('keeps numbers of headings that count nothing', () => {
    expect(plainSteps('# A\n## 2 - 3 turns\nTurn.\n## 40 - tooth side\nStart.')).toEqual([
      ['step', '2 - 3 turns', 'Turn.'],
      ['step', '40 - tooth side', 'Start.'],
    ]);
  });

  it('has its language in the front matter or the file name', () => {
    expect([
      read('---\nlang: fr\ntags: bois, colle\n---\n# A\n## B\nC').languages,
      read('## B\nC', 'a/readme.es.md').languages,
    ]).toEqual([['fr'], ['es']]);
    expect(read('## B\nC', 'a/readme.es.md').name).toBe('readme.es');
  });

  it('is rejected with line and reason when it cannot be a guide', () => {
    const refusals = (text: string) => readBy(markdownReader, 'x.md', text).refusals;
    expect(refusals('# A\n\nJust words.')).toEqual([
      { file: 'x.md', line: 1, reason: 'steps_not_found' },
    ]);
    expect(refusals('---\ntitle: a\ntitle: b\n---\n## A')).toMatchObject([
      { reason: 'front_matter_malformed', line: 3 },
    ]);
    expect(
      refusals(
        `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c]\n---\n## A`,
      ),
    ).toMatchObject([{ reason: 'front_matter_malformed' }]);
    expect(refusals(`\n${'> '.repeat(500)}x`)).toEqual([
      { file: 'x.md', line: 2, reason: 'json_too_deep' },
    ]);
  });
});
