import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import type { CallOptions } from '@/testing/api';
import {
  BUILT_PASSWORD,
  buildFeedback,
  buildOperator,
  buildProject,
  buildRemoved,
  buildReport,
  buildStatement,
  buildVersion,
  projectBody,
  stepBody,
  texts,
} from '@/testing/database/factories';
import { unitDigest } from '@/features/translations/model/unit';
import { readStanding } from '@/features/projects/server/second-person/standing';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { ApiCall } from './all-calls';
import { siteBodies } from './site-bodies';
import { secondFactorBodies } from './second-factor-bodies';

type Examples = Record<string, unknown>;

/** A valid body for each call that takes one, for a project with two steps and two questions. */
export function bodiesFor(project: {
  name: string;
  steps: { id: string }[];
  questions: { id: string }[];
  languages: ProjectLanguage[];
  /** Of its draft; any for calls that do not read it. */
  digest?: string;
}): Examples {
  const { languages } = project;
  const backwards = (things: { id: string }[]) => ({ ids: things.map(({ id }) => id).reverse() });
  return {
    'POST dashboard/projects': projectBody({
      parts: ['Board', '12 screws'],
      languages: ['en', 'pt-BR'],
      names: [{ lang: 'pt-BR', value: 'Prateleira para plantas' }],
      partLists: [{ lang: 'pt-BR', values: ['Tábua', '12 parafusos'] }],
    }),
    'PATCH dashboard/projects/[id]': {
      name: 'Changed',
      file: null,
      kind: 2,
      yield: { amount: 40, unit: [{ lang: languages[0], value: 'rolls' }] },
    },
    'POST dashboard/projects/[id]/steps': {
      ...stepBody('Added', languages),
      lines: [{ kind: 'warning', text: texts('The blade is sharp.', languages) }],
      timers: [{ seconds: 1200, label: texts('Glue dries', languages) }],
    },
    'PATCH dashboard/projects/[id]/steps/sort': backwards(project.steps),
    'POST dashboard/projects/[id]/steps/[stepId]/swap-picture': { with: project.steps[1]?.id },
    'PATCH dashboard/projects/[id]/steps/[stepId]': { name: texts('Changed', languages) },
    'POST dashboard/projects/[id]/faq': {
      question: texts('Added?', languages),
      answer: texts('Added', languages),
    },
    'PATCH dashboard/projects/[id]/faq/sort': backwards(project.questions),
    'PATCH dashboard/projects/[id]/faq/[questionId]': { answer: texts('Changed', languages) },
    'POST dashboard/projects/[id]/versions': { note: 'The right torque', isSafety: true },
    'POST dashboard/projects/[id]/answer': { message: 'I took these pictures myself.' },
    'POST dashboard/projects/[id]/comments': { text: 'Which screw?', part: 'name' },
    'PATCH dashboard/projects/[id]/comments/[commentId]': { isResolved: true },
    'POST dashboard/projects/[id]/reviews': { note: 'Is the torque right?' },
    'POST dashboard/projects/[id]/reviews/outcome': {
      outcome: 'changes',
      digest: project.digest ?? '0'.repeat(64),
      note: 'Name the screws.',
    },
    'PUT dashboard/projects/[id]/look-again': { on: null },
    'PATCH dashboard/projects/[id]/texts': {
      lang: languages[1] ?? 'pt-BR',
      texts: [{ id: 'project.name', value: 'Estante', of: unitDigest(project.name) }],
    },
    'POST dashboard/projects/[id]/translations': {
      format: 'csv',
      text: `id,target\nstep.${project.steps[0]?.id ?? ''}.name,Übersetzt\n`,
      from: 'en',
      to: 'de',
      addLanguage: true,
      overwrite: [],
    },
    'POST dashboard/imports/[importId]/choices': { all: 'skip' },
    'POST dashboard/imports/[importId]/preview': { split: 'heading2' },
    'POST dashboard/imports/[importId]/start': { split: 'heading2', all: 'copy' },
    'POST dashboard/sign-url/[uploadKey]': { fileName: 'a.png', fileType: 'image/png' },
    'POST dashboard/sign-url/clip': { fileName: 'a.mp4', fileType: 'video/mp4', fileSize: 5000 },
    'PATCH dashboard/projects/[id]/feedback/[feedbackId]': { status: 2 },
    'PATCH dashboard/projects/[id]/reports/[reportId]': { status: 2 },
    'PATCH dashboard/user': { name: 'Changed', creator: { name: 'Changed', coverOpacity: 0.3 } },
    'DELETE dashboard/user': { currentPassword: BUILT_PASSWORD },
    'DELETE dashboard/user/providers/[linkId]': { currentPassword: BUILT_PASSWORD },
    'POST dashboard/tokens': {
      name: 'My script',
      scopes: ['read'],
      expiresInDays: 30,
      currentPassword: BUILT_PASSWORD,
    },
    ...siteBodies(),
    ...secondFactorBodies(),
    'POST auth/register': {
      name: 'Ana',
      email: 'new@makerstep.example',
      password: 'correct horse battery',
    },
    'POST auth/login': { email: 'new@makerstep.example', password: 'correct horse battery' },
    'POST auth/login/[provider]': { token: 'x' },
    'POST auth/refresh': { refreshToken: 'x' },
    'POST auth/logout': { refreshToken: 'x' },
    'POST auth/forgot-password': { email: 'new@makerstep.example' },
    'POST auth/reset-password': { password: 'correct horse battery' },
    'POST auth/confirm-email': {},
    'POST dashboard/user/confirmation': {},
    'POST projects/[id]/feedback': {
      rating: 4.5,
      difficulty: 4,
      subject: 'Nice',
      message: 'Thank you!',
      name: 'Rita',
      email: 'rita@makerstep.example',
      lang: 'en',
    },
    'POST projects/[id]/steps/[stepId]/report': {
      subject: 'Broken',
      message: 'The picture is upside down.',
      name: 'Rita',
      email: 'rita@makerstep.example',
      lang: 'en',
    },
    'POST contact': {
      name: 'Rita',
      email: 'rita@makerstep.example',
      subject: 'A question',
      message: 'Is there a guide for this?',
    },
    'POST projects/[id]/notices': {
      reason: 'copied',
      message: 'These are the pictures of my own guide.',
      email: 'rita@makerstep.example',
    },
    'PATCH dashboard/people': { needsSecondPerson: true },
    'PATCH dashboard/people/[userId]': { role: 'translator', languages: ['de', 'fr'] },
    'POST dashboard/people/invitations': { role: 'editor', uses: 3 },
    'POST dashboard/people/[userId]/hand-over': { currentPassword: BUILT_PASSWORD },
    'POST dashboard/memberships': { invitation: 'the-last-part-of-the-address' },
    'POST dashboard/webhooks': {
      url: 'https://hooks.example/makerstep',
      events: ['project.published', 'feedback.received'],
    },
    'PATCH dashboard/webhooks/[webhookId]': {
      url: 'https://hooks.example/other',
      events: ['report.received'],
      isOn: true,
    },
    'POST projects/[id]/analytics': recordBody(project.steps),
  };
}

