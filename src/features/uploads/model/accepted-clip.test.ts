import { expect, it } from 'vitest';
import { CLIP_MAX_BYTES } from '../constants';
import { type ChosenClip, clipSize, isClipFile, wayOf } from './accepted-clip';

it.each([
  [{ type: 'video/mp4', name: 'a' }, true],
  [{ type: 'video/quicktime', name: 'IMG_1.MOV' }, true],
  [{ type: '', name: 'IMG_1.MOV' }, true],
  [{ type: '', name: 'notes.txt' }, false],
  [{ type: 'image/jpeg', name: 'a.mp4' }, false],
])('%o is a clip: %s', (file, isClip) => {
  expect(isClipFile(file)).toBe(isClip);
});

const fitting: ChosenClip = {
  type: 'video/mp4',
  sizeBytes: CLIP_MAX_BYTES,
  seconds: 20,
  width: 1080,
  height: 1920,
};

it('is written anew where the browser can', () => {
  expect(wayOf(fitting, 'avc')).toBe('avc');
  expect(wayOf({ ...fitting, seconds: 600, type: undefined }, 'vp9')).toBe('vp9');
});

it.each<[Partial<ChosenClip>, string]>([
  [{}, 'asItIs'],
  [{ type: undefined }, 'none'],
  [{ sizeBytes: CLIP_MAX_BYTES + 1 }, 'none'],
  [{ seconds: 21 }, 'none'],
  [{ width: 2000 }, 'none'],
])('without an encoder, %o: %s', (change, way) => {
  expect(wayOf({ ...fitting, ...change }, undefined)).toBe(way);
});

it.each([
  [1920, 1080, 960, 540],
  [1280, 720, 960, 540],
  [641, 361, 642, 362],
  [1080, 1920, 960, 1706],
  [1080, 2400, 864, 1920],
  [1, 1, 2, 2],
])('%d × %d becomes %d × %d, with even sides', (width, height, ...size) => {
  expect(Object.values(clipSize({ width, height }))).toEqual(size);
});
