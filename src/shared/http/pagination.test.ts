import { describe, expect, it } from 'vitest';
import { changeParams, limitParam, offsetOf, pageParam } from './pagination';

describe('page and limit', () => {
  it('are whole numbers within their bounds, with a default', () => {
    expect([
      pageParam.parse(undefined),
      pageParam.parse('7'),
      pageParam.parse('1000000000'),
    ]).toEqual([1, 7, 1_000_000_000]);
    expect([limitParam.parse(undefined), limitParam.parse('1'), limitParam.parse('50')]).toEqual([
      10, 1, 50,
    ]);
  });

  it.each(['0', '-1', '1.5', '1e3', '', ' 1', 'NaN', '1000000001', '99999999999'])(
    'refuse %j',
    (text) => {
      expect(pageParam.safeParse(text).error?.issues[0]?.message).toBe('page');
      expect(limitParam.safeParse(text).error?.issues[0]?.message).toBe('limit');
    },
  );

  it('compute the offset', () => {
    expect([offsetOf({ page: 1, limit: 10 }), offsetOf({ page: 3, limit: 50 })]).toEqual([0, 100]);
  });
});

describe('updatedSince', () => {
  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00'])(
    'refuses %s, which the database does not know',
    (text) => {
      expect(changeParams.updatedSince.safeParse(text).success).toBe(false);
    },
  );
});
