import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TOKEN_SCOPES } from '@/features/auth/personal-tokens/constants';
import { mintActor } from '@/features/auth/server/actor';
import { ProjectStatus } from '@/features/projects/constants';
import { db } from '@/server/db/client';
import { call, type CallOptions, type Handler } from '@/testing/api';
import {
  buildCreator,
  buildProject,
  buildPublished,
  buildToken,
  projectBody,
  stepBody,
  texts,
} from '@/testing/database/factories';
import { unitDigest } from '@/features/translations/model/unit';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { fuzzRuns } from '@/testing/fuzz-runs';
import { actingFor, buildEditor } from '@/testing/people';
import { connect, use } from '../mcp/_testing/connect';
import { exportOf, guideJson, workOffImports, zipOf } from './_testing/imports';
import { POST as undoImport } from './dashboard/imports/[importId]/undo/route';
import { POST as sendImport } from './dashboard/imports/route';
import { PATCH as archive } from './dashboard/projects/[id]/archive/route';
import { POST as takeFromBin } from './dashboard/projects/[id]/bin/[itemId]/restore/route';
import { GET as listBin } from './dashboard/projects/[id]/bin/route';
import { DELETE as discard } from './dashboard/projects/[id]/draft/route';
import { POST as duplicate } from './dashboard/projects/[id]/duplicate/route';
import { POST as addQuestion } from './dashboard/projects/[id]/faq/route';
import { PATCH as publish } from './dashboard/projects/[id]/publish/route';
import { POST as restore } from './dashboard/projects/[id]/restore/route';
import { POST as decide } from './dashboard/projects/[id]/reviews/outcome/route';
import { GET as readReviews, POST as ask } from './dashboard/projects/[id]/reviews/route';
import { DELETE as remove, PATCH as change } from './dashboard/projects/[id]/route';
import {
  DELETE as removeStep,
  PATCH as changeStep,
} from './dashboard/projects/[id]/steps/[stepId]/route';
import { POST as addStep } from './dashboard/projects/[id]/steps/route';
import { PATCH as changeTexts } from './dashboard/projects/[id]/texts/route';
import { PATCH as unarchive } from './dashboard/projects/[id]/unarchive/route';
import { PATCH as unpublish } from './dashboard/projects/[id]/unpublish/route';
import { POST as restoreVersion } from './dashboard/projects/[id]/versions/[number]/restore/route';
import { POST as publishVersion } from './dashboard/projects/[id]/versions/route';
import { POST as create } from './dashboard/projects/route';

const RUNS = fuzzRuns(60);
const LANGUAGES: ProjectLanguage[] = ['en', 'pt-BR'];

/** One of the people of a workshop, which has a guide that readers have, and a draft of this person. */
async function buildWorld(isOwner: boolean) {
  const owner = await buildCreator();
  const person = isOwner ? owner : await buildEditor(owner);
  const { project } = await buildPublished({ creator: owner, steps: 2, languages: LANGUAGES });
  await call(changeStep, {
    token: owner.token,
    method: 'PATCH',
    params: { id: project.id, stepId: project.steps[0]?.id ?? '' },
    body: { name: texts('Second version', LANGUAGES) },
    query: { draft: 'true' },
  });
  await call(publish, { token: owner.token, method: 'PATCH', params: { id: project.id } });
  const published = await exportOf(owner);
  const { creatorId } = owner.actor;
  await db().creator.update({ where: { id: creatorId }, data: { needsSecondPerson: true } });
  const actor = mintActor({ ...person.actor, creatorId, role: isOwner ? 'owner' : 'editor' });
  await buildProject({ creator: { ...person, actor }, steps: 1 });
  const { token } = await buildToken({ ...person, actor }, [...TOKEN_SCOPES]);
  return {
    creatorId,
    session: person.token,
    token,
    header: actingFor(owner),
    imports: [] as string[],
    /** As readers have it: who imports it undoes the changes of everybody. */
    published,
  };
}
type World = Awaited<ReturnType<typeof buildWorld>>;
type Guide = {
  id: string;
  projectUid: string;
  name: string;
  languages: ProjectLanguage[];
  stepIds: string[];
};
type Turn = { world: World; guide: Guide; a: number; send: Send };
type Send = (handler: Handler, options: CallOptions) => ReturnType<typeof call>;

