import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampStep, stepOfPath } from './clamp-step';

describe('the step of an address', () => {
  it('is the first one for anything but a number, and below 1', () => {
    for (const step of ['abc', '', '0', '-3', '1e1', '2.5', ' 2', '٣', undefined, NaN, -1, 0])
      expect(clampStep(step, 9)).toBe(1);
  });

  it('is the last one above the count', () => {
    for (const step of ['10', '99999999999999999999999999', 12, Infinity])
      expect(clampStep(step, 9)).toBe(9);
  });

  it('is the number otherwise', () => {
    expect([clampStep('1', 9), clampStep('9', 9), clampStep('007', 9), clampStep(4, 9)]).toEqual([
      1, 9, 7, 4,
    ]);
  });

  it('always exists', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double()),
        fc.integer({ min: 1, max: 500 }),
        (asked, count) => {
          const step = clampStep(asked, count);
          expect(Number.isInteger(step) && step >= 1 && step <= count).toBe(true);
        },
      ),
    );
  });

  it('is read from addresses of the viewer only', () => {
    expect(stepOfPath('/p/abc/s/12')).toBe('12');
    expect(stepOfPath('/p/abc/s/xyz/')).toBe('xyz');
    expect(stepOfPath('/p/abc/finished')).toBeUndefined();
    expect(stepOfPath('/p/abc')).toBeUndefined();
  });
});
