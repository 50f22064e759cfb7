import { describe, expect, it } from 'vitest';
import { sessionHintOf } from './session-hint';

describe('the hint for cached pages', () => {
  it('is set with the session cookie', () => {
    expect(sessionHintOf(['next-auth.session-token=abc; Path=/; HttpOnly'])).toMatch(
      /^makerstep_signed_in=1; .*Max-Age=2592000$/,
    );
    expect(
      sessionHintOf([
        '__Secure-next-auth.session-token.0=abc; Path=/',
        '__Secure-next-auth.session-token.1=; Max-Age=0',
      ]),
    ).toContain('=1;');
  });

  it('is cleared with it', () => {
    expect(sessionHintOf(['next-auth.session-token=; Max-Age=0'])).toBe(
      'makerstep_signed_in=; Path=/; SameSite=Lax; Max-Age=0',
    );
  });

  it('stays unchanged with the session cookie', () => {
    expect(sessionHintOf(['next-auth.csrf-token=abc'])).toBeUndefined();
  });
});
