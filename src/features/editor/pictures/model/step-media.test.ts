import { describe, expect, it } from 'vitest';
import type { StepView } from '@/features/projects/steps/schema';
import {
  mediaOf,
  type StepMedium,
  withClip,
  withoutClip,
  withoutPicture,
  withPicture,
  withPictureAt,
} from './step-media';

const media = (...ids: string[]) =>
  ids.map((id) => ({ id, file: { key: `k-${id}` }, alt: [] })) as unknown as StepMedium[];
const file = { name: 'new.jpg', url: 'k-new' };

describe('the clip of a step', () => {
  const poster = { name: 'p', url: 'k-p' };
  const uploaded = { poster, clip: { url: 'k-v' } };
  const clip = {
    url: 'https://x.example/files/k-v',
    seconds: 9,
    width: 64,
    height: 48,
    sizeBytes: 900,
  };

  it('comes with its cover at the end, once', () => {
    expect(withClip(media('a'), uploaded)).toEqual({
      media: [{ id: 'a' }, { file: poster, clip: { url: 'k-v' } }],
    });
    const [first] = media('a');
    expect(withClip([{ ...first, clip } as StepMedium], uploaded)).toBeUndefined();
  });

  it('goes alone, or with another picture in place of its cover', () => {
    const both = media('a', 'b').map((each) => (each.id === 'b' ? { ...each, clip } : each));
    expect(withoutClip(both)).toEqual({ media: [{ id: 'a' }, { id: 'b', clip: null }] });
    expect(withPicture(both, { name: 'n', url: 'k' }, 'b')).toEqual({
      media: [{ id: 'a' }, { id: 'b', file: { name: 'n', url: 'k' }, clip: null }],
    });
  });
});

describe('the pictures of a step', () => {
  it('are the only one where an older release answered', () => {
    const step = { id: 's', file: { key: 'k' }, alt: [] } as unknown as StepView;
    expect(mediaOf(step)).toEqual([
      { id: 's', file: { key: 'k' }, alt: [], clip: null, marks: [], edit: null },
    ]);
    expect(mediaOf({ ...step, file: null })).toEqual([]);
  });

  it('get another one: the only one, first, last, or in place of one', () => {
    expect(withPicture([], file)).toEqual({ file });
    expect(withPicture(media('a'), file, 'a')).toEqual({ file });
    expect(withPicture(media('a'), file)).toEqual({ media: [{ id: 'a' }, { file }] });
    expect(withPicture(media('a'), file, 'first')).toEqual({ media: [{ file }, { id: 'a' }] });
    expect(withPicture(media('a', 'b'), file, 'b')).toEqual({
      media: [{ id: 'a' }, { id: 'b', file }],
    });
    // It was removed elsewhere meanwhile.
    expect(withPicture(media('a'), file, 'b')).toEqual({ media: [{ id: 'a' }, { file }] });
  });

  it('stay as they are when an earlier try was taken', () => {
    expect(withPicture(media('a', 'new'), file)).toBeUndefined();
    expect(withoutPicture(media('a'), 'b')).toBeUndefined();
    expect(withPictureAt(media('a', 'b'), 'b', 1)).toBeUndefined();
    expect(withPictureAt(media('a', 'b'), 'b', 2)).toBeUndefined();
  });

  it('are taken away and moved', () => {
    expect(withoutPicture(media('a'), 'a')).toEqual({ file: null });
    expect(withoutPicture(media('a', 'b'), 'a')).toEqual({ media: [{ id: 'b' }] });
    expect(withPictureAt(media('a', 'b', 'c'), 'c', 0)).toEqual(media('c', 'a', 'b'));
  });
});
