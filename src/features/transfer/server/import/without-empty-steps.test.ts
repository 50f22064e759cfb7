import { expect, it } from 'vitest';
import { readTask } from './read-task';
import { withoutEmptySteps } from './without-empty-steps';

const read = (text: string, missing: readonly string[]) => {
  const [guide] = readTask({ files: [{ name: 'a.md', text }] }).guides;
  if (!guide || 'refusals' in guide) throw new Error(JSON.stringify(guide));
  const { input, pictures } = withoutEmptySteps(guide, ({ source }) => missing.includes(source));
  return [
    input.steps.map(({ name }) => name[0]?.value),
    pictures.map(({ place, source }) => [place === 'project' ? -1 : place.step, source]),
  ];
};
const OIL =
  '# A\n\n## Oil (1/9)\n\n![](a.png) ![](x.png) ![](y.png) ![](b.png) ![](c.png)\n\nOne drop.\n\n## Turn\n\n![](d.png)\n';

it.each([
  [[], ['Oil (1/9) (1/3)', 'Oil (1/9) (2/3)', 'Oil (1/9) (3/3)', 'Turn'], [0, 0, 0, 1, 2, 3]],
  [['b.png'], ['Oil (1/9) (1/2)', 'Oil (1/9) (2/2)', 'Turn'], [0, 0, 0, 1, 2]],
  [
    ['a.png', 'b.png', 'c.png', 'd.png'],
    ['Oil (1/9)', 'Turn'],
    [0, 0, 0, 1],
  ],
])('missing pictures make no steps: %j', (missing, names, places) => {
  const [found, pictures] = read(OIL, missing);
  expect([found, pictures?.map((picture) => picture?.[0])]).toEqual([names, places]);
});
