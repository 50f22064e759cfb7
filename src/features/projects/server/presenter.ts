import 'server-only';
import { env } from '@/server/env/env';
import { averageOf } from '@/shared/numbers/average';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type PictureRow, toPictureView } from '@/shared/pictures/picture';
import { toCreatorView } from '@/features/auth/server/presenter';
import { RATINGS_MIN } from '../constants';
import { toPublicQuestionView, toQuestionView } from './questions/presenter';
import { formatAverageTime } from '../model/average-time';
import {
  type ProjectTexts,
  statedListsOf,
  storedTextsOf,
  textListsOf,
} from '../model/project-texts';
import { statedTexts, writtenTexts } from '../model/texts';
import type { ProjectRow, ProjectSummaryRow, PublicProjectRow, RatingSums } from './repository';
import type { ProjectSource, ProjectSummary, ProjectView, PublicProject, Rating } from '../schema';
import type { StatementView } from '../statement/schema';
import { textsOf, toPublicStepView, toStepView } from './steps/presenter';

/** The languages of a stored project; only known ones are ever stored. */
export function languagesOf(row: { languages: string[] }): ProjectLanguage[] {
  return row.languages as ProjectLanguage[];
}

/** The number of views, including those not yet added to the project's row. */
export function viewsOf(row: { views: number; viewShards: { views: number }[] }): number {
  return row.viewShards.reduce((sum, shard) => sum + shard.views, row.views);
}

/** The columns for a rating. */
export type RatedRow = { ratings: RatingSums };

/** The average rating of a project; null while there are too few. */
export function toRating({ halves, readers }: RatingSums): Rating | null {
  const average = readers < RATINGS_MIN ? null : averageOf(halves, readers, 2);
  return average === null ? null : { average, count: readers };
}

type ShownColumn =
  | 'id'
  | 'projectUid'
  | 'name'
  | 'description'
  | 'averageTimeMinutes'
  | 'people'
  | 'tools'
  | 'parts'
  | 'ref'
  | 'brand'
  | 'category'
  | 'tags'
  | 'texts'
  | 'views'
  | 'viewShards'
  | 'type'
  | 'status'
  | 'languages'
  | 'alt'
  | 'stepCount'
  | 'source'
  | 'createdAt'
  | 'updatedAt'
  | 'publishedAt';

/** The columns for any view of a project. */
export type ShownRow = Pick<ProjectSummaryRow, ShownColumn> & { file: PictureRow | null };

type WrittenRow = Pick<
  ProjectSummaryRow,
  | 'name'
  | 'description'
  | 'averageTimeMinutes'
  | 'people'
  | 'tools'
  | 'parts'
  | 'ref'
  | 'brand'
  | 'category'
  | 'tags'
>;

/** The fields of the form, for views and exports. */
export function writtenFieldsOf({
  name,
  description,
  averageTimeMinutes,
  people,
  tools,
  parts,
  ref,
  brand,
  category,
  tags,
}: WrittenRow) {
  return {
    name,
    description,
    averageTime: formatAverageTime(averageTimeMinutes),
    people,
    tools,
    parts,
    ref,
    brand,
    category,
    tags,
  };
}

/** The project's own texts in all languages. */
export function projectTextsOf(
  row: Pick<WrittenRow, TextColumn> & { languages: string[]; texts: unknown },
): ProjectTexts {
  const { name, description, category, tags, parts, tools } = row;
  const texts = storedTextsOf(row.texts);
  return { name, description, category, tags, parts, tools, texts, languages: languagesOf(row) };
}
type TextColumn = keyof Omit<ProjectTexts, 'texts' | 'languages'>;

/** The fields of every response about a project, for its creator and for readers. */
export function toShownFields(row: ShownRow) {
  return {
    id: row.id,
    projectUid: row.projectUid,
    ...writtenFieldsOf(row),
    ...textListsOf(projectTextsOf(row)),
    views: viewsOf(row),
    type: row.type as ProjectSummary['type'],
    status: row.status as ProjectSummary['status'],
    languages: languagesOf(row),
    file: toPictureView(row.file, env().publicUrl),
    alt: writtenTexts(textsOf(row.alt), languagesOf(row)),
    stepCount: row.stepCount,
    source: row.source as ProjectSource | null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

export function toProjectSummary(
  row: Omit<ProjectSummaryRow, 'file'> & Pick<ShownRow, 'file'>,
): ProjectSummary {
  const alt = statedTexts(textsOf(row.alt), languagesOf(row)).filter(({ pending }) => !pending);
  const texts = statedListsOf(projectTextsOf(row));
  return {
    ...toShownFields(row),
    ...texts,
    alt,
    version: row.version,
    versionNumber: row.versionNumber,
    takenDownAt: row.takenDownAt?.toISOString() ?? null,
    statement: row.statement && toStatementView(row.statement),
  };
}

export function toProjectView(row: ProjectRow): ProjectView {
  const languages = languagesOf(row);
  return {
    ...toProjectSummary(row),
    steps: row.steps.map((step) => toStepView(step, row.projectUid, languages)),
    questions: row.questions.map((question) => toQuestionView(question, languages)),
  };
}

export function toStatementView({
  kind,
  reason,
  createdAt,
  answer,
  answeredAt,
}: NonNullable<ProjectSummaryRow['statement']>): StatementView {
  return {
    kind: kind as StatementView['kind'],
    reason,
    createdAt: createdAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

export function toPublicProject(row: PublicProjectRow): PublicProject {
  const languages = languagesOf(row);
  const { file, alt } = row.file ? row : (row.steps.find((step) => step.file) ?? row);
  return {
    ...toShownFields({ ...row, file, alt: alt as ShownRow['alt'] }),
    rating: toRating(row.ratings),
    versionNumber: row.versionNumber,
    versionPublishedAt: row.versionPublishedAt.toISOString(),
    creator: toCreatorView(row.creator),
    steps: row.steps.map((step) => toPublicStepView(step, row.projectUid, languages)),
    questions: row.questions.map((question) => toPublicQuestionView(question, languages)),
  };
}
