import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listWorkshops } from '@/features/auth/server/workshops/service';
import { readInvitationFacts } from '@/features/people/server/invitations/facts';
import { readLog } from '@/features/site/server/log/service';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  BUILT_PASSWORD,
  buildCreator,
  buildProject,
  type TestCreator,
} from '@/testing/database/factories';
import { actingFor, buildEditor, confirmEmail, handOver } from '@/testing/people';
import {
  deliver,
  linksOf,
  type Mailbox,
  queuedMails,
  setMailServer,
  startMailbox,
} from '@/testing/stand-ins/mailbox';
import { POST as accept } from '../memberships/route';
import { GET as listProjects } from '../projects/route';
import { POST as offer } from './[userId]/hand-over/route';
import { DELETE as remove } from './[userId]/route';
import { GET as listInvitations } from './invitations/route';

let box: Mailbox;
beforeAll(async () => {
  box = await startMailbox();
  setMailServer(box.url);
});
afterAll(async () => {
  setMailServer(undefined);
  await box.stop();
});

let owner: TestCreator;
let editor: TestCreator;
beforeEach(async () => {
  box.mails.length = 0;
  owner = await buildCreator({ name: 'Olga Owner' });
  editor = await buildEditor(owner);
});

const offerTo = ({ actor: { userId } }: TestCreator, body: object = {}) =>
  call(offer, {
    token: owner.token,
    body: { currentPassword: BUILT_PASSWORD, ...body },
    params: { userId },
  });
/** The last part of the link in the newest mail. */
async function mailedToken(): Promise<string> {
  await deliver();
  const link = linksOf(box.mails.at(-1) ?? ({} as never)).find((each) =>
    each.includes('/workshop/'),
  );
  return new URL(link ?? '').pathname.split('/').at(-1) ?? '';
}
const accepted = async (invitation: string, by = editor) => {
  const { status, body } = await call(accept, { token: by.token, body: { invitation } });
  return [status, body.error?.code ?? body.role];
};
const guidesSeen = async (by: TestCreator, of?: TestCreator) =>
  (await call(listProjects, { token: by.token, headers: of ? actingFor(of) : {} })).body
    .totalResults;
const rolesOf = async ({ actor }: TestCreator) =>
  (await listWorkshops(actor.userId)).map(({ role, isPersonal }) => [role, isPersonal]);

describe('handing a workshop over', () => {
  it('makes the member its owner, and gives the owner before an empty personal one', async () => {
    await buildProject({ creator: owner });
    const { status, body } = await offerTo(editor);
    expect(status).toBe(201);
    expect(body).toMatchObject({ role: 'owner', email: editor.email, usesMax: 1 });
    expect(body).not.toHaveProperty('link');
    const invitation = await mailedToken();
    const facts = { state: 'open', role: 'owner', isMember: false, isForOther: false };
    expect(await readInvitationFacts(invitation, editor.actor.userId)).toMatchObject(facts);
    expect(await accepted(invitation)).toEqual([201, 'owner']);
    expect(await rolesOf(owner)).toEqual([
      ['owner', true],
      ['editor', false],
    ]);
    expect(await rolesOf(editor)).toEqual([
      ['owner', true],
      ['owner', false],
    ]);
    expect([await guidesSeen(owner), await guidesSeen(owner, owner)]).toEqual([0, 1]);
    expect([await guidesSeen(editor), await guidesSeen(editor, owner)]).toEqual([0, 1]);
    const asEditor = { token: owner.token, headers: actingFor(owner) };
    expect((await call(listInvitations, asEditor)).body.error.code).toBe('role_needed');
    expect(await accepted(invitation)).toEqual([403, 'invitation_over']);
  });

  it('is shown to operators', async () => {
    await handOver(owner, editor);
    expect((await readLog({ page: 1, limit: 10 })).results).toMatchObject([
      {
        kind: 'workshop_handed_over',
        operator: 'Olga Owner',
        subject: { kind: 'creator', id: owner.uid, label: 'Olga Owner' },
        details: { to: 'Edu Editor' },
      },
    ]);
  });

  it('works back and forth', async () => {
    await handOver(owner, editor);
    await handOver({ actor: { ...owner.actor, userId: editor.actor.userId } }, owner);
    expect(await rolesOf(owner)).toEqual([
      ['owner', true],
      ['owner', false],
    ]);
    expect(await rolesOf(editor)).toEqual([
      ['owner', true],
      ['editor', false],
    ]);
  });

  it('gives its owner no new workshop beyond 20', async () => {
    const ownAnother = async () => {
      const { actor } = await buildCreator();
      await handOver({ actor }, owner);
    };
    for (let made = 0; made < 18; made += 1) await ownAnother();
    expect((await offerTo(editor)).status).toBe(201);
    await ownAnother();
    expect((await offerTo(editor)).body.error.code).toBe('too_many_workshops');
  });

  // security: People
  it('needs the password', async () => {
    const { body } = await offerTo(editor, { currentPassword: 'wrong' });
    expect(body.error.fields).toHaveProperty('currentPassword');
    expect((await offerTo(editor, { currentPassword: undefined })).status).toBe(422);
    expect(await db().workshopInvitation.count()).toBe(0);
  });

  it('is offered only to people of the workshop whose e-mail is confirmed', async () => {
    expect((await offerTo(await buildCreator())).status).toBe(404);
    expect((await offerTo(owner)).status).toBe(404);
    await db().user.updateMany({ data: { emailConfirmedAt: null } });
    expect((await offerTo(editor)).body.error.code).toBe('email_unconfirmed');
    expect(await queuedMails()).toEqual([]);
  });
});

