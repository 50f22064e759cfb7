import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '../../second-factor/constants';
import { replaceRecoveryCodes, spendRecoveryCode } from './repository';

/** Without the letters and digits that look alike; 32 of them. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
/** 80 random bits. */
const LENGTH = 16;
const LOOK = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** Makes the recovery codes of an account anew; the answer is the only one that holds them. */
export async function makeRecoveryCodes(userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
  await replaceRecoveryCodes(userId, codes.map(hashOf));
  return codes;
}

/** Takes a recovery code; each works once. */
export async function takeRecoveryCode(userId: string, typed: string): Promise<boolean> {
  const code = bare(typed);
  return LOOK.test(code) && spendRecoveryCode(userId, hashOf(code));
}

function makeCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Plain SHA-256 is enough: a code has full entropy. */
const hashOf = (code: string) => createHash('sha256').update(bare(code)).digest('base64url');
const bare = (code: string) => code.toLowerCase().replace(/[\s-]/g, '');
