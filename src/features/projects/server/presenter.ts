import 'server-only';
import { env } from '@/server/env/env';
import { averageOf } from '@/shared/numbers/average';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { toPictureView } from '@/shared/pictures/picture';
import { toCreatorView } from '@/features/auth/server/presenter';
import { GuideKind, RATINGS_MIN } from '../constants';
import { toPublicQuestionView, toQuestionView } from './questions/presenter';
import { readLine } from '../model/amounts/read-line';
import { formatAverageTime } from '../model/average-time';
import { type GuideEntry, type GuideHead, storedHead } from '../model/content/content';
import { primaryTexts, statedListsOf, textListsOf } from '../model/texts/project-texts';
import { sourceIn, type StoredText } from '../model/texts/states';
import { statedTexts, writtenTexts } from '../model/texts/texts';
import type {
  ProjectRow,
  ProjectSummaryRow,
  PublicProjectRow,
  RatingSums,
  ShownRow,
} from './repository';
import { isListed } from '../policy';
import type { ProjectSource, ProjectSummary, ProjectView, PublicProject, Rating } from '../schema';
import type { StatementView } from '../statement/schema';
import { toPublicStepView, toStepView } from './steps/presenter';

/** The guide's own content of a row; only valid ones are ever stored. */
export const headOf = ({ head }: { head: unknown }): GuideHead => storedHead(head);

/** The languages of a stored project; only known ones are ever stored. */
export function languagesOf(row: { languages: string[] }): ProjectLanguage[] {
  return row.languages as ProjectLanguage[];
}

/** The number of views, including those not yet added to the project's row. */
export function viewsOf(row: { views: number; viewShards: { views: number }[] }): number {
  return row.viewShards.reduce((sum, shard) => sum + shard.views, row.views);
}

export type { ShownRow };

/** The columns for a rating. */
export type RatedRow = { ratings: RatingSums };

/** The average rating of a project; null while there are too few. */
export function toRating({ halves, readers }: RatingSums): Rating | null {
  const average = readers < RATINGS_MIN ? null : averageOf(halves, readers, 2);
  return average === null ? null : { average, count: readers };
}

/** The fields of a guide's own content that answers show, beside its picture. */
export function writtenFieldsOf(head: GuideHead) {
  const { name, description, category, tags, parts, tools } = primaryTexts(head);
  return {
    name,
    description,
    averageTime: formatAverageTime(head.averageTimeMinutes),
    people: head.people,
    tools,
    parts,
    ref: head.ref,
    brand: head.brand,
    category,
    tags,
  };
}

function lineAmountsOf(
  head: GuideHead,
): Pick<ProjectView, 'items' | 'partAmounts' | 'toolAmounts'> {
  const [lang = 'en'] = head.languages;
  const read = ({ id, text, fixed }: GuideEntry) => {
    const { amount, ...others } = readLine(sourceIn(text, lang), lang);
    return amount === null ? null : { id, amount, ...others, fixed: fixed === true };
  };
  const item =
    (kind: 'part' | 'tool') =>
    ({ id, fixed }: GuideEntry) => ({ id, kind, fixed: fixed === true });
  return {
    items: [...head.parts.map(item('part')), ...head.tools.map(item('tool'))],
    partAmounts: head.parts.map(read),
    toolAmounts: head.tools.map(read),
  };
}

/**
 * The fields of every response about a project, for its creator and for readers.
 * @param alt the description of its picture
 */
export function toShownFields(row: ShownRow, alt: readonly StoredText[] = headOf(row).alt) {
  const head = headOf(row);
  return {
    id: row.id,
    projectUid: row.projectUid,
    ...writtenFieldsOf(head),
    ...textListsOf(head),
    views: viewsOf(row),
    type: row.type as ProjectSummary['type'],
    status: row.status as ProjectSummary['status'],
    languages: head.languages,
    file: toPictureView(row.file, env().publicUrl),
    alt: writtenTexts(alt, head.languages),
    stepCount: row.stepCount,
    source: head.source as ProjectSource | null,
    kind: head.kind ?? GuideKind.Guide,
    yield: head.yield
      ? { ...head.yield, unit: writtenTexts(head.yield.unit, head.languages) }
      : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
  };
}

export function toProjectSummary(
  row: Omit<ProjectSummaryRow, 'file'> & Pick<ShownRow, 'file'>,
): ProjectSummary {
  const head = headOf(row);
  const written = (texts: readonly StoredText[]) =>
    statedTexts(texts, head.languages).filter(({ pending }) => !pending);
  return {
    ...toShownFields(row),
    ...statedListsOf(head),
    alt: written(head.alt),
    yield: head.yield ? { ...head.yield, unit: written(head.yield.unit) } : null,
    version: row.version,
    versionNumber: row.versionNumber,
    isWaiting: isListed(row) && !row.isListed,
    takenDownAt: row.takenDownAt?.toISOString() ?? null,
    statement: row.statement && toStatementView(row.statement),
  };
}

export function toProjectView(row: ProjectRow): ProjectView {
  const languages = languagesOf(row);
  return {
    ...toProjectSummary(row),
    ...lineAmountsOf(headOf(row)),
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
  const { languages } = headOf(row);
  const step = row.file ? undefined : row.steps.find(({ file }) => file);
  return {
    ...toShownFields(step ? { ...row, file: step.file } : row, step?.alt),
    ...lineAmountsOf(headOf(row)),
    rating: toRating(row.ratings),
    versionNumber: row.versionNumber,
    versionPublishedAt: row.versionPublishedAt.toISOString(),
    creator: toCreatorView(row.creator),
    steps: row.steps.map((each) => toPublicStepView(each, row.projectUid, languages)),
    questions: row.questions.map((question) => toPublicQuestionView(question, languages)),
  };
}
