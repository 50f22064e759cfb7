import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator } from '@/testing/database/factories';
import { GET as listProjects } from '../../dashboard/projects/route';
import { POST as login } from '../login/route';
import { POST as logout } from '../logout/route';
import { POST as refresh } from './route';

const account = { email: 'ana@makerstep.example', password: 'correct horse battery' };
type Tokens = { access: { token: string }; refresh: { token: string } };

const signIn = async (): Promise<Tokens> => (await call(login, { body: account })).body.tokens;
const renew = (refreshToken: string) => call(refresh, { body: { refreshToken } });
const codeOf = async (refreshToken: string) => (await renew(refreshToken)).body.error?.code;
const isSignedIn = async (tokens: Tokens) =>
  (await call(listProjects, { token: tokens.access.token })).status === 200;
/** Lets the race window of 10 s pass. */
const age = () =>
  db().$executeRaw`UPDATE refresh_token SET spent_at = spent_at - interval '11 seconds'`;

describe('POST /v1/auth/refresh', () => {
  beforeEach(async () => {
    await buildCreator(account);
  });

  it('serves visitors: exchanges a valid token for new ones, again and again', async () => {
    const first = await signIn();
    const second = await renew(first.refresh.token);
    expect(second.status).toBe(200);
    expect(second.body.tokens.refresh.token).not.toBe(first.refresh.token);
    const third = await renew(second.body.tokens.refresh.token);
    expect(await isSignedIn(third.body.tokens)).toBe(true);
    expect(await isSignedIn(first), 'older access tokens live on with their session').toBe(true);
  });

  it('treats the predecessor within 10 s as two tabs and ends nothing', async () => {
    const first = await signIn();
    const second: Tokens = (await renew(first.refresh.token)).body.tokens;
    const again = await renew(first.refresh.token);
    expect([again.status, again.body.error.code]).toEqual([409, 'refresh_race']);
    expect((await renew(second.refresh.token)).status).toBe(200);
  });

  // security: 11
  it('ends the session with all its tokens when a spent one is used later', async () => {
    const first = await signIn();
    const second: Tokens = (await renew(first.refresh.token)).body.tokens;
    await age();
    expect(await codeOf(first.refresh.token)).toBe('session_ended');
    expect(await codeOf(second.refresh.token)).toBe('session_ended');
    expect(await isSignedIn(second)).toBe(false);
  });

  // security: 11
  it('ends it also when a token older than the predecessor is used at once', async () => {
    const first = await signIn();
    const second: Tokens = (await renew(first.refresh.token)).body.tokens;
    const third: Tokens = (await renew(second.refresh.token)).body.tokens;
    expect(await codeOf(first.refresh.token)).toBe('session_ended');
    expect(await codeOf(third.refresh.token)).toBe('session_ended');
  });

  it('affects no other session', async () => {
    const [stolen, other] = [await signIn(), await signIn()];
    await renew(stolen.refresh.token);
    await age();
    await renew(stolen.refresh.token);
    expect(await isSignedIn(other)).toBe(true);
    expect((await renew(other.refresh.token)).status).toBe(200);
  });

  // security: 11
  it('gives one of ten parallel callers new tokens and reports the race to the others', async () => {
    const {
      refresh: { token },
    } = await signIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => renew(token)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    const winner = answers.find((answer) => answer.status === 200);
    expect((await renew(winner?.body.tokens.refresh.token)).status).toBe(200);
  });

  it('recognizes the predecessor also when both tokens were issued within one millisecond', async () => {
    const first = await signIn();
    const second: Tokens = (await renew(first.refresh.token)).body.tokens;
    await db().$executeRaw`UPDATE refresh_token SET created_at = now()`;
    expect(await codeOf(first.refresh.token)).toBe('refresh_race');
    expect((await renew(second.refresh.token)).status).toBe(200);
  });

  it('rejects unknown, expired and ended ones', async () => {
    expect(await codeOf('no such token')).toBe('session_ended');
    const expired = await signIn();
    await db().$executeRaw`UPDATE refresh_token SET expires_at = now() - interval '1 second'`;
    expect(await codeOf(expired.refresh.token)).toBe('session_ended');
    const ended = await signIn();
    await db().$executeRaw`UPDATE session SET ended_at = now()`;
    expect(await codeOf(ended.refresh.token)).toBe('session_ended');
  });
});

describe('POST /v1/auth/logout', () => {
  beforeEach(async () => {
    await buildCreator(account);
  });

  // security: 13
  it('serves visitors: ends the session and its access tokens at once, and no other session', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const { status, body } = await call(logout, { body: { refreshToken: mine.refresh.token } });
    expect([status, body]).toEqual([204, undefined]);
    expect(await isSignedIn(mine)).toBe(false);
    expect(await codeOf(mine.refresh.token)).toBe('session_ended');
    expect(await isSignedIn(other)).toBe(true);
  });

  it('answers the same for an unknown token', async () => {
    expect((await call(logout, { body: { refreshToken: 'unknown' } })).status).toBe(204);
    expect((await call(logout, { body: { refreshToken: 1 } })).status).toBe(422);
  });
});
