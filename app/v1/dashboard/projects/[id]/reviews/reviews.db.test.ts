import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/features/auth/workshops/roles';
import type { ReviewsResponse } from '@/features/reviews/schema';
import { db } from '@/server/db/client';
import { call, type Handler } from '@/testing/api';
import {
  buildCreator,
  buildPublished,
  stepBody,
  type TestCreator,
  texts,
} from '@/testing/database/factories';
import { buildEditor, confirmEmail } from '@/testing/people';
import { queuedMails, removeMails } from '@/testing/stand-ins/mailbox';
import { reviewEmails } from '@/features/reviews/server/mails/email-registry';
import type { MailJob } from '@/server/mail/delivery';
import { findShownApproval } from '@/features/projects/server/second-person/service';
import { guideJson, send, workOffImports, zipOf } from '../../../../_testing/imports';
import { GET as listProjects } from '../../route';
import { DELETE as remove } from '../../../people/[userId]/route';
import { PATCH as publish } from '../publish/route';
import { PATCH as change } from '../route';
import { POST as addStep } from '../steps/route';
import { PATCH as changeStep } from '../steps/[stepId]/route';
import { PATCH as unpublish } from '../unpublish/route';
import { GET as listVersions, POST as publishVersion } from '../versions/route';
import { POST as decide } from './outcome/route';
import { GET as list, POST as ask } from './route';

let owner: TestCreator;
let ana: TestCreator;
let bia: TestCreator;
let id: string;
let stepId: string;

beforeEach(async () => {
  owner = await buildCreator({ name: 'Olga Owner' });
  await confirmEmail(owner);
  const { project } = await buildPublished({ creator: owner, languages: ['en', 'pt-BR'] });
  id = project.id;
  stepId = project.steps[0]?.id ?? '';
  ana = await buildEditor(owner, { name: 'Ana Alves' });
  bia = await buildEditor(owner, { name: 'Bia Braga' });
  await db().creator.update({ where: { uid: owner.uid }, data: { needsSecondPerson: true } });
});

const as = (person: TestCreator, handler: Handler, options: Parameters<typeof call>[1] = {}) =>
  call(handler, { ...options, token: person.token, params: { id, ...options.params } });
const rename = async (person: TestCreator, name: string) =>
  expect((await as(person, change, { method: 'PATCH', body: { name } })).status).toBe(200);
const read = async (person: TestCreator): Promise<ReviewsResponse> => {
  const { status, body } = await as(person, list);
  expect(status).toBe(200);
  return body as ReviewsResponse;
};
const say = async (person: TestCreator, outcome: string, digest?: string) =>
  as(person, decide, { body: { outcome, digest: digest ?? (await read(person)).digest } });
const approve = async (person: TestCreator) =>
  expect((await say(person, 'approved')).status).toBe(200);
const tryToPublish = async (person: TestCreator) => {
  const { status, body } = await as(person, publish, { method: 'PATCH' });
  return status === 200 ? 200 : [status, body.error.code, body.waitsFor];
};
const nameForReaders = async () =>
  (
    await db().$queryRaw<{ name: string }[]>`
      SELECT v.head->'name'->0->>'value' AS name FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number WHERE p.id = ${id}::uuid`
  )[0]?.name;
async function sent() {
  const mails = await queuedMails();
  const composed = mails.map((mail) => reviewEmails[mail.kind]?.(mail as unknown as MailJob));
  return (await Promise.all(composed)).filter((mail) => mail !== undefined);
}
async function join(name: string, role: Role): Promise<TestCreator> {
  const person = await buildCreator({ name });
  await confirmEmail(person);
  const { userId } = person.actor;
  await db().membership.create({ data: { creatorId: owner.actor.creatorId, userId, role } });
  return person;
}

