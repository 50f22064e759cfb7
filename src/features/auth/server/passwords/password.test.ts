import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { hashPassword, isHashOutdated, passwordProblem, verifyPassword } from './password';

const EMAIL = 'rosa.prado@makerstep.example';

describe('the most common passwords', () => {
  // security: 2
  it('are rejected in thousands, in any case and width', () => {
    const known = dictionary['passwords-common']
      .map(String)
      .filter((password) => [...password].length >= 8);
    expect(known.length).toBeGreaterThanOrEqual(3_000);
    for (const password of known)
      expect(passwordProblem(password, EMAIL), password).toBe('passwordCommon');
    for (const password of [
      'password1',
      'PassWord1',
      'ｐａｓｓｗｏｒｄ１',
      'iloveyou',
      'qwertyuiop',
      'football1',
      '12345678',
      'princess',
    ]) {
      expect(passwordProblem(password, EMAIL), password).toBe('passwordCommon');
    }
  });
});

describe('passwords built from obvious words', () => {
  // security: 3
  it.each([
    'makerstep',
    'MakerStep2026!',
    'makerstepmakerstep',
    EMAIL,
    'Rosa.Prado',
    'rosa.prado1990',
    'ROSA.PRADO@makerstep.example',
  ])('are refused: %s', (password) => {
    expect(passwordProblem(password, EMAIL)).toBe('passwordPersonal');
  });
  it('are rejected only when they consist of them', () => {
    for (const password of ['rosa.prado likes green bicycles', 'seven makerstep bicycles'])
      expect(passwordProblem(password, EMAIL)).toBeUndefined();
  });
});

describe('a hash', () => {
  // security: 4
  it("has its own salt, and is outdated with weaker parameters than today's", async () => {
    const [one, two] = await Promise.all([
      hashPassword('seven green bicycles'),
      hashPassword('seven green bicycles'),
    ]);
    expect(one).not.toBe(two);
    for (const hash of [one, two])
      expect([
        hash.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'),
        isHashOutdated(hash),
        await verifyPassword(hash, 'seven green bicycles'),
      ]).toEqual([true, false, true]);
    expect(isHashOutdated(one.replace('m=19456', 'm=4096'))).toBe(true);
  });
  // security: 1
  it('matches the exact password: nothing is trimmed, cut or folded', async () => {
    const long = `${'é🪵'.repeat(63)}Ab`;
    const hash = await hashPassword(long);
    for (const other of [
      long.slice(0, -1),
      `${long} `,
      ` ${long}`,
      long.toLowerCase(),
      long.slice(0, 72),
    ])
      expect(await verifyPassword(hash, other), other.length.toString()).toBe(false);
    expect(await verifyPassword(hash, long.normalize('NFD'))).toBe(true);
    expect([
      await verifyPassword(null, 'nobody has this password'),
      await verifyPassword(undefined, long),
    ]).toEqual([false, false]);
  });
});
