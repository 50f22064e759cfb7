import { describe, expect, it } from 'vitest';
import { onlyGuide } from '@/testing/found-guides';
import { ifixitReader } from './ifixit-reader';

const line = (text_raw: string, bullet = 'black', level = 0) => ({ text_raw, bullet, level });
const picture = (id: number, markup?: string) => ({
  id,
  original: `https://i.example/${id}.full`,
  ...(markup === undefined ? {} : { width: 1000, height: 500, markup }),
});
const read = (step: object) =>
  onlyGuide(
    ifixitReader,
    'x.json',
    JSON.stringify({ guideid: 1, title: 'Lamp', locale: 'en', steps: [step] }),
  );
const raw = (step: object) =>
  ifixitReader.read({
    name: 'x.json',
    text: JSON.stringify({ guideid: 1, title: 'Lamp', locale: 'en', steps: [step] }),
  }).guides[0]?.raw as { steps: Step[] };
type Step = { marks?: Made[]; further?: { marks?: Made[] }[] };
type Made = { tone: string; number: number | null };

const step = {
  title: '',
  lines: [
    line('Loosen the screws.', 'orange'),
    line('Heiß!', 'icon_caution'),
    line('The long one stays.', 'red', 1),
    line('Lift the lid.'),
    line('Keep it.', 'orange'),
  ],
  media: {
    type: 'image',
    data: [
      picture(1, ';circle,300x200,50,red;circle,500x200,50,orange;circle,700x200,50,green;'),
      picture(2, ';rectangle,10x10,200x200,orange;'),
    ],
  },
};

describe('a step whose bullets and shapes share colours', () => {
  it('has a number for each such colour, in the order of the bullets', () => {
    const [first] = read(step).steps;
    expect(first?.text).toBe(
      '① Loosen the screws.\n– ② The long one stays.\nLift the lid.\n① Keep it.',
    );
    expect(first?.lines?.map(({ text }) => text[0]?.value)).toEqual(['Heiß!']);
    const { steps } = raw(step);
    const shown = (marks: Made[] = []) => marks.map(({ tone, number }) => [tone, number]);
    expect([shown(steps[0]?.marks), shown(steps[0]?.further?.[0]?.marks)]).toEqual([
      [
        ['red', 2],
        ['orange', 1],
        ['green', null],
      ],
      [['orange', 1]],
    ]);
  });

  it('is named without the number', () => {
    expect(read(step).steps[0]?.name).toBe('Loosen the screws');
  });

  it('keeps shapes at their picture and numbers in its texts when it becomes several steps', () => {
    const long = Array.from({ length: 60 }, (_, index) =>
      line(`Sentence number ${index} about the screw.`, index === 59 ? 'green' : 'red'),
    );
    const shapes = (tone: string) => `;circle,300x200,50,${tone};`;
    const many = {
      ...step,
      lines: long,
      media: {
        type: 'image',
        data: ['red', 'green', 'blue', 'violet', 'red'].map((tone, index) =>
          picture(index, shapes(tone)),
        ),
      },
    };
    const { steps } = raw(many);
    const found = ifixitReader.read({
      name: 'x.json',
      text: JSON.stringify({ guideid: 1, title: 'Lamp', locale: 'en', steps: [many] }),
    }).guides[0];
    expect(steps.length).toBeGreaterThan(2);
    expect(
      found?.pictures.map(({ source, place }) => {
        if (place === 'project') throw new Error('Not of a step.');
        const { marks } = [steps[place.step], ...(steps[place.step]?.further ?? [])][
          place.medium ?? 0
        ] as Step;
        return [source.slice(-6), marks?.map(({ tone }) => tone)];
      }),
    ).toEqual([
      ['0.full', ['red']],
      ['1.full', ['green']],
      ['2.full', ['blue']],
      ['3.full', ['violet']],
      ['4.full', ['red']],
    ]);
    const text = read(many)
      .steps.map((each) => each.text)
      .join('\n');
    expect([text.split('①').length - 1, text.split('②').length - 1]).toEqual([59, 1]);
  });

  it('takes the picture without drawn shapes where its record names it, and `image.markup`', () => {
    const clean = { original: 'https://i.example/clean.full' };
    const marked = (data: object[]) => raw({ ...step, media: { type: 'image', data } });
    const record = picture(1, ';circle,1500x700,50,red;');
    const source = { image: clean, width: 2000, height: 1000 };
    expect(
      read({ ...step, media: { type: 'image', data: [{ ...record, srcImageInfo: source }] } })
        .steps[0]?.picture,
    ).toBe(clean.original);
    expect(marked([{ ...record, srcImageInfo: source }]).steps[0]?.marks).toHaveLength(1);
    expect(marked([{ image: picture(3, ';circle,300x200,50,red;') }]).steps[0]?.marks).toHaveLength(
      1,
    );
  });
});
