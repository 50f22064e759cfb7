import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { call } from '@/testing/api';
import { buildOperator } from '@/testing/database/factories';
import { setJoining } from '@/testing/joining';
import { setMailServer } from '@/testing/stand-ins/mailbox';
import { POST as register } from '../../auth/register/route';
import { PATCH as changeJoining } from '../joining/route';
import { DELETE as end, GET as show } from './[invitationId]/route';
import { GET as list, POST as invite } from './route';

beforeEach(() => setMailServer('smtp://mail.example'));
afterEach(() => setMailServer(undefined));

const person = (email: string) => ({ name: 'Ana', email, password: 'correct horse battery' });

it('closes joining, invites, shows who joined, and ends the invitation early', async () => {
  const { token } = await buildOperator();
  const body = { mode: 'closed', domains: ['makers.example'] };
  expect((await call(changeJoining, { method: 'PATCH', token, body })).body).toEqual(body);
  const made = await call(invite, { token, body: { label: 'Fair', uses: 2, expiresInDays: 30 } });
  expect([made.status, made.body.state]).toEqual([201, 'open']);
  const invitation = new URL(made.body.link).pathname.split('/').at(-1);
  expect(JSON.stringify(await db().invitation.findMany())).not.toContain(invitation);
  const joined = await call(register, { body: { ...person('ana@makers.example'), invitation } });
  expect(joined.status).toBe(201);

  const params = { invitationId: made.body.id };
  const shown = await call(show, { token, params });
  expect(shown.body).toMatchObject({
    label: 'Fair',
    uses: 1,
    joined: [{ uid: joined.body.user.creator.uid, name: 'Ana' }],
  });
  expect((await call(end, { method: 'DELETE', token, params })).status).toBe(204);
  const late = await call(register, { body: { ...person('bia@makers.example'), invitation } });
  expect(late.body.error.code).toBe('invitation_over');
  const all = await call(list, { token });
  expect(all.body).toMatchObject({ totalResults: 1, results: [{ state: 'ended', uses: 1 }] });
  expect(JSON.stringify(all.body)).not.toContain('/join/');
  const acts = await db().operatorAct.findMany({ orderBy: { id: 'asc' } });
  expect(acts.map(({ kind }) => kind)).toEqual([
    'joining_changed',
    'invitation_made',
    'invitation_ended',
  ]);
});

// security: Joining
it('limits how many invitations an operator makes', async () => {
  const { token } = await buildOperator();
  for (let made = 0; made < 30; made += 1)
    expect((await call(invite, { token, body: { label: 'Crowd' } })).status).toBe(201);
  expect((await call(invite, { token, body: { label: 'Crowd' } })).status).toBe(429);
});

it('takes only domains and uses that make sense', async () => {
  const { token } = await buildOperator();
  for (const domains of [['@makers.example'], ['https://makers.example'], ['makers'], ['*']]) {
    const body = { domains };
    expect((await call(changeJoining, { method: 'PATCH', token, body })).status).toBe(422);
  }
  for (const uses of [0, 501, 1.5])
    expect((await call(invite, { token, body: { label: 'x', uses } })).status).toBe(422);
});

describe('domains where no mail can be sent', () => {
  const change = async (body: object) => {
    const { token } = await buildOperator();
    const { status, body: answer } = await call(changeJoining, { method: 'PATCH', token, body });
    return [status, answer.error?.fields?.domains ?? answer.domains];
  };
  beforeEach(() => setMailServer(undefined));

  // security: Domains of joining
  it('are refused in words, and nothing is changed', async () => {
    expect(await change({ mode: 'closed', domains: ['makers.example'] })).toEqual([
      422,
      expect.stringContaining('SMTP_URL'),
    ]);
    expect(await change({})).toEqual([200, []]);
  });

  // security: Domains of joining
  it('can stay, and be taken away one by one', async () => {
    await setJoining('open', ['makers.example', 'else.example']);
    expect((await change({ mode: 'closed', domains: ['makers.example', 'else.example'] }))[0]).toBe(
      200,
    );
    expect((await change({ domains: ['makers.example', 'new.example'] }))[0]).toBe(422);
    expect(await change({ domains: ['makers.example'] })).toEqual([200, ['makers.example']]);
  });

  it('can be set where only providers sign in, which vouch for the e-mail', async () => {
    Object.assign(env(), { hasPasswords: false });
    expect((await change({ domains: ['makers.example'] }))[0]).toBe(200);
    Object.assign(env(), { hasPasswords: true });
  });
});
