import 'server-only';
import type { Prisma } from '@/server/db/generated/client';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { StepType } from '../../constants';
import { contentOf, type Draft, filesOf, type GuideHead } from '../../model/content/content';
import { countTexts } from '../../model/content/count-texts';
import { storedTextsOf } from '../../model/project-texts';
import type { StoredText } from '../../model/states';
import { searchColumns } from '../../model/tags';
import { type LockedProject, NO_SOURCE, type ProjectRow } from '../repository';

/** The creator's own guide, locked, with its draft. */
export type OwnedGuide = { project: LockedProject; draft: Draft };

/** The guide's own content from its columns. */
export function headOf(row: Pick<LockedProject, keyof GuideHead>): GuideHead {
  return {
    name: row.name,
    description: row.description,
    averageTimeMinutes: row.averageTimeMinutes,
    people: row.people,
    tools: row.tools,
    parts: row.parts,
    ref: row.ref,
    brand: row.brand,
    category: row.category,
    tags: row.tags,
    texts: row.texts,
    languages: row.languages as ProjectLanguage[],
    alt: row.alt as StoredText[],
    fileId: row.fileId,
    source: row.source,
  };
}

/** The draft in a row that was read with it. */
export const draftOf = (row: ProjectRow): Draft => ({
  project: headOf(row),
  steps: row.steps.map(({ file: _, ...step }) => step),
  questions: row.questions,
});

/** The columns for a guide's own content. */
export function headColumns(head: GuideHead, creatorName: string) {
  const texts = storedTextsOf(head.texts);
  return {
    ...head,
    texts,
    source: head.source === null ? NO_SOURCE : (head.source as Prisma.InputJsonValue),
    ...searchColumns({ ...head, texts }, creatorName),
  };
}

/** The columns that lists read in place of a draft. */
export const listColumns = (draft: Draft) => ({
  files: filesOf(draft),
  stepCount: draft.steps.filter(({ type }) => type === StepType.Step).length,
  textCounts: countTexts(contentOf(draft)),
});