/** A visit a minute ago with two seconds on each step. */
export const recordBody = (
  steps: { id: string }[],
  startMs = Math.floor(Date.now() / 1000) * 1000 - 60_000,
) => ({
  sessionId: '0b8a1f0e-52a5-4c52-9d3b-0f7f1a6f3c11',
  userAgent: 'A browser',
  lang: 'en',
  name: '',
  email: '',
  startTime: new Date(startMs).toISOString(),
  endTime: new Date(startMs + steps.length * 2000).toISOString(),
  duration: steps.length * 2000,
  steps: steps.map(({ id }, index) => ({ step: index + 1, stepId: id, time: 2000 })),
});

/** For tests that send more requests than a visitor may. */
export function liftLimits(): void {
  const { limits } = env();
  for (const name of ['feedback', 'report', 'analytics', 'contact', 'notice'] as const)
    limits[name] = 1_000_000;
}

/** 'POST dashboard/projects' */
export const nameOf = ({ method, address }: ApiCall) => `${method} ${address}`;
const BODILESS =
  /(?:^|\/)(publish|unpublish|archive|unarchive|duplicate|restore|media\/\[mediumId\]\/step|view|user\/second-factor\/challenge|unsubscribe|let-through|withdraw|imports|export|cancel|undo|preview|webhooks\/\[webhookId\]\/(?:secret|test)|resend|health|mail\/test|site\/backups)$/;

