import { describe, expect, it } from 'vitest';
import { readBy, toPlain } from '@/testing/found-guides';
import { ifixitReader } from './ifixit-reader';

const line = (text_raw: string) => ({ text_raw, bullet: 'black', level: 0 });
const read = (fields: object) => {
  const { guides, refusals } = readBy(
    ifixitReader,
    '7.json',
    JSON.stringify({ guideid: 7, title: 'Lamp', locale: 'en', ...fields }, null, 1),
  );
  const [found] = guides;
  if (!found) throw new Error('No guide was found.');
  return { found, refusals, plain: toPlain(found) };
};
const shown = (data: unknown, type = 'image') => ({
  lines: [line('Open it.')],
  media: { type, data },
});
const still = { id: 3, original: 'pictures/3.png' };
const clipped = (url: string, image: unknown = still) =>
  shown({ videoid: 1, image, encodings: [{ url }] }, 'video');

describe('a guide of a site of Dozuki', () => {
  it('has a source of its own, and the licence that it states', () => {
    const url = 'https://lamps.dozuki.example/Guide/7';
    const source = (fields: object) =>
      read({ author: { username: 'Nora' }, steps: [shown([])], ...fields }).plain.source;
    expect(source({ url })).toEqual({
      key: 'lamps.dozuki.example:7',
      title: 'Lamp',
      url,
      license: '',
      author: 'Nora (lamps.dozuki.example)',
    });
    expect(source({ url, license: 'CC0' })?.license).toBe('CC0');
    expect(source({ url: 'https://de.ifixit.com/Guide/7' })).toMatchObject({
      key: 'ifixit:7',
      license: 'CC BY-NC-SA 3.0',
      author: 'Nora (iFixit)',
    });
    expect(source({ url: 'https://notifixit.example/7' })?.license).toBe('');
  });

  it('has its tags and its category as tags, each once', () => {
    const tags = ['Bulb', { title: 'Lamps' }, { name: 'Bulb' }, 4];
    expect(read({ category: 'Lamps', tags, steps: [shown([])] }).plain.tags).toEqual([
      'Bulb',
      'Lamps',
    ]);
  });

  it('shows a video that is a file beside it as the clip of its step', () => {
    const { found, refusals } = read({ steps: [clipped('clips/1.mp4')] });
    expect(found.pictures).toEqual([
      { place: { step: 0 }, source: 'pictures/3.png' },
      { place: { step: 0 }, source: 'clips/1.mp4', isClip: true },
    ]);
    expect(refusals).toEqual([]);
  });

  it.each([
    ['https://v.example/1.mp4', still],
    ['//v.example/1.mp4', still],
    ['file:///etc/1.mp4', still],
    ['clips/1.exe', still],
    ['clips/1.mp4', null],
  ])('takes no clip from %s with the still picture %o', (url, image) => {
    const { found, refusals } = read({ steps: [clipped(url, image)] });
    expect(found.pictures.some(({ isClip }) => isClip)).toBe(false);
    expect(refusals.map(({ reason }) => reason)).toEqual(['video_left_out']);
  });

  it('reports each video, and each step and picture that has nothing', () => {
    const videos = [
      { encodings: [{ url: 'https://v.example/1' }] },
      { url: 'https://v.example/2' },
    ];
    const { plain, refusals } = read({
      steps: [shown(videos, 'video'), { lines: [], media: { data: [] } }, 'x', shown([{ id: 22 }])],
    });
    expect(plain.steps[0]?.text).toBe(
      'Open it.\nVideo: https://v.example/1\nVideo: https://v.example/2',
    );
    expect(refusals.map(({ reason, values }) => [reason, values?.['source']])).toEqual([
      ['video_left_out', 'https://v.example/1'],
      ['video_left_out', 'https://v.example/2'],
      ['step_empty', undefined],
      ['step_empty', undefined],
      ['picture_address_invalid', '22'],
    ]);
  });

  it('has no words between people of its site', () => {
    const internal = { comments: [{ text: 'Internal' }], notes: 'Internal' };
    const { found } = read({ ...internal, steps: [{ ...shown([]), ...internal }] });
    expect(JSON.stringify(found.raw)).not.toContain('Internal');
  });
});

describe('what is counted in a guide', () => {
  it('is what the site has, also where it cannot be read', () => {
    const { found } = read({
      image: { id: 1, standard: 'https://i.example/1' },
      introduction_raw: '[video|https://v.example/1]',
      prerequisites: [{ title: 'Unplug it' }],
      conclusion_raw: 'Done.',
      steps: [
        shown([
          { id: 2, markup: ';circle,1x1,1,red;;null;crop,1x1,2x2;CROP;hat,3;arrow;' },
          { id: 3, image: { markup: ';circle,1x1,1,red;' } },
          {},
          null,
        ]),
        shown([{ image: still }, {}], 'video'),
        shown({ image: still }, 'embed'),
        { lines: [line('See [video|x] and [VIDEO|y].')] },
        { lines: [], media: 'x' },
        'x',
      ],
    });
    expect(found.found).toEqual({ steps: 6, pictures: 7, marks: 4, clips: 5 });
  });
});
