import fc from 'fast-check';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { stepOfCode } from './one-time-codes';

/** The secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('reads the codes of RFC 6238 at %s seconds', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(step);
  // A clock that is thirty seconds wrong, but no more.
  expect(stepOfCode(SECRET, code, (seconds + 30) * 1000)).toBe(step);
  expect(stepOfCode(SECRET, code, (seconds + 60) * 1000)).toBeUndefined();
});

it('reads each code of the present and no other step, so that one may work once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1e6, max: 4e12 }),
      fc.integer({ min: -3, max: 3 }),
      (now, off) => {
        const code = new TOTP({ secret: SECRET }).generate({ timestamp: now + off * 30_000 });
        const step = stepOfCode(SECRET, code, now);
        const present = Math.floor(now / 30_000);
        expect(step === undefined || Math.abs(step - present) <= 1).toBe(true);
        if (Math.abs(off) <= 1) expect(step).toBeDefined();
      },
    ),
  );
});