const to = (guide: Guide, handler: Handler, method: string, options: CallOptions = {}) =>
  [handler, { ...options, method, params: { id: guide.id, ...options.params } }] as const;
const pick = <Each>(list: readonly Each[], by: number): Each | undefined => list[by % list.length];
const stepIn = ({ guide, a }: Turn) => ({ stepId: pick(guide.stepIds, a) ?? guide.id });
const draft = (a: number): CallOptions =>
  pick([{}, { query: { draft: 'true' } }, { query: { draft: 'false' } }], a) ?? {};
const file = ({ guide: { projectUid }, a }: Turn, isKnown: boolean) =>
  zipOf({
    'guide.json': guideJson({
      ...(isKnown ? { projectUid } : {}),
      name: `Imported ${a}`,
      status: 'published',
    }),
  });
async function bring(turn: Turn, isKnown: boolean, bytes?: Uint8Array) {
  const { status, body } = await turn.send(sendImport, {
    method: 'POST',
    path: '/v1/dashboard/imports',
    query: { fileName: 'guides.zip', publish: 'true', mode: isKnown ? 'replace' : 'copy' },
    raw: new Uint8Array(bytes ?? (await file(turn, isKnown))),
    headers: { 'content-type': 'application/octet-stream' },
  });
  await workOffImports();
  if (status === 202) turn.world.imports.push(body.id as string);
}
async function judge({ guide, send }: Turn, outcome: string) {
  const { body } = await send(...to(guide, readReviews, 'GET'));
  await send(...to(guide, decide, 'POST', { body: { outcome, digest: body.digest ?? '' } }));
}

const CALLS: Record<string, (turn: Turn) => Promise<unknown>> = {
  create: ({ send }) => send(create, { method: 'POST', body: projectBody() }),
  rename: ({ guide, a, send }) =>
    send(...to(guide, change, 'PATCH', { body: { name: `Name ${a % 3}` }, ...draft(a) })),
  addStep: ({ guide, a, send }) =>
    send(
      ...to(guide, addStep, 'POST', { body: stepBody(`New ${a}`, guide.languages), ...draft(a) }),
    ),
  changeStep: (turn) =>
    turn.send(
      ...to(turn.guide, changeStep, 'PATCH', {
        params: stepIn(turn),
        body: { name: texts(`Step ${turn.a % 3}`, turn.guide.languages) },
        ...draft(turn.a >> 3),
      }),
    ),
  removeStep: (turn) =>
    turn.send(...to(turn.guide, removeStep, 'DELETE', { params: stepIn(turn), ...draft(turn.a) })),
  addQuestion: ({ guide, a, send }) =>
    send(
      ...to(guide, addQuestion, 'POST', {
        body: { question: texts('Why?', guide.languages), answer: texts('So.', guide.languages) },
        ...draft(a),
      }),
    ),
  changeTexts: ({ guide, a, send }) =>
    send(
      ...to(guide, changeTexts, 'PATCH', {
        body: {
          lang: 'pt-BR',
          texts: [{ id: 'project.name', value: `Nome ${a}`, of: unitDigest(guide.name) }],
        },
        ...draft(a),
      }),
    ),
  publish: ({ guide, send }) => send(...to(guide, publish, 'PATCH')),
  publishVersion: ({ guide, send }) => send(...to(guide, publishVersion, 'POST', { body: {} })),
  publishStep: (turn) =>
    turn.send(...to(turn.guide, publishVersion, 'POST', { body: stepIn(turn) })),
  unpublish: ({ guide, send }) => send(...to(guide, unpublish, 'PATCH')),
  archive: ({ guide, send }) => send(...to(guide, archive, 'PATCH')),
  unarchive: ({ guide, send }) => send(...to(guide, unarchive, 'PATCH')),
  duplicate: ({ guide, send }) => send(...to(guide, duplicate, 'POST')),
  remove: ({ guide, send }) => send(...to(guide, remove, 'DELETE')),
  restore: ({ guide, send }) => send(...to(guide, restore, 'POST')),
  restoreVersion: ({ guide, a, send }) =>
    send(...to(guide, restoreVersion, 'POST', { params: { number: `${1 + (a % 3)}` } })),
  discard: ({ guide, send }) => send(...to(guide, discard, 'DELETE')),
  takeFromBin: async ({ guide, a, send }) => {
    const { body } = await send(...to(guide, listBin, 'GET'));
    const item = pick<{ id: string }>(body.results ?? [], a);
    if (item) await send(...to(guide, takeFromBin, 'POST', { params: { itemId: item.id } }));
  },
  importNew: (turn) => bring(turn, false),
  importOver: (turn) => bring(turn, true),
  importPublished: (turn) => bring(turn, true, turn.world.published),
  undoImport: ({ world, a, send }) =>
    send(undoImport, { method: 'POST', params: { importId: pick(world.imports, a) ?? '' } }),
  assistant: async ({ world, guide, a }) => {
    const client = await connect(world.token);
    const text = { id: 'project.name', value: `By an assistant ${a % 2}` };
    await use(client, 'change_texts', { uid: guide.projectUid, lang: 'en', texts: [text] });
  },
  ask: ({ guide, send }) => send(...to(guide, ask, 'POST', { body: {} })),
  approve: (turn) => judge(turn, 'approved'),
  refuse: (turn) => judge(turn, 'changes'),
};

