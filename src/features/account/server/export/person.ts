import 'server-only';
import { db } from '@/server/db/client';

const workshopName = { uid: true, name: true } as const;
const guide = { select: { projectUid: true } } as const;

const ofSession = {
  id: true,
  userAgent: true,
  provider: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  endedAt: true,
} as const;

/** Account, creator and small related rows, without hashes. */
export function findPerson(userId: string) {
  return db().user.findUnique({
    where: { id: userId },
    select: {
      id: true,
      name: true,
      email: true,
      emailKey: true,
      emailConfirmedAt: true,
      locale: true,
      dailyMail: true,
      dailyMailAt: true,
      operatorMail: true,
      operatorMailAt: true,
      namedVisits: true,
      secondFactorAt: true,
      createdAt: true,
      updatedAt: true,
      creator: { include: { avatar: true, cover: true } },
      workshops: {
        include: {
          avatar: true,
          cover: true,
          members: {
            select: { user: { select: { name: true } }, role: true, createdAt: true },
            orderBy: { createdAt: 'asc' },
          },
          invitations: {
            where: { expiresAt: { gt: new Date() } },
            select: {
              role: true,
              email: true,
              uses: true,
              usesMax: true,
              createdAt: true,
              expiresAt: true,
            },
            orderBy: { createdAt: 'asc' },
          },
        },
        orderBy: [{ userId: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      },
      memberships: {
        select: { creator: { select: workshopName }, role: true, languages: true, createdAt: true },
        orderBy: { createdAt: 'asc' },
      },
      comments: {
        select: { project: guide, text: true, createdAt: true, resolvedAt: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
      linkedProviders: {
        select: { provider: true, subject: true, isEmailVouched: true, createdAt: true },
      },
      sessions: { select: ofSession },
      personalTokens: {
        select: {
          id: true,
          name: true,
          creator: { select: workshopName },
          scopes: true,
          createdAt: true,
          expiresAt: true,
          lastUsedAt: true,
        },
      },
      passkeys: { select: { name: true, createdAt: true, lastUsedAt: true } },
      oneTimeCode: { select: { confirmedAt: true } },
      recoveryCodes: { select: { usedAt: true } },
      reviewsAskedBy: {
        select: { project: guide, note: true, askedAt: true },
        orderBy: { askedAt: 'asc' },
      },
      reviewOutcomes: {
        select: { project: guide, outcome: true, outcomeNote: true, outcomeAt: true },
        orderBy: { outcomeAt: 'asc' },
      },
      draftEdits: { select: { project: guide, at: true }, orderBy: { at: 'asc' } },
      mailTokens: { select: { purpose: true, createdAt: true, expiresAt: true, spentAt: true } },
      joinedBy: { select: { createdAt: true, invitation: { select: { label: true } } } },
      invitations: {
        select: {
          label: true,
          uses: true,
          usesMax: true,
          createdAt: true,
          expiresAt: true,
          endedAt: true,
        },
      },
    },
  });
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
