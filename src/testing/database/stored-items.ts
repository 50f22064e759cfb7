import type {
  DraftQuestion,
  DraftStep,
  GuideStep,
  ItemKind,
} from '@/features/projects/model/content/content';
import { primaryTexts } from '@/features/projects/model/texts/project-texts';
import { headOf } from '@/features/projects/server/presenter';
import { db } from '@/server/db/client';

type Row = { projectId: string; position: number; createdAt: Date; updatedAt: Date };

/** The steps of drafts as they are stored, in their order. */
export const storedSteps = (projectId?: string) => stored<DraftStep>('step', projectId);
export const storedQuestions = (projectId?: string) => stored<DraftQuestion>('question', projectId);

/** The guides of a creator by name, with their steps. */
export async function storedGuides(creatorId: string) {
  const projects = await db().project.findMany({ where: { creatorId }, orderBy: { name: 'asc' } });
  return Promise.all(
    projects.map(async (project) => ({
      ...project,
      head: headOf(project),
      texts: primaryTexts(headOf(project)),
      steps: await storedSteps(project.id),
    })),
  );
}

async function stored<Item>(kind: ItemKind, projectId?: string): Promise<(Row & Item)[]> {
  const rows = await db().guideItem.findMany({
    where: { kind, ...(projectId ? { projectId } : {}) },
    orderBy: [{ projectId: 'asc' }, { position: 'asc' }],
  });
  return rows.map(({ body, kind: _, ...row }) => ({ ...row, ...(body as Item) }));
}

/** Writes fields of a step past the rules. */
export async function overwriteStep(id: string, fields: Partial<GuideStep>): Promise<void> {
  await db()
    .$executeRaw`UPDATE guide_item SET body = body || ${JSON.stringify(fields)}::jsonb WHERE id = ${id}::uuid`;
}

/** The content of a guide that was inserted as a row without any. */
const HEAD = `CASE WHEN p.head <> '{}' THEN p.head ELSE jsonb_build_object(
  'name', jsonb_build_array(jsonb_build_object('lang', p.languages[1], 'value', p.name)), 'languages', p.languages,
  'description', '[]'::jsonb, 'category', '[]'::jsonb, 'tags', '[]'::jsonb, 'parts', '[]'::jsonb, 'tools', '[]'::jsonb,
  'averageTimeMinutes', 10, 'people', 1, 'ref', '', 'brand', '', 'alt', '[]'::jsonb, 'fileId', NULL, 'source', NULL) END`;

/** The first version of published guides that were inserted as rows. */
export const VERSIONS_OF_ROWS = `
  WITH made AS (
    INSERT INTO project_version (project_id, number, head, contents, files, published_at, updated_at)
    SELECT p.id, 1, ${HEAD},
      jsonb_build_object('steps', coalesce((SELECT jsonb_agg(body || jsonb_build_object('id', id) ORDER BY position)
        FROM guide_item WHERE project_id = p.id AND kind = 'step'), '[]'), 'questions', '[]'::jsonb),
      p.files, coalesce(p.published_at, p.updated_at), p.updated_at
    FROM project AS p WHERE p.status = 2 AND p.version_number IS NULL RETURNING project_id)
  UPDATE project AS p SET version_number = 1, head = ${HEAD} FROM made WHERE p.id = made.project_id`;

export const publishRows = () => db().$executeRawUnsafe(VERSIONS_OF_ROWS);

const FILLER = {
  step: {
    type: 1,
    name: [{ lang: 'en', value: 'x' }],
    description: [{ lang: 'en', value: 'x' }],
    alt: [],
    lines: [],
    timers: [],
    fileId: null,
  },
  question: { question: [{ lang: 'en', value: 'x' }], answer: [{ lang: 'en', value: 'x' }] },
} as const;

/** Adds so many steps or questions past the rules, after those that are there. */
export async function fillItems(
  projectId: string,
  kind: ItemKind,
  count: number,
  fields: object = {},
): Promise<void> {
  const body = JSON.stringify({ ...FILLER[kind], ...fields });
  await db().$executeRaw`
    INSERT INTO guide_item (id, project_id, kind, position, body)
    SELECT gen_random_uuid(), ${projectId}::uuid, ${kind}::item_kind, there.count + n, ${body}::jsonb
    FROM generate_series(0, ${count - 1}::int) AS n,
      (SELECT count(*)::int FROM guide_item WHERE project_id = ${projectId}::uuid AND kind = ${kind}::item_kind) AS there`;
}

/** Changes what readers get of a guide, as a script would. */
export const rewriteHead = (projectId: string, fields: object) =>
  db()
    .$executeRaw`UPDATE project_version SET head = head || ${JSON.stringify(fields)}::jsonb WHERE project_id = ${projectId}::uuid`;