describe('an offer', () => {
  it('is for that member only', async () => {
    const other = await buildEditor(owner);
    await offerTo(editor);
    const invitation = await mailedToken();
    expect(await accepted(invitation, other)).toEqual([403, 'invitation_over']);
    expect(await accepted(invitation, owner)).toEqual([403, 'invitation_over']);
  });

  it('is replaced by a later one', async () => {
    const other = await buildEditor(owner);
    await offerTo(editor);
    const earlier = await mailedToken();
    await offerTo(other);
    expect(await accepted(earlier)).toEqual([403, 'invitation_over']);
    expect(await accepted(await mailedToken(), other)).toEqual([201, 'owner']);
  });

  it('ends with the role of its member', async () => {
    await offerTo(editor);
    const invitation = await mailedToken();
    const { userId } = editor.actor;
    await call(remove, { method: 'DELETE', token: owner.token, params: { userId } });
    expect(await accepted(invitation)).toEqual([403, 'invitation_over']);
    await confirmEmail(editor);
    expect(await db().workshopInvitation.count()).toBe(0);
  });

  // security: People
  it('ends when the workshop got another owner', async () => {
    const other = await buildEditor(owner);
    await offerTo(editor);
    const invitation = await mailedToken();
    await handOver(owner, other);
    expect(await accepted(invitation)).toEqual([403, 'invitation_over']);
    expect(await rolesOf(editor)).toEqual([
      ['owner', true],
      ['editor', false],
    ]);
  });

  it('is accepted once by a member who comes ten times at once', async () => {
    await offerTo(editor);
    const invitation = await mailedToken();
    const answers = await Promise.all(Array.from({ length: 10 }, () => accepted(invitation)));
    expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
    expect(await db().creator.count()).toBe(3);
  });
});

describe('the mails about people', () => {
  const textOf = async () => {
    await deliver();
    return box.mails.at(-1)?.text ?? '';
  };

  it('have no text of the inviter but two names, and no name that could be a message', async () => {
    await offerTo(editor);
    expect(await textOf()).toMatch(/Olga Owner offers you the workshop “Olga Owner” on /);
    await db().user.updateMany({ data: { name: 'Win at evil.example' } });
    await db().creator.updateMany({ data: { name: 'http://evil.example' } });
    await offerTo(editor);
    const text = await textOf();
    expect(text).toMatch(/The owner offers you a workshop on /);
    expect(text).not.toContain('evil');
  });

  it('are not sent once the invitation is over', async () => {
    await offerTo(editor);
    await db().workshopInvitation.deleteMany();
    await deliver();
    expect(box.mails).toEqual([]);
  });
});
