import 'server-only';
import { messagesFor } from '@/i18n/messages';
import { inTransaction } from '@/server/db/client';
import { uuid7 } from '@/server/secrets/uuid7';
import { AppError } from '@/shared/http/app-error';
import type { Locale } from '@/shared/interface/languages';
import { cutText } from '@/shared/text/letters';
import type { Actor } from '@/features/auth/server/actor';
import { PROJECT_NAME_MAX, PROJECTS_PER_ACCOUNT_MAX } from '../constants';
import type { Draft, GuideHead } from '../model/content/content';
import { lockGuide } from './draft/change-guide';
import { insertGuide } from './draft/insert-guide';
import { countOwnedLocked, type LockedProject } from './repository';
import { copyEdits } from './second-person/service';
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
    // Locked, so that the original does not lose a picture meanwhile, which would delete its file.
    const { project, draft } = await lockGuide(actor, id);
    refuseTakenDown(project);
    return insertCopy(actor, project, draft, { rename: copyNameIn(locale) });
  });
}

/**
 * Inserts an unpublished copy of a project. Call this in a transaction.
 * @param rename changes its name in each language
 */
export async function insertCopy(
  actor: Actor,
  { id, type }: Pick<LockedProject, 'id' | 'type'>,
  { project, steps, questions }: Draft,
  { rename = (name) => name, removedAt }: { rename?: (name: string) => string; removedAt?: Date },
): Promise<{ id: string; projectUid: string }> {
  const copied = <Item>(item: Item) => ({ ...item, id: uuid7(), version: 1 });
  const made = await insertGuide(
    actor,
    {
      project: withName(project, rename),
      steps: steps.map(copied),
      questions: questions.map(copied),
    },
    { type, ...(removedAt ? { removedAt } : {}) },
  );
  await copyEdits(id, made.id);
  return made;
}

/** A guide with a changed name in each language. */
export const withName = (head: GuideHead, rename: (name: string) => string): GuideHead => ({
  ...head,
  name: head.name.map((text) => ({ ...text, value: rename(text.value) })),
});

/** Makes the name of a copy from that of a guide. */
export function copyNameIn(locale: Locale): (name: string) => string {
  const suffix = ` ${messagesFor(locale).dashboard.copyMark}`;
  return (name) => cutText(name, PROJECT_NAME_MAX - suffix.length).trimEnd() + suffix;
}
