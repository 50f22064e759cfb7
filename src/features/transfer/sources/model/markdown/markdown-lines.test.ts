import { expect, it } from 'vitest';
import { onlyGuide, readBy, toPlain } from '@/testing/found-guides';
import { markdownReader, readLanguages } from './markdown-reader';

const stepOf = (text: string) => {
  const step = onlyGuide(markdownReader, 'guide.md', `# Oil\n\n## Fry\n\n${text}\n`).steps[0];
  return {
    text: step?.text,
    lines: step?.lines?.map(({ kind, text: texts }) => [kind, texts[0]?.value]) ?? [],
    timers: step?.timers?.map(({ seconds, label }) => [seconds, label[0]?.value]) ?? [],
  };
};

it.each([
  ['NOTE', 'note'],
  ['tip', 'tip'],
  ['IMPORTANT', 'note'],
  ['CAUTION', 'caution'],
  ['WARNING', 'warning'],
  ['DANGER', 'danger'],
  ['info', 'note'],
  ['hint', 'tip'],
])('[!%s] is a line of the kind %s', (mark, kind) => {
  expect(stepOf(`> [!${mark}]\n> Hot **oil**:\n> - goggles\n> - gloves\n\nFry it.`)).toEqual({
    text: 'Fry it.',
    lines: [[kind, 'Hot **oil**:\n- goggles\n- gloves']],
    timers: [],
  });
});

it('an alert has its title as its first words, and may be folded', () => {
  expect(stepOf('Fry it.\n\n> [!warning]- Hot oil\n> Wear gloves.').lines).toEqual([
    ['warning', 'Hot oil\nWear gloves.'],
  ]);
});

it('an alert of an unknown name is a note, other quotes are text', () => {
  expect(stepOf('> [!SPELL]\n> Abra\n\n> Fry it [!NOTE]')).toMatchObject({
    text: 'Fry it [!NOTE]',
    lines: [['note', 'Abra']],
  });
});

it.each([
  ['> ⏱ 1 h 30 min: Rest: dough', [[5400, 'Rest: dough']]],
  ['> ⏱ 20 s', [[20, undefined]]],
  ['> ⏱ 4 s', []],
  ['> ⏱ 25 h', []],
  ['> ⏱ soon', []],
])('%s are timers: %j', (text, timers) =>
  expect(stepOf(`Fry it.\n\n${text}`).timers).toEqual(timers),
);

it.each([
  ['a deeper heading', '## Cook\n\n### Fry\n\nFry it.\n\n#### Rest\n\n'],
  ['a numbered list', '1. Fry it.\n\n'],
])('alerts and timers after %s belong to the step above', (_, above) => {
  const guide = onlyGuide(
    markdownReader,
    'guide.md',
    `# Oil\n\n${above}> [!TIP]\n> Cover it\n\n> ⏱ 20 s: Rest\n`,
  );
  expect(guide.steps.at(-1)).toMatchObject({
    lines: [{ kind: 'tip' }],
    timers: [{ seconds: 20 }],
  });
});

it('what is too much for a step stays in its text', () => {
  const alerts = Array.from({ length: 6 }, (_, index) => `> [!TIP]\n> Tip ${index}`).join('\n\n');
  const { text, lines } = stepOf(`${alerts}\n\n> [!DANGER]\n> ${'hot '.repeat(80)}\n\nFry it.`);
  expect(lines).toHaveLength(5);
  expect(text).toBe(`Tip: Tip 5\nDanger: ${'hot '.repeat(80).trim()}\nFry it.`);
});

it('of too many lines, the most urgent ones stay lines', () => {
  const tips = Array.from({ length: 5 }, (_, index) => `> [!TIP]\n> Tip ${index}`).join('\n\n');
  const { text, lines } = stepOf(`${tips}\n\n> [!DANGER]\n> Hot\n\nFry it.`);
  expect([text, lines.at(-1)]).toEqual(['Tip: Tip 4\nFry it.', ['danger', 'Hot']]);
});

it('alerts outside of steps are text with their word', () => {
  const guide = onlyGuide(
    markdownReader,
    'guide.md',
    '---\nlanguage: de\n---\n# Öl\n\n> [!WARNING]\n> Heiß\n\n## Braten\n\nBrate.\n\n## Fragen\n\n### Wie?\n\n> [!TIP]\n> So\n',
  );
  expect([guide.description, guide.questions]).toEqual(['Warnung: Heiß', [['Wie?', 'Tipp: So']]]);
});

it('a step of nothing but lines is a step, with the first as its name', () => {
  const { guides } = readBy(
    markdownReader,
    'a.md',
    '# A\n\n1. > [!NOTE]\n   > Take **care**. Now.\n2. B\n',
  );
  const [found] = guides;
  expect(found && toPlain(found).steps.map(({ name, text }) => [name, text])).toEqual([
    ['Take care', 'Take care'],
    ['B', 'B'],
  ]);
});

it('lines of several languages belong together by their places; others stay in the text', () => {
  const file = (lang: string, text: string) => ({
    name: `g.${lang}.md`,
    text: `# ${lang}\n\n## A\n\n${text}\n\n## B\n\n> [!NOTE]\n> B ${lang}\n\nB\n`,
  });
  const { guides, refusals } = readLanguages([
    file('en', '> [!DANGER]\n> Hot\n\nFry.'),
    file('de', '> [!WARNING]\n> Heiß\n\nBrate.'),
  ]);
  expect(refusals).toEqual([]);
  expect(guides[0] && toPlain(guides[0]).steps.map(({ lines }) => lines)).toEqual([
    [
      {
        kind: 'danger',
        text: [
          { lang: 'en', value: 'Hot' },
          { lang: 'de', value: '', pending: true },
        ],
      },
    ],
    [
      {
        kind: 'note',
        text: [
          { lang: 'en', value: 'B en' },
          { lang: 'de', value: 'B de' },
        ],
      },
    ],
  ]);
  const [step] = (guides[0]?.raw as { steps: { description: unknown }[] }).steps;
  expect(step?.description).toEqual([
    { lang: 'en', value: 'Fry.' },
    { lang: 'de', value: 'Warnung: Heiß\nBrate.' },
  ]);
});

it('links in the description and in answers stay links where they may be', () => {
  const guide = onlyGuide(
    markdownReader,
    'guide.md',
    '# A\n\nSee [the shop](https://s.example/a) or [mine](http://m.example), <https://x.example/>.\n\n## B\n\nSee [it](https://s.example/b).\n\n## Questions\n\n### Where?\n\n[Here](https://s.example/c)\n',
  );
  expect([guide.description, guide.steps[0]?.text, guide.questions]).toEqual([
    'See [the shop](https://s.example/a) or mine (http://m.example), https://x.example/.',
    'See it (https://s.example/b).',
    [['Where?', '[Here](https://s.example/c)']],
  ]);
});
