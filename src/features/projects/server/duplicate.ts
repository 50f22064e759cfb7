import 'server-only';
import { randomUid } from '@/server/secrets/random-uid';
import { inTransaction } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import { AppError } from '@/shared/http/app-error';
import { messagesFor } from '@/i18n/messages';
import type { Locale } from '@/shared/interface/languages';
import { cutText } from '@/shared/text/letters';
import type { Actor } from '@/features/auth/server/actor';
import { PROJECT_NAME_MAX, PROJECTS_PER_ACCOUNT_MAX } from '../constants';
import { insertQuestions } from './questions/repository';
import { renamedTexts, storedTextsOf } from '../model/project-texts';
import { searchColumns } from '../model/tags';
import {
  countOwnedLocked,
  findCreatorName,
  findOwned,
  insertProject,
  type ProjectRow,
} from './repository';
import { insertSteps } from './steps/repository';
import { refuseTakenDown } from './takedown/service';

/**
 * Creates a full unpublished copy with '(copy)' after its name, in the language of the request.
 * Pictures are shared, not copied: a file is deleted when nothing shows it.
 * @throws {AppError} not_found, too_many_projects; taken_down, so that no copy takes its place
 */
export async function duplicateProject(
  actor: Actor,
  id: string,
  locale: Locale,
): Promise<{ id: string; projectUid: string }> {
  return inTransaction(async () => {
    if ((await countOwnedLocked(actor.creatorId)) >= PROJECTS_PER_ACCOUNT_MAX)
      throw new AppError('too_many_projects');
    const original = await findOwned(actor.creatorId, id);
    if (!original) throw new AppError('not_found');
    refuseTakenDown(original);
    return insertCopy(original, { rename: copyNameIn(locale) });
  });
}

/**
 * Inserts an unpublished copy of a project. Call this in a transaction.
 * @param rename changes its name in each language
 */
export async function insertCopy(
  original: ProjectRow,
  { rename = (name) => name, removedAt }: { rename?: (name: string) => string; removedAt?: Date },
): Promise<{ id: string; projectUid: string }> {
  const creator = await findCreatorName(original.creatorId);
  const {
    creatorId,
    description,
    averageTimeMinutes,
    people,
    tools,
    parts,
    ref,
    brand,
    category,
    tags,
    type,
    languages,
    fileId,
    alt,
    source,
  } = original;
  const name = rename(original.name);
  const texts = renamedTexts(storedTextsOf(original.texts), rename);
  const copy = await insertProject({
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
    texts,
    type,
    languages,
    fileId,
    alt: alt as Prisma.InputJsonValue,
    ...(source === null ? {} : { source: source as Prisma.InputJsonValue }),
    ...(removedAt ? { removedAt } : {}),
    ...searchColumns({ name, ref, brand, category, tags, texts, languages }, creator.name),
    projectUid: randomUid(),
    creatorId,
  });
  await insertSteps(
    original.steps.map((step) => ({
      projectId: copy.id,
      position: step.position,
      type: step.type,
      fileId: step.fileId,
      name: step.name as Prisma.InputJsonValue,
      description: step.description as Prisma.InputJsonValue,
      alt: step.alt as Prisma.InputJsonValue,
      lines: step.lines as Prisma.InputJsonValue,
      timers: step.timers as Prisma.InputJsonValue,
    })),
  );
  await insertQuestions(
    original.questions.map((question) => ({
      projectId: copy.id,
      position: question.position,
      question: question.question as Prisma.InputJsonValue,
      answer: question.answer as Prisma.InputJsonValue,
    })),
  );
  return copy;
}

/** Makes the name of a copy from that of a guide. */
export function copyNameIn(locale: Locale): (name: string) => string {
  const suffix = ` ${messagesFor(locale).dashboard.copyMark}`;
  return (name) => cutText(name, PROJECT_NAME_MAX - suffix.length).trimEnd() + suffix;
}
