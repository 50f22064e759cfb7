import { storedGuides } from '@/testing/database/stored-items';
import { beforeEach, expect, it } from 'vitest';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { importFile } from '../../../../../app/v1/_testing/imports';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});

/** The result of a file, and its reported problems. */
async function imported(fileName: string, content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 1);
  const { state, guides, refusals } = await importFile(creator, Buffer.from(text), { fileName });
  expect([state, guides.refused]).toEqual(['done', 0]);
  const stored = await storedGuides(creator.actor.creatorId);
  return {
    guides: stored.map(({ name, head, texts, steps }) => ({
      name,
      description: texts.description,
      averageTimeMinutes: head.averageTimeMinutes,
      parts: texts.parts,
      steps: steps.map((step) => step.description[0]?.value ?? `# ${step.name[0]?.value ?? ''}`),
    })),
    problems: refusals as { line: number; reason: string; message: string }[],
  };
}

it('a recipe keeps all of its parts, duplicates and quantities included, and its time', async () => {
  const parts = [
    'Dough',
    '2 eggs',
    'Top',
    '2 eggs',
    ...Array.from({ length: 32 }, (_, at) => `${at} g`),
  ];
  const { guides, problems } = await imported('a.json', {
    '@type': 'Recipe',
    name: 'Cake&lt;',
    totalTime: 'P0Y0M0DT1H5M0.000S',
    recipeIngredient: [...parts, '&frac12; tsp salt'],
    supply: { name: 'board', requiredQuantity: { value: 2, unitText: 'm' } },
    recipeInstructions: [
      {
        '@type': 'HowToSection',
        name: 'Dough',
        item: [{ '@type': 'HowToStep', name: '1.', text: '<!-- wp:p --><p>Knead.</p>' }],
      },
      {
        '@type': 'HowToSection',
        name: 'Top',
        step: [{ '@type': 'HowToStep', text: 'Step 2: Spread.' }],
      },
    ],
  });
  expect(problems).toEqual([]);
  expect(guides).toEqual([
    {
      name: 'Cake<',
      description: '',
      averageTimeMinutes: 65,
      parts: [...parts, '½ tsp salt', 'board × 2 m'],
      steps: ['# Dough', 'Knead.', '# Top', 'Spread.'],
    },
  ]);
});

it('an untidy page is read, its broken block repaired and reported', async () => {
  const recipe = (name: string) =>
    `{"@type":"Recipe","name":"${name}","recipeInstructions":["Mix.\nBake."],};`;
  const page = `<!-- saved from url=(0022)https://a.example/ -->
<SCRIPT TYPE="application&#x2F;ld&#x2B;json"><!-- ${recipe('One')} --></SCRIPT>
<script type="application/ld+json">{'@type':'Recipe','name':'Two','recipeInstructions':['Mix.']}</script>`;
  const { guides, problems } = await imported('a.html', page);
  expect(guides.map(({ name, steps }) => [name, steps])).toEqual([
    ['One', ['Mix.', 'Bake.']],
    ['Two', ['Mix.']],
  ]);
  expect(problems.map(({ line, reason }) => [line, reason])).toEqual([[4, 'json_repaired']]);
});

it('lost content is reported in words, with its line', async () => {
  const { guides, problems } = await imported('a.json', {
    guideid: 1,
    title: 'Lamp',
    locale: 'en',
    time_required: 'a while',
    steps: [
      {
        orderby: 1,
        lines: [{ text_raw: "1/4'' socket" }],
        media: { type: 'embed', data: { url: 'https://v.example/1' } },
      },
      {
        orderby: 2,
        lines: [{ text_raw: 'Look.' }],
        media: { type: 'video', data: { filename: 'x.mp4' } },
      },
    ],
  });
  expect(guides[0]?.steps).toEqual(["1/4'' socket\nSee: https://v.example/1", 'Look.']);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [5, 'The time “a while” could not be used. Check the time of this guide in the editor.'],
    [
      14,
      'An embedded page was left out: guides show pictures only. Its address stands in the text: https://v.example/1',
    ],
    [28, 'A video was left out. The file has no address of it.'],
  ]);
});
