import { expect, it } from 'vitest';
import { plannedCounts } from '../../model/counts';
import type { FoundPicture } from '../../model/reader';
import { validateGuide } from './validate-guide';

const en = (value: string) => [{ lang: 'en', value }];
const circle = { kind: 'circle', x: 0.1, y: 0.1, w: 0.2, h: 0.2 };
const at = (step: number, medium: number, fields: Partial<FoundPicture> = {}): FoundPicture => ({
  place: { step, medium },
  source: `${step}-${medium}.png`,
  ...fields,
});
const found = { steps: 3, pictures: 4, marks: 3, clips: 2 };
const raw = {
  name: 'Shelf',
  averageTime: '00:05',
  type: 1,
  languages: ['en'],
  steps: [
    { type: 2, name: en('Wood') },
    {
      type: 1,
      name: en('Saw'),
      description: en('Saw.'),
      marks: [circle],
      further: [{ marks: [circle, circle] }],
      lines: [
        { kind: 'caution', text: en('Dust') },
        { kind: 'note', text: en('Oak') },
      ],
    },
  ],
};

it('counts pictures that come, with their marks and clips', () => {
  const guide = validateGuide(
    {
      raw,
      pictures: [
        { place: 'project', source: 'cover.png' },
        at(1, 0),
        at(1, 0, { isClip: true }),
        at(1, 1),
        at(1, 1, { isClip: true }),
        at(1, 1, { isOrigin: true }),
      ],
      lineOf: () => undefined,
      found,
    },
    'a.json',
  );
  if ('refusals' in guide) throw new Error(JSON.stringify(guide));
  expect(guide.found).toEqual(found);
  const parts = { steps: 1, chapters: 1, lines: 2, warnings: 1 };
  expect(plannedCounts(guide, () => false)).toEqual({ ...parts, pictures: 3, marks: 3, clips: 2 });
  expect(plannedCounts(guide, ({ source }) => source === '1-1.png')).toEqual({
    ...parts,
    pictures: 2,
    marks: 1,
    clips: 1,
  });
});

it('keeps what was found in a guide that is refused', () => {
  const guide = validateGuide(
    { raw: { ...raw, name: '' }, pictures: [], lineOf: () => undefined, found },
    'a.json',
  );
  expect(guide).toMatchObject({ refusals: [{ reason: 'field_invalid' }], found });
});
