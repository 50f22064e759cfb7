import 'server-only';
import { env } from '@/server/env/env';
import { toPictureView } from '@/shared/pictures/picture';
import { FRESH_SIGN_IN_MS, type Provider, PROVIDERS } from '@/features/auth/constants';
import { toCreatorView, toUserView } from '@/features/auth/server/presenter';
import type { Workshop } from '@/features/auth/server/workshops/service';
import { statedListsOf, withRemovedLanguages } from '@/features/projects/model/texts/project-texts';
import { mapTexts, STEP_TEXTS } from '@/features/projects/model/content/fields';
import { mediaOf } from '@/features/projects/model/content/media';
import { headOf, toProjectView } from '@/features/projects/server/presenter';
import type {
  DeliveryRow,
  FeedbackRow,
  FileRow,
  RecordRow,
  WholeProjectRow,
} from './export/repository';
import type { PersonRow } from './export/person';
import type { AccountRow, WorkshopWithPeople } from './repository';
import type { AccountView, DeletionView } from '../schema';

export const toProvider = (name: string | null): Provider | null =>
  PROVIDERS.find((provider) => provider === name) ?? null;

/**
 * True if the owner proved themselves to a provider moments ago, for an account without a password.
 */
export function isFreshFromProvider({
  sessions: [session],
}: Pick<AccountRow, 'sessions'>): boolean {
  return (
    session?.provedAt instanceof Date &&
    toProvider(session.provider) !== null &&
    Date.now() - session.provedAt.getTime() <= FRESH_SIGN_IN_MS
  );
}

/** Reports whether the account has a password that works here. */
export const hasPassword = ({ passwordHash }: Pick<AccountRow, 'passwordHash'>): boolean =>
  passwordHash !== null && env().hasPasswords;

export function toAccountView(account: AccountRow, workshops: readonly Workshop[]): AccountView {
  return {
    ...toUserView(account),
    workshops: workshops.map(({ uid, name, role, languages }) => ({ uid, name, role, languages })),
    emailConfirmed: account.emailConfirmedAt !== null,
    isOperator: account.isOperator,
    hasPassword: hasPassword(account),
    providers: [
      ...new Set(account.linkedProviders.map(({ provider }) => toProvider(provider))),
    ].filter((provider) => provider !== null),
    isFreshFromProvider: isFreshFromProvider(account),
    secondFactors: [
      ...(account.passkeys.length > 0 ? ['passkey' as const] : []),
      ...(account.oneTimeCode?.confirmedAt ? ['code' as const] : []),
    ],
    dailyMail: account.dailyMail,
    namedVisits: account.namedVisits,
  };
}

export const toDeletionView = (workshops: readonly WorkshopWithPeople[]): DeletionView => ({
  workshops: workshops.map(({ uid, name, members, _count }) => ({
    uid,
    name,
    guides: _count.projects,
    people: members.map(({ user }) => user.name),
  })),
});

/** The beginning of an export: the person, the profile, the sessions. */
export function toExportedPerson(
  {
    emailKey: _key,
    creator: _creator,
    workshops,
    memberships,
    comments,
    linkedProviders,
    sessions,
    personalTokens,
    passkeys,
    oneTimeCode,
    recoveryCodes,
    reviewsAskedBy,
    reviewOutcomes,
    draftEdits,
    mailTokens,
    joinedBy,
    invitations: siteInvitations,
    ...account
  }: PersonRow,
  creator: NonNullable<PersonRow['creator']>,
) {
  return {
    account,
    creator: toExportedCreator(creator),
    workshops: workshops.map(({ members, invitations, ...workshop }) => ({
      ...toExportedCreator(workshop),
      people: members.map(({ user, role, createdAt }) => ({
        name: user.name,
        role,
        since: createdAt,
      })),
      openInvitations: invitations,
    })),
    memberships: memberships.map(({ creator: workshop, role, createdAt }) => ({
      workshop,
      role,
      since: createdAt,
    })),
    comments: comments.map(({ project, ...comment }) => ({
      guide: project.projectUid,
      ...comment,
    })),
    linkedProviders,
    sessions,
    personalTokens: personalTokens.map(({ creator: workshop, ...token }) => ({
      ...token,
      workshop,
    })),
    secondFactor: { passkeys, codesSince: oneTimeCode?.confirmedAt ?? null, recoveryCodes },
    reviewsRequested: reviewsAskedBy.map(withGuide),
    reviewsDecided: reviewOutcomes.map(withGuide),
    draftsChanged: draftEdits.map(withGuide),
    mailTokens,
    joinedByInvitation: joinedBy,
    invitationsMade: siteInvitations,
  };
}

const withGuide = <Row extends { project: { projectUid: string } }>({ project, ...row }: Row) => ({
  guide: project.projectUid,
  ...row,
});

const toExportedCreator = (creator: NonNullable<PersonRow['creator']>) => ({
  ...toCreatorView(creator),
  createdAt: creator.createdAt,
  updatedAt: creator.updatedAt,
});

export function toExportedPicture(file: FileRow) {
  const { key, kind, name, contentType, width, height, createdAt, storedAt } = file;
  return {
    key,
    kind,
    name,
    url: toPictureView(file, env().publicUrl)?.url ?? null,
    contentType,
    width,
    height,
    createdAt,
    storedAt,
  };
}

/** With all texts, also those of removed languages. */
export function toExportedProject(row: WholeProjectRow) {
  const { steps, questions: _shown, ...project } = toProjectView(row);
  const head = headOf(row);
  const times = new Map(row.items.map(({ id, ...time }) => [id, time]));
  return {
    ...project,
    ...statedListsOf(withRemovedLanguages(head)),
    yield: head.yield ?? null,
    workshop: row.creator.uid,
    importKey: row.importKey,
    steps: row.steps.map((step, index) => {
      const { type, lines, timers } = step;
      const view = steps[index];
      const shown = new Map(view?.media.map((medium) => [medium.id, medium]));
      return {
        id: step.id,
        type,
        ...mapTexts(STEP_TEXTS, (_, name) => step[name]),
        file: view?.file ?? null,
        media: mediaOf(step).map(({ id, alt, marks = [] }) => ({
          ...{ id, alt, marks },
          file: shown.get(id)?.file ?? null,
          clip: shown.get(id)?.clip ?? null,
          edit: shown.get(id)?.edit ?? null,
        })),
        lines,
        timers,
        uses: step.uses ?? [],
        version: step.version,
        ...times.get(step.id),
      };
    }),
    questions: row.questions.map((question) => ({ ...question, ...times.get(question.id) })),
    bin: row.trash,
  };
}

export function toExportedDelivery({ endpointId, body, log, ...row }: DeliveryRow) {
  return {
    ...row,
    webhookId: endpointId,
    payload: JSON.parse(body) as unknown,
    attempts: log.map(({ durationMs, ...attempt }) => ({ ...attempt, duration: durationMs })),
  };
}

type OfProject = { id: string; project: { projectUid: string } };

export const toExportedReport = <Row extends OfProject>({ id, project, ...row }: Row) => ({
  id,
  projectUid: project.projectUid,
  ...row,
});

export const toExportedFeedback = ({ ratingHalves, ...row }: FeedbackRow) => ({
  ...toExportedReport(row),
  rating: ratingHalves / 2,
});

export const toExportedRecord = ({ durationMs, steps, ...row }: RecordRow) => ({
  ...toExportedReport(row),
  duration: durationMs,
  steps: steps.map(({ step, stepId, timeMs }) => ({ step, stepId, time: timeMs })),
});
