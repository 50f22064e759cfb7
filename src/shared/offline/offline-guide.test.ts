import { expect, it } from 'vitest';
import { guidesToEvict, isComplete, isFresh } from './offline-guide';
import type { OfflineGuide } from './offline-guide';

const NOW_MS = 1_800_000_000_000;
const guide = (projectUid: string, facts: Partial<OfflineGuide> = {}): OfflineGuide => ({
  projectUid,
  name: projectUid,
  version: '2026-01-01T00:00:00.000Z',
  locale: 'en',
  isSaved: false,
  openedAtMs: NOW_MS,
  checkedAtMs: NOW_MS,
  bytes: 1,
  pictureCount: 3,
  keptPictureCount: 3,
  hasPages: true,
  build: 'one',
  ...facts,
});

it('keeps the guides opened last, and saved ones whatever their age', () => {
  const opened = Array.from({ length: 12 }, (_, index) =>
    guide(`g${index}`, { openedAtMs: NOW_MS - index }),
  );
  const saved = guide('saved', { isSaved: true, openedAtMs: 0 });
  expect(guidesToEvict([...opened, saved])).toEqual(['g10', 'g11']);
  expect(guidesToEvict(opened.slice(0, 10))).toEqual([]);
});

it('never evicts the current guide', () => {
  const guides = [
    guide('new'),
    guide('newer', { openedAtMs: NOW_MS + 1 }),
    guide('hand', { openedAtMs: 0 }),
  ];
  expect(guidesToEvict(guides, 2, 'hand')).toEqual(['new']);
});

it('treats a guide as complete when its pages and all its pictures are stored', () => {
  expect(isComplete(guide('a'))).toBe(true);
  expect(isComplete(guide('a', { keptPictureCount: 2 }))).toBe(false);
  expect(isComplete(guide('a', { hasPages: false }))).toBe(false);
  expect(isComplete(guide('a', { pictureCount: 0, keptPictureCount: 0 }))).toBe(true);
});

it('fetches again what is old, incomplete, in another language, or to be saved', () => {
  const options = { locale: 'en', isSaved: false };
  expect(isFresh(guide('a'), options, NOW_MS + 59_000)).toBe(true);
  expect(isFresh(guide('a'), options, NOW_MS + 61_000)).toBe(false);
  expect(isFresh(guide('a'), { ...options, locale: 'pt-BR' }, NOW_MS)).toBe(false);
  expect(isFresh(guide('a'), { ...options, isSaved: true }, NOW_MS)).toBe(false);
  expect(isFresh(guide('a', { isSaved: true }), { ...options, isSaved: true }, NOW_MS)).toBe(true);
  expect(isFresh(guide('a', { keptPictureCount: 1 }), options, NOW_MS)).toBe(false);
  expect(isFresh(guide('a', { problem: 'network' }), options, NOW_MS)).toBe(false);
  expect(isFresh(undefined, options, NOW_MS)).toBe(false);
});
