import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { foldText, lengthOf } from '@/shared/text/text';
import { env } from '@/server/env/env';
import { site } from '@/server/site/current';
import { AppError } from '@/shared/http/app-error';
import { PRODUCT_NAME } from '@/shared/site/settings';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../constants';

// OWASP password storage sheet: argon2id, 19 MiB, two passes, one lane.
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Minimum length of a common part with the person's own address or a name of the site that makes a
 * password invalid.
 */
const PERSONAL_MIN = 4;

let common: Set<string> | undefined;
let dummy: Promise<string> | undefined;

const normalized = (password: string) => password.normalize('NFKC');

/**
 * Why a new password is rejected, as a key of the 'validation' messages; undefined when it is
 * valid. Length counts code points after NFKC (docs/reference/accounts.md#passwords).
 */
export function passwordProblem(
  password: string,
  email: string,
): 'passwordLength' | 'passwordCommon' | 'passwordPersonal' | undefined {
  const text = normalized(password);
  const length = lengthOf(text);
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return 'passwordLength';
  common ??= new Set(dictionary['passwords-common'].map(String));
  if (common.has(text.toLowerCase()) || new Set(text).size === 1) return 'passwordCommon';
  return isPersonal(foldText(text), foldText(email)) ? 'passwordPersonal' : undefined;
}

function isPersonal(password: string, email: string): boolean {
  const account = email.split('@')[0] ?? '';
  return [PRODUCT_NAME, site().name]
    .map(foldText)
    .concat(email, account)
    .some(
      (word) =>
        word.length >= PERSONAL_MIN &&
        (password === word ||
          password.replace(/[\d\W_]+$/u, '') === word ||
          password.replaceAll(word, '') === ''),
    );
}

/**
 * Refuses what needs passwords, where only providers sign people in.
 * @throws {AppError} passwords_off
 */
export function requirePasswords(): void {
  if (!env().hasPasswords) throw new AppError('passwords_off');
}

/** An argon2id hash with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalized(password), ARGON2);
}

/**
 * True if the password matches. Without a hash (unknown account, or one without a password) a dummy
 * is checked, so that the response takes the same time.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await dummy), normalized(password));
  return fits && Boolean(passwordHash);
}

/** True if a hash has weaker parameters than today's and should be replaced at this login. */
export function isHashOutdated(passwordHash: string): boolean {
  return !passwordHash.includes(
    `m=${ARGON2.memoryCost},t=${ARGON2.timeCost},p=${ARGON2.parallelism}`,
  );
}