/** Options with a valid body, so that only the address and the caller can be wrong. */
export function optionsFor(
  apiCall: ApiCall,
  bodies: Examples,
  params: Record<string, string>,
): CallOptions {
  const name = nameOf(apiCall);
  const takesBody =
    (['POST', 'PUT', 'PATCH'].includes(apiCall.method) && !BODILESS.test(apiCall.address)) ||
    name in bodies;
  if (takesBody && !(name in bodies))
    throw new Error(`${name} is new: give it a good body in bodiesFor().`);
  return {
    method: apiCall.method,
    params: { uploadKey: 'step', provider: 'google', ...params },
    ...(takesBody ? { body: bodies[name] } : {}),
  };
}

/** A project with one row for every path parameter. */
export async function buildWhole(options: Parameters<typeof buildProject>[0] = {}) {
  const languages: ProjectLanguage[] = ['en', 'pt-BR'];
  const built = await buildProject({ steps: 2, questions: 2, languages, ...options });
  const {
    id,
    steps: [step],
  } = built.project;
  if (!options.isPublished) {
    await buildVersion(id);
    await buildFurtherPicture(built.creator.actor.creatorId, step?.id ?? '');
  }
  await buildStatement(id);
  const { digest } = await readStanding(built.creator.actor, id);
  return {
    ...built,
    project: { ...built.project, digest },
    removed: await buildRemoved(id),
    comment: await db().draftComment.create({
      data: { projectId: id, userId: built.creator.actor.userId, text: 'Which screw?' },
    }),
    feedback: await buildFeedback(id),
    report: await buildReport(id, step?.id ?? ''),
  };
}

/** A published one in two languages, of an account that may make every call. */
export const buildOperatorsWhole = async () =>
  buildWhole({ creator: await buildOperator(), languages: ['pt-BR', 'en'], isPublished: true });

const MEDIUM_ID = '01990000-0000-7000-8000-000000000001';

/** Gives a step of the draft two pictures, without their bytes. */
async function buildFurtherPicture(creatorId: string, stepId: string): Promise<void> {
  const now = new Date();
  const file = {
    creatorId,
    kind: 'step',
    name: 'p',
    contentType: 'image/png',
    width: 1,
    height: 1,
  } as const;
  const [first, second] = await Promise.all(
    ['1', '2'].map((name) =>
      db().file.create({
        data: { ...file, key: `${stepId}-${name}`, signedUntil: now, storedAt: now },
      }),
    ),
  );
  const body = JSON.stringify({
    fileId: first?.id,
    further: [{ id: MEDIUM_ID, fileId: second?.id, alt: [] }],
  });
  await db()
    .$executeRaw`UPDATE guide_item SET body = body || ${body}::jsonb WHERE id = ${stepId}::uuid`;
}

/** The path parameters of a project: its first step, its first question and messages of readers. */
export const paramsOf = ({
  project,
  questions,
  removed,
  comment,
  feedback,
  report,
}: Awaited<ReturnType<typeof buildWhole>>) => ({
  id: project.projectUid,
  stepId: project.steps[0]?.id ?? '',
  mediumId: MEDIUM_ID,
  questionId: questions[0]?.id ?? '',
  itemId: removed.id,
  commentId: comment.id,
  feedbackId: feedback.id,
  reportId: report.id,
  number: '1',
});
