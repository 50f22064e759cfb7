import 'server-only';
import { env } from '@/server/env/env';
import { toPictureView } from '@/shared/pictures/picture';
import { FRESH_SIGN_IN_MS, type Provider, PROVIDERS } from '@/features/auth/constants';
import { toCreatorView, toUserView } from '@/features/auth/server/presenter';
import { statedListsOf, withRemovedLanguages } from '@/features/projects/model/project-texts';
import { headOf, toProjectView } from '@/features/projects/server/presenter';
import type {
  AccountRow,
  DeliveryRow,
  FeedbackRow,
  FileRow,
  ImportRow,
  PersonRow,
  RecordRow,
  ReportRow,
  WholeProjectRow,
} from './repository';
import type { AccountView } from '../schema';

export const toProvider = (name: string | null): Provider | null =>
  PROVIDERS.find((provider) => provider === name) ?? null;

/**
 * Whether the owner proved themselves to a provider moments ago, for an account without a password.
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

/** Whether the account has a password that works here. */
export const hasPassword = ({ passwordHash }: Pick<AccountRow, 'passwordHash'>): boolean =>
  passwordHash !== null && env().hasPasswords;

export function toAccountView(account: AccountRow): AccountView {
  return {
    ...toUserView(account),
    emailConfirmed: account.emailConfirmedAt !== null,
    isOperator: account.isOperator,
    hasPassword: hasPassword(account),
    providers: [
      ...new Set(account.linkedProviders.map(({ provider }) => toProvider(provider))),
    ].filter((provider) => provider !== null),
    isFreshFromProvider: isFreshFromProvider(account),
    dailyMail: account.dailyMail,
    namedVisits: account.namedVisits,
  };
}

/** The beginning of an export: the person, the profile, the sessions. */
export function toExportedPerson(person: PersonRow, creator: NonNullable<PersonRow['creator']>) {
  const {
    id,
    name,
    email,
    emailConfirmedAt,
    locale,
    dailyMail,
    dailyMailAt,
    namedVisits,
    createdAt,
    updatedAt,
    linkedProviders,
    sessions,
    personalTokens,
    mailTokens,
    joinedBy,
    invitations,
  } = person;
  return {
    account: {
      id,
      name,
      email,
      emailConfirmedAt,
      locale,
      dailyMail,
      dailyMailAt,
      namedVisits,
      createdAt,
      updatedAt,
    },
    creator: {
      ...toCreatorView(creator),
      createdAt: creator.createdAt,
      updatedAt: creator.updatedAt,
    },
    linkedProviders,
    sessions,
    personalTokens,
    mailTokens,
    joinedByInvitation: joinedBy,
    invitationsMade: invitations,
  };
}

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

/** An import and the results of its guides; the file itself is not stored. */
export function toExportedImport({
  id,
  fileName,
  sizeBytes,
  state,
  mode,
  publish,
  refusals,
  createdAt,
  finishedAt,
  expiresAt,
  guides,
}: ImportRow) {
  return {
    id,
    fileName,
    sizeBytes,
    state,
    mode,
    publish,
    refusals,
    createdAt,
    finishedAt,
    expiresAt,
    guides: guides.map(({ file, name, state: guideState, projectUid }) => ({
      file,
      name,
      state: guideState,
      projectUid,
    })),
  };
}

/** With all texts, also those of removed languages. */
export function toExportedProject(row: WholeProjectRow) {
  const { steps, questions: _shown, ...project } = toProjectView(row);
  const times = new Map(row.items.map(({ id, ...time }) => [id, time]));
  return {
    ...project,
    ...statedListsOf(withRemovedLanguages(headOf(row))),
    importKey: row.importKey,
    steps: row.steps.map(({ fileId: _, ...step }, index) => ({
      ...step,
      file: steps[index]?.file ?? null,
      ...times.get(step.id),
    })),
    questions: row.questions.map((question) => ({ ...question, ...times.get(question.id) })),
  };
}

export function toExportedDelivery({
  id,
  endpointId,
  event,
  status,
  body,
  createdAt,
  log,
}: DeliveryRow) {
  return {
    id,
    webhookId: endpointId,
    event,
    status,
    payload: JSON.parse(body) as unknown,
    createdAt,
    attempts: log.map(({ startedAt, durationMs, httpStatus, problem, answer }) => ({
      startedAt,
      duration: durationMs,
      httpStatus,
      problem,
      answer,
    })),
  };
}

export function toExportedFeedback({
  id,
  project,
  name,
  email,
  subject,
  message,
  ratingHalves,
  difficulty,
  lang,
  versionNumber,
  status,
  createdAt,
}: FeedbackRow) {
  return {
    id,
    projectUid: project.projectUid,
    name,
    email,
    subject,
    message,
    rating: ratingHalves / 2,
    difficulty,
    lang,
    versionNumber,
    status,
    createdAt,
  };
}

export function toExportedReport({
  id,
  project,
  stepId,
  name,
  email,
  subject,
  message,
  lang,
  versionNumber,
  status,
  createdAt,
}: ReportRow) {
  return {
    id,
    projectUid: project.projectUid,
    stepId,
    name,
    email,
    subject,
    message,
    lang,
    versionNumber,
    status,
    createdAt,
  };
}

export function toExportedRecord({
  id,
  project,
  sessionId,
  userAgent,
  startTime,
  endTime,
  durationMs,
  steps,
  name,
  email,
  lang,
  versionNumber,
  createdAt,
}: RecordRow) {
  return {
    id,
    projectUid: project.projectUid,
    sessionId,
    userAgent,
    startTime,
    endTime,
    duration: durationMs,
    steps: steps.map(({ step, stepId, timeMs }) => ({ step, stepId, time: timeMs })),
    name,
    email,
    lang,
    versionNumber,
    createdAt,
  };
}
