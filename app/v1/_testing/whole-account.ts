import { storeSecondFactors } from './stored-second-factors';
import { randomUUID } from 'node:crypto';
import { db } from '@/server/db/client';
import { uuid7 } from '@/server/secrets/uuid7';
import { call } from '@/testing/api';
import { buildCreator, buildProject, type TestCreator } from '@/testing/database/factories';
import { PATCH as patchUser } from '../dashboard/user/route';
import { PATCH as patchProject } from '../dashboard/projects/[id]/route';
import { DELETE as deleteQuestion } from '../dashboard/projects/[id]/faq/[questionId]/route';
import { PATCH as patchStep } from '../dashboard/projects/[id]/steps/[stepId]/route';
import { upload } from './uploads';
import { noteMail } from '@/server/mail/log';
import { enqueueMail } from '@/server/mail/queue';

export const ACCOUNT_PASSWORD = 'correct horse battery';

/** Rows that readers leave on a project: feedback, a report, a tracking record, a view. */
export async function leaveTraces(
  project: { id: string; steps: { id: string }[] },
  email: string,
  words: string,
): Promise<void> {
  const [projectId, stepId] = [project.id, project.steps[0]?.id ?? ''];
  const now = new Date();
  await db().feedback.create({
    data: {
      projectId,
      name: words,
      email,
      message: `feedback: ${words}`,
      ratingHalves: 9,
      difficulty: 4,
      lang: 'en',
      versionNumber: 3,
      requestHash: randomUUID(),
    },
  });
  await db().report.create({
    data: {
      projectId,
      stepId,
      name: words,
      email,
      subject: 'Broken',
      message: `report: ${words}`,
      lang: 'en',
      versionNumber: 3,
      requestHash: randomUUID(),
    },
  });
  await db().trackingRecord.create({
    data: {
      projectId,
      sessionId: randomUUID(),
      userAgent: 'UA',
      startTime: now,
      endTime: now,
      durationMs: 5000,
      name: words,
      email,
      lang: 'en',
      versionNumber: 3,
      steps: { create: [{ position: 0, step: 1, stepId, timeMs: 5000 }] },
    },
  });
  await db().projectViewer.create({
    data: { projectId, visitorHash: randomUUID(), countedAt: now },
  });
  const day = new Date(now.toISOString().slice(0, 10));
  const { creatorId } = await db().project.findUniqueOrThrow({
    where: { id: projectId },
    select: { creatorId: true },
  });
  await db().dailyFigures.createMany({
    data: [{ projectId, creatorId, day, shard: 0, sessions: 1 }],
    skipDuplicates: true,
  });
  await db().dailyStep.createMany({
    data: [{ projectId, day, stepId, shard: 0, reached: 1 }],
    skipDuplicates: true,
  });
  await db().projectViewShard.createMany({
    data: [{ projectId, shard: 1, views: 2 }],
    skipDuplicates: true,
  });
}