describe('where publishing needs a second person', () => {
  it('a change waits in the draft until another person approves exactly it', async () => {
    await rename(ana, 'New name');
    expect(await nameForReaders()).toBe('Plant shelf');
    expect(await tryToPublish(ana)).toEqual([409, 'review_needed', ['Bia Braga', 'Olga Owner']]);
    expect(await read(ana)).toMatchObject({ state: 'none', mayApprove: false, mayPublish: false });
    expect((await say(ana, 'approved')).body.error.code).toBe('own_changes');
    await approve(bia);
    expect(await read(ana)).toMatchObject({
      state: 'approved',
      mayPublish: true,
      changedBy: [{ id: ana.actor.userId, name: 'Ana Alves', itemId: null }],
    });
    expect(await tryToPublish(ana)).toBe(200);
    expect(await nameForReaders()).toBe('New name');
    expect(await read(ana)).toMatchObject({ state: 'none', changedBy: [], mayPublish: true });
    expect((await as(ana, listVersions)).body.results[0]).toMatchObject({
      publishedBy: 'Ana Alves',
      approvedBy: 'Bia Braga',
      approvedAt: expect.any(String),
    });
  });

  it('a print names who approved, while the workshop needs it', async () => {
    const { projectUid } = await db().project.findUniqueOrThrow({ where: { id } });
    expect(await findShownApproval(projectUid)).toBeUndefined();
    await rename(ana, 'New name');
    await approve(bia);
    expect(await findShownApproval(projectUid)).toBeUndefined();
    expect(await tryToPublish(ana)).toBe(200);
    await db().user.update({ where: { id: bia.actor.userId }, data: { name: 'Other' } });
    const at = expect.any(String) as string;
    expect(await findShownApproval(projectUid)).toEqual({ by: 'Bia Braga', at });
    await db().creator.update({ where: { uid: owner.uid }, data: { needsSecondPerson: false } });
    expect(await findShownApproval(projectUid)).toBeUndefined();
  });

  it('counts nobody of whom it is unknown what they changed before the newest version', async () => {
    for (const { actor } of [owner, ana, bia])
      await db().draftEdit.create({ data: { projectId: id, userId: actor.userId } });
    await rename(ana, 'New name');
    expect((await read(ana)).waitsFor.map(({ name }) => name)).toEqual(['Bia Braga', 'Olga Owner']);
  });

  it('an import says that it publishes nothing, and leaves its guide unpublished', async () => {
    const zip = await zipOf({ 'guide.json': guideJson({ status: 'published' }) });
    const { body } = await send(owner, zip, { publish: 'true' });
    await workOffImports();
    expect(body.publish).toBe(false);
    const { actor } = owner;
    const made = { creatorId: actor.creatorId, name: 'Shelf' };
    expect(await db().project.findFirst({ where: made })).toMatchObject({ versionNumber: null });
  });

  it('one letter makes an approval lapse, and undoing it brings it back', async () => {
    await rename(ana, 'New name');
    await approve(bia);
    await rename(ana, 'New names');
    expect(await read(ana)).toMatchObject({ state: 'lapsed', mayPublish: false });
    expect(await tryToPublish(ana)).toEqual([409, 'approval_lapsed', ['Bia Braga', 'Olga Owner']]);
    await rename(ana, 'New name');
    expect((await read(ana)).state).toBe('approved');
    const item = { params: { stepId }, method: 'PATCH' };
    await as(ana, changeStep, { ...item, body: { name: texts('Other', ['en', 'pt-BR']) } });
    expect((await read(ana)).changedBy).toMatchObject([{ itemId: stepId }]);
    expect((await read(ana)).state).toBe('lapsed');
    await as(ana, changeStep, { ...item, body: { name: texts('Step 1', ['en', 'pt-BR']) } });
    expect((await read(ana)).state).toBe('approved');
    expect(await tryToPublish(ana)).toBe(200);
  });

  it('who changed the draft since is no second person: not even for the last comma of another', async () => {
    await rename(ana, 'New name');
    await approve(bia);
    await rename(bia, 'Newer name');
    for (const each of [ana, bia]) {
      expect((await say(each, 'approved')).body.error.code).toBe('own_changes');
      expect(await tryToPublish(each)).toEqual([409, 'approval_lapsed', ['Olga Owner']]);
    }
    // As approved, but by a person who has changed it since.
    await rename(bia, 'New name');
    expect(await tryToPublish(ana)).toEqual([409, 'review_needed', ['Olga Owner']]);
    await approve(owner);
    expect(await tryToPublish(bia)).toBe(200);
  });

  it('nobody has changed a draft that is as its newest version again', async () => {
    await rename(ana, 'New name');
    await rename(bia, 'Plant shelf');
    expect((await read(ana)).changedBy).toEqual([]);
    await rename(ana, 'New name');
    await approve(bia);
    expect(await tryToPublish(ana)).toBe(200);
  });

  it('counts the newest word: changes after an approval, and people who may still review', async () => {
    const rita = await join('Rita Reis', 'reviewer');
    await rename(ana, 'New name');
    await approve(rita);
    expect((await say(rita, 'changes')).status).toBe(200);
    expect((await read(ana)).state).toBe('changes');
    expect(await tryToPublish(ana)).toContain('review_needed');
    await approve(rita);
    expect((await read(ana)).state).toBe('approved');
    const params = { userId: rita.actor.userId };
    expect((await as(owner, remove, { method: 'DELETE', params })).status).toBe(204);
    expect(await tryToPublish(ana)).toEqual([409, 'review_needed', ['Bia Braga', 'Olga Owner']]);
  });

  it('an approval from before the newest version is none', async () => {
    await rename(ana, 'Approved');
    await approve(bia);
    await rename(ana, 'Other');
    await approve(bia);
    expect(await tryToPublish(ana)).toBe(200);
    await rename(ana, 'Approved');
    expect(await tryToPublish(ana)).toContain('review_needed');
  });

  it('decides about the draft that was looked at', async () => {
    await rename(ana, 'New name');
    const { digest } = await read(bia);
    await rename(ana, 'Newer name');
    for (const outcome of ['approved', 'changes']) {
      const { status, body } = await say(bia, outcome, digest);
      expect([status, body.error.code]).toEqual([409, 'approval_lapsed']);
    }
    expect((await read(bia)).results).toEqual([]);
  });

  it('publishes a single step only if that is the whole of an approved draft', async () => {
    await as(ana, addStep, { body: stepBody('Second', ['en', 'pt-BR']) });
    const body = { name: texts('Other', ['en', 'pt-BR']) };
    await as(ana, changeStep, { method: 'PATCH', params: { stepId }, body });
    await approve(bia);
    const one = await as(ana, publishVersion, { body: { stepId } });
    expect([one.status, one.body.error?.code]).toEqual([409, 'approval_lapsed']);
    expect((await as(ana, publishVersion, { body: {} })).status).toBe(201);
  });

  it('shows a hidden guide again without a second look only if it had one', async () => {
    await rename(ana, 'New name');
    await approve(bia);
    expect(await tryToPublish(ana)).toBe(200);
    await as(ana, unpublish, { method: 'PATCH' });
    expect(await tryToPublish(ana)).toBe(200);
  });

  it('needs another person than who published alone before the switch, to show that again', async () => {
    await as(owner, unpublish, { method: 'PATCH' });
    expect(await tryToPublish(owner)).toEqual([409, 'review_needed', ['Ana Alves', 'Bia Braga']]);
    expect((await say(owner, 'approved')).body.error.code).toBe('own_changes');
    await approve(ana);
    expect(await tryToPublish(owner)).toBe(200);
    expect((await as(ana, listVersions)).body.results[0]).toMatchObject({
      approvedBy: 'Ana Alves',
    });
  });
});

