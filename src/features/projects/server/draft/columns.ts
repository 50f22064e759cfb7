import 'server-only';
import type { Prisma } from '@/server/db/generated/client';
import { StepType } from '../../constants';
import { contentOf, type Draft, filesOf, type GuideHead } from '../../model/content/content';
import { countTexts } from '../../model/content/count-texts';
import { primaryTexts } from '../../model/texts/project-texts';
import { searchColumns } from '../../model/tags';
import { headOf } from '../presenter';
import type { LockedProject, ProjectRow } from '../repository';

/** The creator's own guide, locked, with its draft. */
export type OwnedGuide = { project: LockedProject; draft: Draft };

/** The draft in a row that was read with it. */
export const draftOf = (row: ProjectRow): Draft => ({
  project: headOf(row),
  steps: row.steps.map(
    ({ file: _, furtherFiles: _further, clipFile: _clip, originFiles: _origins, ...step }) => step,
  ),
  questions: row.questions,
});

/** The columns for a guide's own content: whole, and what lists sort and filter by. */
export const headColumns = (head: GuideHead, creatorName: string) => ({
  head: head as Prisma.InputJsonObject,
  name: primaryTexts(head).name,
  languages: head.languages,
  fileId: head.fileId,
  ...searchColumns(head, creatorName),
});

/** The columns that lists read in place of a draft. */
export const listColumns = (draft: Draft) => ({
  files: filesOf(draft),
  stepCount: draft.steps.filter(({ type }) => type === StepType.Step).length,
  textCounts: countTexts(contentOf(draft)),
});
