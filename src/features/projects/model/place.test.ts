import { describe, expect, it } from 'vitest';
import { begunVersion, oldPlaces, parsePlace, resumeStep } from './place';

const NOW = Date.parse('2026-05-01T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;
const stored = (values: object = {}) =>
  JSON.stringify({
    stepId: 'c',
    step: 3,
    ticks: ['a'],
    lang: 'pt-BR',
    atMs: NOW - 5 * DAY_MS,
    ...values,
  });

describe('the reading position', () => {
  it('is restored, even days later', () => {
    expect(parsePlace(stored(), NOW)).toEqual({
      stepId: 'c',
      step: 3,
      ticks: ['a'],
      lang: 'pt-BR',
      version: undefined,
      told: undefined,
      unread: undefined,
      atMs: NOW - 5 * DAY_MS,
    });
  });

  it('has the version that was begun beyond the first step, and what the reader was told', () => {
    const place = parsePlace(stored({ version: 6, told: 7 }), NOW);
    expect(place).toMatchObject({ version: 6, told: 7 });
    expect(begunVersion(place)).toBe(6);
    expect(begunVersion(parsePlace(stored({ version: 6, step: 1 }), NOW))).toBeUndefined();
    for (const version of ['6', 0, 1.5, -1, null])
      expect(parsePlace(stored({ version }), NOW)?.version, String(version)).toBeUndefined();
  });

  it('has what the reader must still acknowledge', () => {
    const unread = {
      since: 6,
      versionNumber: 7,
      updatedAt: '2027-03-12T00:00:00.000Z',
      isSafety: true,
      note: '',
      stepNumbers: [4, 7],
    };
    expect(parsePlace(stored({ unread }), NOW)?.unread).toEqual(unread);
    expect(
      parsePlace(stored({ unread: { ...unread, stepNumbers: ['4', 7] } }), NOW)?.unread,
    ).toMatchObject({ stepNumbers: [7] });
    for (const broken of [null, 7, {}, { ...unread, note: 7 }, { ...unread, versionNumber: 0 }])
      expect(parsePlace(stored({ unread: broken }), NOW)?.unread).toBeUndefined();
  });

  it('is a step of the version that was begun, whatever its number in the newest one', () => {
    const place = parsePlace(stored({ version: 6 }), NOW);
    expect(resumeStep(place, ['a', 'x', 'y', 'c'], 7)).toBe(3);
    expect(resumeStep(place, ['a', 'x', 'y', 'c'], 6)).toBe(4);
  });

  it('is dropped when it is half a year old or invalid', () => {
    for (const text of [
      null,
      '',
      '{',
      'null',
      '[]',
      '7',
      stored({ atMs: NOW - 181 * DAY_MS }),
      stored({ step: 'x' }),
      stored({ stepId: 4 }),
    ]) {
      expect(parsePlace(text, NOW), String(text)).toBeUndefined();
    }
    expect(parsePlace(stored({ ticks: [1, 'b'], lang: 'xx', step: -4 }), NOW)).toMatchObject({
      ticks: ['b'],
      lang: undefined,
      step: 1,
    });
  });

  it('follows its step to its current place, or falls back to its number when it is deleted', () => {
    const place = parsePlace(stored(), NOW);
    expect(resumeStep(place, ['a', 'b', 'c', 'd'])).toBe(3);
    expect(resumeStep(place, ['a', 'x', 'y', 'c'])).toBe(4);
    expect(resumeStep(place, ['a', 'b', 'x', 'd'])).toBe(3);
    expect(resumeStep(place, ['a', 'b'])).toBe(2);
  });

  it('is not offered at the first step', () => {
    expect(resumeStep(undefined, ['a', 'b'])).toBeUndefined();
    expect(resumeStep(parsePlace(stored({ stepId: 'a' }), NOW), ['a', 'b', 'c'])).toBeUndefined();
    expect(resumeStep(parsePlace(stored(), NOW), [])).toBeUndefined();
  });

  it('is deleted when it is old; other entries stay', () => {
    expect(
      oldPlaces(
        [
          ['makerstep_place:x', stored()],
          ['makerstep_place:y', stored({ atMs: 0 })],
          ['other', null],
        ],
        NOW,
      ),
    ).toEqual(['makerstep_place:y']);
  });
});
