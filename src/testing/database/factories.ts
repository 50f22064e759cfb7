import { contentOf } from '@/features/projects/model/content/content';
import { draftOf } from '@/features/projects/server/draft/columns';
import { findWhole } from '@/features/projects/server/repository';
import { randomUUID } from 'node:crypto';
import { type Actor, mintActor } from '@/features/auth/server/actor';
import { hashPassword } from '@/features/auth/server/passwords/password';
import { insertSession, insertUser } from '@/features/auth/server/repository';
import type { TokenScope } from '@/features/auth/personal-tokens/constants';
import { insertPersonalToken } from '@/features/auth/server/personal-tokens/service';
import { issueAccessToken } from '@/features/auth/server/service';
import type { QuestionView } from '@/features/projects/questions/schema';
import { addQuestion } from '@/features/projects/server/questions/service';
import { readProject } from '@/features/projects/server/owned-project';
import { publishProject } from '@/features/projects/server/publication';
import { type ProjectInput, projectInput, type ProjectView } from '@/features/projects/schema';
import { createProject } from '@/features/projects/server/service';
import { addStep } from '@/features/projects/server/steps/service';
import { insertVersion } from '@/features/projects/server/versions/repository';
import { db } from '@/server/db/client';
import { uuid7 } from '@/server/secrets/uuid7';
import type { Prisma } from '@/server/db/generated/client';
import { randomUid } from '@/server/secrets/random-uid';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';

const SESSION_MS = 60 * 60_000;

/** A creator with a valid session. */
export type TestCreator = { actor: Actor; token: string; email: string; name: string; uid: string };

/** The password of accounts that were built without one, for calls that require it. */
export const BUILT_PASSWORD = 'built without a password of its own';
let builtHash: Promise<string> | undefined;

/** An account with its creator. `password: null` makes one that only signs in with a provider. */
export async function buildCreator(
  options: { name?: string; email?: string; password?: string | null; isOperator?: boolean } = {},
): Promise<TestCreator> {
  const email = options.email ?? `${randomUUID()}@makerstep.example`;
  const name = options.name ?? 'Mika Maker';
  const user = await insertUser({
    name,
    email,
    emailKey: email.toLowerCase(),
    creatorUid: randomUid(),
    passwordHash: await (options.password
      ? hashPassword(options.password)
      : (builtHash ??= hashPassword(BUILT_PASSWORD))),
  });
  if (!user?.creator) throw new Error(`${email} is taken.`);
  if (options.password === null)
    await db().user.update({ where: { id: user.id }, data: { passwordHash: null } });
  if (options.isOperator)
    await db().user.update({ where: { id: user.id }, data: { isOperator: true } });
  const session = await insertSession({
    userId: user.id,
    userAgent: 'test',
    expiresAt: new Date(Date.now() + SESSION_MS),
    provedAt: new Date(),
  });
  const actor = mintActor({
    userId: user.id,
    creatorId: user.creator.id,
    role: 'owner',
    sessionId: session.id,
  });
  return {
    actor,
    email,
    name,
    uid: user.creator.uid,
    token: (await issueAccessToken(actor)).token,
  };
}

/** Builds an operator of the site. */
export const buildOperator = (options: Parameters<typeof buildCreator>[0] = {}) =>
  buildCreator({ name: 'Olga Operator', ...options, isOperator: true });

/** A personal access token of this creator with these scopes. */
export async function buildToken(
  { actor }: TestCreator,
  scopes: TokenScope[],
  name = 'My script',
): Promise<{ id: string; token: string }> {
  return insertPersonalToken(actor, { name, scopes, expiresInDays: 30 });
}

/** One text for each language. */
export const texts = (
  value: string,
  languages: readonly ProjectLanguage[] = ['en'],
): LocalizedText[] =>
  languages.map((lang) => ({
    lang,
    value: `${value}${lang === languages[0] ? '' : ` (${lang})`}`,
  }));

/** The minimal body of a project. */
export const projectBody = (fields: Partial<ProjectInput> = {}) => ({
  name: 'Plant shelf',
  averageTime: '00:45',
  type: 1 as const,
  languages: ['en' as ProjectLanguage],
  ...fields,
});

export const stepBody = (name: string, languages?: readonly ProjectLanguage[]) => ({
  name: texts(name, languages),
  description: texts(`How to: ${name}`, languages),
  type: 1 as const,
});

type ProjectOptions = Partial<ProjectInput> & {
  creator?: TestCreator;
  /** how many, or their names */
  steps?: number | readonly string[];
  questions?: number;
  isPublished?: boolean;
};

/** A stored feedback message about a project that was built. */
export const buildFeedback = (
  projectId: string,
  fields: Partial<Prisma.FeedbackUncheckedCreateInput> = {},
) =>
  db().feedback.create({
    data: { projectId, ratingHalves: 8, difficulty: 3, lang: 'en', ...fields },
  });

/** A stored report about a step of a project that was built. */
export const buildReport = (
  projectId: string,
  stepId: string,
  fields: Partial<Prisma.ReportUncheckedCreateInput> = {},
) =>
  db().report.create({
    data: {
      projectId,
      stepId,
      subject: 'Broken',
      message: 'The picture is upside down.',
      lang: 'en',
      ...fields,
    },
  });

/** Builds a question of the operators to the creator of a project that was built. */
export const buildStatement = (projectId: string) =>
  db().guideStatement.create({
    data: { projectId, kind: 'question', reason: 'Are these pictures your own?' },
  });

/** A question in the bin of a project. */
export function buildRemoved(projectId: string) {
  const [id, name] = [uuid7(), 'Which glue?'];
  const item = { id, version: 1, question: texts(name), answer: texts('Any') };
  const data = { id, projectId, kind: 'question' as const, name, item, position: 0, files: [] };
  return db().trashItem.create({ data });
}

/** A project with so many steps ('Step 1' …) and questions, and its creator. */
export async function buildProject({
  creator,
  steps = 0,
  questions = 0,
  isPublished = false,
  ...fields
}: ProjectOptions = {}): Promise<{
  creator: TestCreator;
  project: ProjectView;
  questions: QuestionView[];
}> {
  const owner = creator ?? (await buildCreator());
  const input = projectInput.parse(projectBody(fields));
  const { id } = await createProject(owner.actor, input);
  const names =
    typeof steps === 'number' ? Array.from({ length: steps }, (_, at) => `Step ${at + 1}`) : steps;
  for (const name of names) await addStep(owner.actor, id, stepBody(name, input.languages));
  for (let number = 1; number <= questions; number += 1) {
    await addQuestion(owner.actor, id, {
      question: texts(`Question ${number}`, input.languages),
      answer: texts(`Answer ${number}`, input.languages),
    });
  }
  const project = isPublished
    ? await publishProject(owner.actor, id)
    : await readProject(owner.actor, id);
  return { creator: owner, project, questions: project.questions };
}

/** Stores an unpublished project as a version, as if it had been published before. */
export async function buildVersion(projectId: string): Promise<void> {
  const content = contentOf(draftOf(await findWhole(projectId)));
  const { userId: byId } = await db().creator.findFirstOrThrow({
    where: { projects: { some: { id: projectId } } },
  });
  await insertVersion(
    projectId,
    {
      note: '',
      isSafety: false,
      isDirect: false,
      via: 'editor',
      summary: null,
      byId: byId ?? '',
      approval: undefined,
    },
    content,
  );
}

/** A published public project with one step. */
export const buildPublished = (fields: ProjectOptions = {}) =>
  buildProject({ steps: 1, isPublished: true, ...fields });
