import { describe, expect, it } from 'vitest';
import { readJsonLd as read } from '@/testing/read-json-ld';

const step = (text: string, more = {}) => ({ '@type': 'HowToStep', text, ...more });

describe('tools and parts', () => {
  it('have their quantities', () => {
    const supply = (name: string, requiredQuantity: unknown) => ({
      '@type': 'HowToSupply',
      name,
      requiredQuantity,
    });
    const { guide } = read({
      step: 'Mix.',
      tool: [{ '@type': 'HowToTool', name: 'clamp', requiredQuantity: '2' }],
      supply: [
        supply('wood screw', 8),
        supply('board', { '@type': 'QuantitativeValue', value: 2, unitText: 'm' }),
        supply('glue', { value: '50', unitCode: 'MLT' }),
        supply('nail', { minValue: 4, maxValue: 6 }),
        supply('cork', '1-2'),
        supply('rope', { minValue: 1, maxValue: 2, unitCode: 'MTR' }),
        supply('plank', 1),
        supply('8 bolts', 8),
        supply('sand', '2 bags'),
        supply('paper', { value: 3, unitCode: 'C62' }),
        supply('flour', { '@type': 'QuantitativeValue', name: 'a handful' }),
        'wax',
      ],
      estimatedCost: { '@type': 'MonetaryAmount', currency: 'USD', value: '20' },
    });
    expect(guide.parts).toEqual([
      'wood screw × 8',
      'board × 2 m',
      'glue × 50 ml',
      'nail × 4–6',
      'cork × 1-2',
      'rope × 1–2 m',
      'plank',
      '8 bolts',
      'sand × 2 bags',
      'paper × 3',
      'flour × a handful',
      'wax',
    ]);
    expect([guide.tools, guide.description]).toEqual([['clamp × 2'], 'Estimated cost: 20 USD']);
  });

  it('keep every entry in order, with nested lists and lines, each list once', () => {
    expect(
      read({
        recipeIngredient: ['2 eggs', '2 eggs', ['For the top', '1 tsp Salt']],
        ingredients: ['2 eggs', '2 eggs', 'For the top', '1 tsp Salt'],
        step: 'Mix.',
      }).guide.parts,
    ).toEqual(['2 eggs', '2 eggs', 'For the top', '1 tsp Salt']);
    expect(
      read({ recipeIngredient: '2 eggs\n<li>1 tsp salt</li>', step: 'Mix.' }).guide.parts,
    ).toEqual(['2 eggs', '1 tsp salt']);
  });

  it('are reported with their line when they do not fit, and moved to the description', () => {
    const long = `Board, ${'very '.repeat(50)}long`;
    const { guide, problems, lines } = read({
      supply: ['nail', long, ...Array.from({ length: 103 }, (_, index) => `thing ${index}`)],
      step: 'Mix.',
    });
    expect([guide.parts.length, guide.parts[0], problems, lines]).toEqual([
      100,
      'nail',
      [
        ['entries_moved', [...long].slice(0, 200).join('')],
        ['entries_moved', 'thing 98'],
      ],
      [6, 105],
    ]);
    expect(`${guide.description} ${guide.steps.map(({ text }) => text).join(' ')}`).toContain(
      '• thing 102',
    );
  });

  it('of single steps are added', () => {
    expect(
      read({
        tool: 'Saw',
        step: [step('Mix.', { tool: [{ name: 'Saw' }, { name: 'Spoon' }], supply: 'Salt' })],
      }).guide,
    ).toMatchObject({ tools: ['Saw', 'Spoon'], parts: ['Salt'] });
  });
});

