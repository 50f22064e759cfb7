import 'server-only';
import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '@/server/secrets/sealed';
import { site } from '@/server/site/current';
import { WAITING_MS } from '../../second-factor/constants';
import {
  confirmSecret,
  findOneTimeCode,
  sealAgain,
  spendStep,
  storePendingSecret,
} from './repository';

const PURPOSE = 'makerstep one-time codes';
const PERIOD_SECONDS = 30;
/** Codes of the step before and after are taken, for clocks that are wrong. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: site().name, label, secret, period: PERIOD_SECONDS });

/** The step of a code that is valid now; undefined for a wrong one. Takes constant time. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** Begins a new app for codes; the present one works until the new one has given a code. */
export async function beginOneTimeCodes(
  userId: string,
  email: string,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  await storePendingSecret(
    userId,
    seal(PURPOSE, userId, secret),
    new Date(Date.now() + WAITING_MS),
  );
  return { secret, uri: totpOf(secret, email).toString() };
}

/** Confirms the new app by its first code. */
export async function confirmOneTimeCodes(userId: string, code: string): Promise<boolean> {
  const row = await findOneTimeCode(userId);
  if (!row?.pendingSecret || !row.pendingUntil || row.pendingUntil <= new Date()) return false;
  const step = stepIn(userId, row.pendingSecret, code)?.step;
  return step !== undefined && (await confirmSecret(userId, row.pendingSecret, step));
}

/** Takes a code of the account; each works once. */
export async function takeOneTimeCode(userId: string, code: string): Promise<boolean> {
  const sealed = (await findOneTimeCode(userId))?.secret;
  const match = sealed ? stepIn(userId, sealed, code) : undefined;
  if (!sealed || !match || !(await spendStep(userId, match.step))) return false;
  if (match.isOld) await sealAgain(userId, sealed, seal(PURPOSE, userId, match.secret));
  return true;
}

function stepIn(userId: string, sealed: string, code: string) {
  const opened = unseal(PURPOSE, userId, sealed);
  const step = opened && stepOfCode(opened.text, code);
  return step === undefined
    ? undefined
    : { step, secret: opened?.text ?? '', isOld: opened?.isOld };
}