/** Everything that readers ever got, and which of it they get now. */
async function shown({ creatorId }: World): Promise<{ versions: string[]; open: string[] }> {
  const versions = await db().$queryRaw<{ text: string }[]>`
    SELECT concat(p.id, v.number, v.head, v.contents) AS text FROM project AS p JOIN project_version AS v ON v.project_id = p.id
    WHERE p.creator_id = ${creatorId}::uuid`;
  const open = await db().$queryRaw<{ text: string }[]>`
    SELECT concat(p.id, '/', p.version_number) AS text FROM project AS p
    WHERE p.creator_id = ${creatorId}::uuid AND p.status = ${ProjectStatus.Published}`;
  return { versions: versions.map(({ text }) => text), open: open.map(({ text }) => text) };
}

// Some more often, as others depend on them.
const turn = fc.record({
  kind: fc.constantFrom(...Object.keys(CALLS), 'publish', 'approve', 'rename'),
  which: fc.nat(5),
  a: fc.nat(99),
  isToken: fc.boolean(),
});

// security: People
it('one person alone changes nothing of what readers get where publishing needs a second one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(turn, { minLength: 1, maxLength: 12 }),
      async (isOwner, turns) => {
        const world = await buildWorld(isOwner);
        const before = await shown(world);
        for (const { kind, which, a, isToken } of turns) {
          const guides = await db().project.findMany({
            where: { creatorId: world.creatorId },
            select: {
              id: true,
              projectUid: true,
              name: true,
              languages: true,
              items: {
                where: { kind: 'step' },
                select: { id: true },
                orderBy: { position: 'asc' },
              },
            },
            orderBy: { id: 'asc' },
          });
          const guide = pick(guides, which);
          if (!guide) continue;
          const send: Send = (handler, options) =>
            call(handler, {
              ...options,
              token: isToken ? world.token : world.session,
              headers: { ...options.headers, ...(isToken ? {} : world.header) },
            });
          const stepIds = guide.items.map(({ id }) => id);
          await CALLS[kind]?.({
            world,
            guide: { ...guide, languages: guide.languages as ProjectLanguage[], stepIds },
            a,
            send,
          });
        }
        const after = await shown(world);
        expect(before.versions).toEqual(expect.arrayContaining(after.versions));
        expect(before.open).toEqual(expect.arrayContaining(after.open));
      },
    ),
    { numRuns: RUNS },
  );
}, 600_000);