describe('content without a field', () => {
  it('goes into the texts: times of steps, pictures, tips', () => {
    const { guide, problems } = read({
      description: 'Good.',
      recipeYield: ['4', '4 servings'],
      step: [
        step('Mix.', {
          totalTime: 'PT1H5M',
          image: [{ '@type': 'ImageObject', url: { '@id': 'https://a.example/1.jpg' } }],
        }),
        {
          '@type': 'HowToStep',
          itemListElement: [
            {
              '@type': 'HowToDirection',
              name: 'Stir',
              text: 'Stir it well.',
              duringMedia: { '@type': 'ImageObject', contentUrl: 'https://a.example/2.jpg' },
            },
            { '@type': 'HowToTip', name: 'Tip', text: 'Use a spoon.' },
          ],
        },
        step('<p>Bake.<img src="https://a.example/3.jpg" alt="Oven"></p>'),
      ],
    });
    expect([guide.description, problems]).toEqual(['Good.', []]);
    expect([guide.kind, guide.yield]).toEqual([
      undefined,
      { amount: 4, unit: [{ lang: 'en', value: 'servings' }] },
    ]);
    expect(guide.steps.map(({ text, picture }) => [text, picture])).toEqual([
      ['Mix.\nTime: 1 h 5 min', 'https://a.example/1.jpg'],
      ['Stir it well.\nTip\nUse a spoon.', 'https://a.example/2.jpg'],
      ['Bake.', 'https://a.example/3.jpg'],
    ]);
  });

  it('is reported: videos and embedded pages, whose addresses are kept', () => {
    const { guide, steps, problems } = read({
      video: { '@type': 'VideoObject', name: 'All of it', contentUrl: 'https://v.example/1' },
      step: [
        step('Mix.', { video: { '@type': 'Clip', url: 'https://v.example/2' } }),
        step('Bake. <iframe src="https://v.example/3"></iframe>'),
        step('Eat.', { video: { name: 'x' } }),
      ],
    });
    expect(problems.toSorted()).toEqual(
      [
        ['embed_left_out', 'https://v.example/3'],
        ['video_left_out', 'https://v.example/1'],
        ['video_left_out', 'https://v.example/2'],
        ['video_left_out', 'none'],
      ].toSorted(),
    );
    expect([guide.description, ...steps]).toEqual([
      'Video: https://v.example/1',
      'Mix: Mix.\nVideo: https://v.example/2',
      'Bake: Bake.\nSee: https://v.example/3',
      'Eat',
    ]);
  });

  it('includes tags beyond thirty', () => {
    const { guide, problems } = read({
      keywords: Array.from({ length: 32 }, (_, index) => `t${index}`),
      category: ['Wood', 'Metal'],
      step: 'Mix.',
    });
    expect([guide.tags.length, guide.category, problems]).toEqual([
      30,
      'Wood',
      [['labels_left_out', 't30']],
    ]);
  });
});

describe('content that is too long', () => {
  it('does not reject the guide: tags are shortened and reported, answers continue in the next one', () => {
    const tag = `${'very '.repeat(40)}long`;
    expect(read({ keywords: [tag], step: 'Mix.' })).toMatchObject({
      guide: { tags: [expect.stringMatching(/^very .*…$/)] },
      problems: [['labels_left_out', tag.slice(0, 200)]],
    });
    const answer = Array.from({ length: 40 }, (_, index) => `Reason number ${index} of many.`).join(
      ' ',
    );
    const page = {
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: answer } },
      ],
    };
    const { questions } = read({ step: 'Mix.', subjectOf: page }).guide;
    expect(questions.map(([question]) => question)).toEqual([
      'Why? (1/3)',
      'Why? (2/3)',
      'Why? (3/3)',
    ]);
    expect(questions.map(([, text]) => text).join(' ')).toBe(answer);
  });
});

describe('the time', () => {
  const time = (value: object) => {
    const { guide, problems } = read({ step: ['Mix.', 'Bake.'], ...value });
    return [guide.averageTime, ...problems];
  };
  it.each([
    [{ totalTime: 'P0Y0M0DT0H35M0.000S' }, '00:35'],
    [{ totalTime: '35 min' }, '00:35'],
    [
      { totalTime: { '@type': 'QuantitativeValue', minValue: 30, maxValue: 40, unitCode: 'MIN' } },
      '00:40',
    ],
    [{ totalTime: { '@value': 'PT1H' } }, '01:00'],
    [{ totalTime: 90 }, '01:30'],
    [{ totalTime: 'PT0M', prepTime: 'PT10M', cookTime: '1 h' }, '01:10'],
    [{ prepTime: '10 minutos', performTime: 'PT20M' }, '00:30'],
    [{ totalTime: 'PT20S' }, '00:01'],
    [{}, '00:10'],
  ])('%j', (value, expected) => {
    expect(time(value)).toEqual([expected]);
  });

  it('is reported when it is unusable', () => {
    expect(time({ totalTime: 'overnight' })).toEqual(['00:10', ['time_unknown', 'overnight']]);
    expect(time({ totalTime: 'PT0M' })).toEqual(['00:10', ['time_unknown', 'PT0M']]);
    expect(time({ prepTime: 'PT5M', cookTime: 'a while' })).toEqual([
      '00:05',
      ['time_unknown', 'a while'],
    ]);
    expect(time({ totalTime: 'P14D' })).toEqual(['99:59', ['time_too_long', 'P14D']]);
  });
});
