import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeAccountOf } from '@/features/account/server/deletion';
import { proveEmail } from '@/features/auth/server/first-proof/prove-email';
import { revokeTokens } from '@/features/auth/server/personal-tokens/ending/service';
import { insertPersonalToken } from '@/features/auth/server/personal-tokens/service';
import { sendFeedback, sendReport } from '@/features/feedback/server/service';
import { deleteSubmission } from '@/features/feedback/server/submission-deletion';
import { removePerson } from '@/features/people/server/service';
import { saveProfile } from '@/features/profile/server/service';
import { publishProject, unpublishProject } from '@/features/projects/server/publication';
import { deleteOwnedProject, updateOwnedProject } from '@/features/projects/server/service';
import { removeStep } from '@/features/projects/server/steps/service';
import { enforceTakenDown, putBack, takeDown } from '@/features/projects/server/takedown/service';
import { restoreOwnedProject } from '@/features/projects/server/trash/service';
import { enforceUnpublished } from '@/features/projects/server/visibility';
import { readmitAccount, suspendAccount } from '@/features/site/server/accounts/service';
import { db, inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { signId } from '@/server/secrets/signed-id';
import { buildFeedback, buildReport } from '@/testing/database/factories';
import {
  buildGuideWithEffects,
  forgetEffects,
  type Guide,
  readEffects,
} from '@/testing/guide-effects';
import { buildEditor, handOver } from '@/testing/people';
import { setMailServer } from '@/testing/stand-ins/mailbox';
import { testVisitor } from '@/testing/visitor';
import { emit } from './emit';
import type { EventName } from './events';

beforeAll(async () => {
  setMailServer('smtp://127.0.0.1:1');
  await mkdir(env().dataDir, { recursive: true });
});
afterAll(() => setMailServer(undefined));

type Case = {
  before?: (guide: Guide) => Promise<unknown>;
  change: (guide: Guide) => Promise<unknown>;
  effects: string[];
};

const editorOf = async (creatorUid: string) =>
  (await db().membership.findFirstOrThrow({ where: { creator: { uid: creatorUid } } })).userId;

const sender = { visitor: testVisitor(), user: undefined, key: null };
const reader = { name: 'Rita', email: 'rita@makerstep.example' };
const setType = (type: 1 | 2, { actor, id }: Guide) => updateOwnedProject(actor, id, { type });
const draft = { draft: true };
const LISTS = ['cache: guide', 'cache: projects'];

/** The effects of each event, caused by a use case that emits it. */
const CASES: Record<EventName, readonly [Case, ...Case[]]> = {
  'guide.published': [
    {
      before: ({ actor, id }) => unpublishProject(actor, id),
      change: ({ actor, id }) => publishProject(actor, id),
      effects: [
        ...LISTS,
        'journal: unpublished undone',
        'search row',
        'shown reports',
        'webhook: project.published',
      ],
    },
    {
      before: ({ actor, id, other }) => removeStep(actor, id, other, draft),
      change: ({ actor, id }) => publishProject(actor, id),
      effects: ['cache: guide', 'search row', 'shown reports', 'webhook: project.published'],
    },
    {
      before: ({ actor, id }) => updateOwnedProject(actor, id, { name: 'Shelf' }, draft),
      change: ({ actor, id }) => publishProject(actor, id),
      effects: [...LISTS, 'search row', 'shown reports', 'webhook: project.published'],
    },
  ],
  'guide.edited': [
    {
      change: ({ actor, id }) => updateOwnedProject(actor, id, { name: 'Shelf' }),
      effects: [...LISTS, 'search row', 'shown reports'],
    },
    {
      change: ({ actor, id, other }) => removeStep(actor, id, other),
      effects: ['cache: guide', 'search row', 'shown reports'],
    },
  ],
  'guide.visibilityChanged': [
    {
      change: ({ actor, id }) => unpublishProject(actor, id),
      effects: [...LISTS, 'journal: unpublished', 'shown reports', 'webhook: project.unpublished'],
    },
    {
      before: (guide) => setType(2, guide),
      change: (guide) => setType(1, guide),
      effects: [...LISTS, 'journal: private undone', 'search row', 'shown reports'],
    },
  ],
  'guide.takenDown': [
    {
      change: ({ id }) => inTransaction(() => takeDown(id, 'A copy')),
      effects: [
        ...LISTS,
        'journal: taken_down',
        'shown reports',
        'webhook: project.taken_down',
        'webhook: project.unpublished',
      ],
    },
  ],
  'guide.putBack': [
    {
      before: ({ id }) => inTransaction(() => takeDown(id, 'A copy')),
      change: ({ id }) => inTransaction(() => putBack(id)),
      effects: [
        ...LISTS,
        'journal: taken_down undone',
        'search row',
        'shown reports',
        'webhook: project.published',
      ],
    },
  ],
  'guide.removed': [
    {
      change: ({ actor, id }) => deleteOwnedProject(actor, id),
      effects: [...LISTS, 'journal: project', 'shown reports', 'webhook: project.unpublished'],
    },
  ],
  'guide.restored': [
    {
      before: ({ actor, id }) => deleteOwnedProject(actor, id),
      change: ({ actor, id }) => restoreOwnedProject(actor, id),
      effects: [...LISTS, 'journal: project undone', 'journal: unpublished'],
    },
  ],
  'guide.hiddenAgain': [
    { change: ({ id }) => enforceUnpublished(id), effects: [...LISTS, 'shown reports'] },
    { change: ({ id }) => enforceTakenDown(id, 'A copy'), effects: [...LISTS, 'shown reports'] },
  ],
  'draft.stepsChanged': [
    {
      change: ({ actor, id, other }) => removeStep(actor, id, other, draft),
      effects: ['shown reports'],
    },
  ],
  'creator.changed': [
    {
      change: ({ actor }) => saveProfile(actor, { name: 'Mia' }),
      effects: ['cache: creator', 'search row'],
    },
    {
      change: ({ actor }) => saveProfile(actor, { smallDescription: 'Makes shelves.' }),
      effects: ['cache: creator'],
    },
  ],
  'account.removed': [
    {
      change: ({ actor }) => inTransaction(() => removeAccountOf(actor.userId)),
      effects: ['cache: creator', ...LISTS, 'journal: account'],
    },
  ],
  'account.suspended': [
    {
      change: ({ actor: { userId } }) =>
        suspendAccount('command line', userId, { reason: 'Spam.', guides: 'stay' }),
      effects: ['act: account_suspended', 'cache: creator', 'job: mail', 'journal: suspended'],
    },
  ],
  'account.readmitted': [
    {
      before: ({ actor: { userId } }) =>
        suspendAccount('command line', userId, { reason: 'Spam.', guides: 'stay' }),
      change: ({ actor: { userId } }) => readmitAccount('command line', userId, 'A mistake.'),
      effects: [
        'act: account_readmitted',
        'act: account_suspended',
        'cache: creator',
        'job: mail',
        'journal: suspended undone',
      ],
    },
  ],
  'feedback.received': [
    {
      change: ({ id }) =>
        sendFeedback(id, { ...reader, rating: 4, difficulty: 3, subject: '', message: '' }, sender),
      effects: [
        'cache: guide, soon',
        'job: digest',
        'job: mail',
        'rating',
        'webhook: feedback.received',
      ],
    },
  ],
  'report.received': [
    {
      change: ({ id, step }) =>
        sendReport(id, step, { ...reader, subject: 'Blurred', message: '' }, sender),
      effects: ['job: digest', 'job: mail', 'shown reports', 'webhook: report.received'],
    },
  ],
  'feedback.withdrawn': [
    {
      change: async ({ id }) => {
        const { id: feedbackId } = await buildFeedback(id);
        await deleteSubmission(signId('makerstep withdrawal of feedback', feedbackId));
      },
      effects: ['cache: guide, soon', 'rating'],
    },
  ],
  'report.withdrawn': [
    {
      change: async ({ id, step }) => {
        const { id: reportId } = await buildReport(id, step, { isShown: false });
        await deleteSubmission(signId('makerstep withdrawal of report', reportId));
      },
      effects: [],
    },
  ],
  'tokens.revoked': [
    {
      before: async ({ actor }) => {
        const wish = { name: 'Press', scopes: ['webhooks' as const], expiresInDays: 30 as const };
        const { id: tokenId } = await insertPersonalToken(actor, wish);
        await db().webhookEndpoint.updateMany({ data: { tokenId } });
      },
      change: ({ actor }) => inTransaction(() => revokeTokens({ userId: actor.userId })),
      effects: ['job: mail', 'webhook off'],
    },
  ],
  'workshop.memberRemoved': [
    {
      before: ({ actor }) => buildEditor({ actor }),
      change: async ({ actor, creatorUid }) => removePerson(actor, await editorOf(creatorUid)),
      effects: ['journal: member_removed'],
    },
  ],
  'workshop.handedOver': [
    {
      before: ({ actor }) => buildEditor({ actor }),
      change: async ({ actor, creatorUid }) =>
        handOver({ actor }, { actor: { ...actor, userId: await editorOf(creatorUid) } }),
      effects: ['act: workshop_handed_over', 'cache: creator', 'journal: handed_over'],
    },
  ],
  'account.firstProved': [
    {
      before: ({ actor: { userId: id } }) =>
        db().user.update({ where: { id }, data: { emailConfirmedAt: null } }),
      change: ({ actor }) =>
        inTransaction(() => proveEmail(actor.userId, 'reset', { keepsPassword: true })),
      effects: ['webhook off'],
    },
  ],
  'picture.variantsMade': [
    {
      change: ({ projectUid, creatorUid }) =>
        inTransaction(() =>
          emit('picture.variantsMade', {
            projectUids: [projectUid],
            creatorUids: [creatorUid],
          }),
        ),
      effects: ['cache: creator', 'cache: guide'],
    },
  ],
  'picture.covered': [
    {
      change: ({ projectUid }) =>
        inTransaction(() =>
          emit('picture.covered', {
            guide: { projectUid },
            covered: [{ fileId: randomUUID(), replacedBy: randomUUID(), areas: [] }],
          }),
        ),
      effects: [...LISTS, 'journal: covered'],
    },
  ],
};

const each = Object.entries(CASES).flatMap(([name, cases]) =>
  cases.map((one, index) => [`${name} ${index + 1}`, one] as const),
);

it.each(each)('%s has all its effects and no others', async (_, { before, change, effects }) => {
  const guide = await buildGuideWithEffects();
  await before?.(guide);
  await forgetEffects(guide);
  await change(guide);
  expect(await readEffects(guide)).toEqual([...effects].sort());
});