describe('a request for a review', () => {
  it('sends one mail an hour to those who could approve, and marks their lists', async () => {
    const rita = await join('Rita Reis', 'reviewer');
    await rename(ana, 'New name');
    const asked = await as(ana, ask, { body: { note: 'Please look at the screws.' } });
    expect([asked.status, asked.body.state]).toEqual([201, 'asked']);
    await as(ana, ask, { body: {} });
    const mails = await sent();
    await removeMails();
    expect(mails.map(({ to }) => to).sort()).toEqual([bia.email, owner.email, rita.email].sort());
    expect(mails[0]?.content).toMatchObject({ text: expect.stringContaining('Ana Alves') });
    expect(JSON.stringify(mails)).not.toContain('screws');
    expect(mails[0]?.content).toHaveProperty(
      'button.url',
      expect.stringMatching(new RegExp(`/dashboard/review/\\w+\\?workshop=${owner.uid}$`)),
    );
    const marks = async (person: TestCreator) =>
      (
        await call(listProjects, {
          token: person.token,
          headers: { 'makerstep-workshop': owner.uid },
        })
      ).body.results[0].awaitsReview as boolean;
    expect([await marks(ana), await marks(bia), await marks(rita)]).toEqual([false, true, true]);
    expect((await read(ana)).results).toHaveLength(1);
    await approve(rita);
    expect([await marks(bia), await marks(rita)]).toEqual([false, false]);
    expect((await sent()).map(({ to }) => to)).toEqual([ana.email]);
  });

  it('is for a person who could approve', async () => {
    await rename(ana, 'New name');
    await rename(bia, 'Newer name');
    for (const of of [ana.actor.userId, bia.actor.userId, id])
      expect((await as(ana, ask, { body: { of } })).status).toBe(422);
    expect((await as(ana, ask, { body: { of: owner.actor.userId } })).status).toBe(201);
    expect((await sent()).map(({ to }) => to)).toEqual([owner.email]);
  });

  it('ends with the next version', async () => {
    await rename(ana, 'New name');
    await approve(bia);
    await as(ana, ask, { body: {} });
    expect(await tryToPublish(ana)).toBe(200);
    expect((await read(bia)).state).toBe('none');
  });
});