/** An account with a row in every table that holds data of accounts, and pictures everywhere. */
export async function buildWholeAccount(email: string): Promise<{
  creator: TestCreator;
  project: Awaited<ReturnType<typeof buildProject>>['project'];
  keys: string[];
}> {
  const creator = await buildCreator({
    email,
    name: `Owner of ${email}`,
    password: ACCOUNT_PASSWORD,
  });
  const { userId } = creator.actor;
  const { project, questions } = await buildProject({
    creator,
    name: `Guide of ${email}`,
    languages: ['pt-BR', 'en'],
    steps: 2,
    questions: 2,
    isPublished: true,
  });
  const keys = [
    await upload(creator, 'avatar'),
    await upload(creator, 'cover'),
    await upload(creator, 'project'),
    await upload(creator, 'step'),
    await upload(creator, 'step'),
  ];
  const [avatar, cover, ofProject, ofStep] = keys.map((url) => ({ url, name: `${email}.png` }));
  const as = { method: 'PATCH', token: creator.token };
  await call(patchUser, { ...as, body: { creator: { avatar, cover } } });
  await call(patchProject, { ...as, params: { id: project.id }, body: { file: ofProject } });
  await call(patchStep, {
    ...as,
    params: { id: project.id, stepId: project.steps[0]?.id ?? '' },
    body: { file: ofStep },
  });
  await call(deleteQuestion, {
    method: 'DELETE',
    token: creator.token,
    params: { id: project.id, questionId: questions[1]?.id ?? '' },
  });
  await leaveTraces(project, `reader-of-${email}`, `words for ${email}`);
  const expiresAt = new Date(Date.now() + 60_000);
  await db().user.update({ where: { id: userId }, data: { emailConfirmedAt: new Date() } });
  await db().searchDue.create({ data: { projectId: project.id } });
  await db().previewLink.create({
    data: { projectId: project.id, secretId: randomUUID(), expiresAt },
  });
  await db().projectRating.create({ data: { projectId: project.id, halves: 9, readers: 1 } });
  await db().refreshToken.create({
    data: { sessionId: creator.actor.sessionId, tokenHash: `refresh hash of ${email}`, expiresAt },
  });
  const tokenHash = `mail hash of ${email}`;
  await db().mailToken.create({
    data: { userId, purpose: 'reset_password', tokenHash, expiresAt },
  });
  await db().personalToken.create({
    data: {
      userId,
      creatorId: creator.actor.creatorId,
      name: `script of ${email}`,
      tokenHash: `personal hash of ${email}`,
      scopes: ['read'],
      expiresAt,
    },
  });
  const labels = { kind: 'tag', lang: 'en', names: ['wood'], operatorName: 'Olga', guides: 1 };
  const changes = { create: [{ projectId: project.id, texts: {} }] };
  await db().labelChange.create({ data: { ...labels, changes } });
  await storeSecondFactors(userId, email);
  await db().linkedProvider.create({
    data: { userId, provider: 'google', subject: `google of ${email}` },
  });
  await db().idempotencyKey.create({ data: { userId, key: 'k', requestHash: 'request' } });
  await enqueueMail({
    kind: 'confirmation',
    email: email.toUpperCase(),
    locale: 'en',
    data: { userId },
  });
  await noteMail({
    id: randomUUID(),
    email: email.toUpperCase(),
    kind: 'confirmation',
    state: 'sent',
    attempts: 1,
    answer: '250 OK',
  });
  const webhook = await db().webhookEndpoint.create({
    data: {
      creatorId: creator.actor.creatorId,
      url: `https://hooks.example/${email}`,
      events: ['feedback.received'],
      secret: `sealed secret of ${email}`,
    },
  });
  await db().webhookDelivery.create({
    data: {
      endpointId: webhook.id,
      event: 'feedback.received',
      body: JSON.stringify({ type: 'feedback.received', data: { message: `told: ${email}` } }),
      status: 'delivered',
      log: {
        create: [
          { startedAt: new Date(), durationMs: 12, httpStatus: 200, answer: `answered: ${email}` },
        ],
      },
    },
  });
  await db().importJob.create({
    data: {
      id: uuid7(),
      creatorId: creator.actor.creatorId,
      userId,
      fileName: `${email}.zip`,
      sizeBytes: 1,
      folder: 'none',
      mode: 'ask',
      state: 'done',
      expiresAt,
      guides: {
        create: [
          {
            position: 0,
            file: 'guide.json',
            fileIndex: 0,
            name: `Imported by ${email}`,
            state: 'imported',
          },
        ],
      },
    },
  });
  const other = await buildCreator({ name: `member of ${email}` });
  await db().membership.createMany({
    data: [
      {
        creatorId: creator.actor.creatorId,
        userId: other.actor.userId,
        role: 'editor',
        invitedById: userId,
      },
      { creatorId: other.actor.creatorId, userId, role: 'editor' },
    ],
  });
  await db().workshopInvitation.create({
    data: {
      creatorId: creator.actor.creatorId,
      tokenHash: `workshop hash of ${email}`,
      role: 'editor',
      usesMax: 1,
      expiresAt,
    },
  });
  await db().draftComment.create({
    data: {
      projectId: project.id,
      userId,
      text: `words for ${email}`,
      resolvedAt: new Date(),
      resolvedById: userId,
    },
  });
  await db().draftEdit.create({ data: { projectId: project.id, userId } });
  await db().review.create({
    data: {
      projectId: project.id,
      digest: 'none',
      askedById: userId,
      note: `asked by ${email}`,
      outcome: 'changes',
      outcomeById: userId,
      outcomeNote: `decided by ${email}`,
      outcomeAt: new Date(),
    },
  });
  await db().invitation.create({
    data: {
      tokenHash: `hash of ${email}`,
      label: email,
      usesMax: 1,
      uses: 1,
      expiresAt: new Date('2099-01-01T00:00:00.000Z'),
      joined: { create: { userId: creator.actor.userId } },
    },
  });
  await db().guideStatement.create({
    data: { projectId: project.id, kind: 'question', reason: `asked: ${email}` },
  });
  await db().guideReport.create({
    data: {
      id: uuid7(),
      projectId: project.id,
      projectName: project.name,
      reason: 'other',
      message: `noticed: ${email}`,
      email,
      lang: 'en',
      senderHash: `hash of ${email}`,
    },
  });
  await db().contactMessage.create({
    data: { name: 'n', email, subject: 's', message: `contact: ${email}`, lang: 'en' },
  });
  return { creator, project, keys };
}
