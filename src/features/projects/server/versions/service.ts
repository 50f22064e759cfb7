import 'server-only';
import type { Actor } from '@/features/auth/server/actor';
import { compare } from '@/features/projects/model/versions/compare';
import { countChanges, summaryOf } from '@/features/projects/model/versions/summary';
import { fieldError } from '@/shared/http/app-error';
import { refuseWords } from '@/server/site/refuse-words';
import { releaseFiles } from '@/features/uploads/server/service';
import { DIRECT_VERSION_MS, ProjectStatus, VIA_EDITOR } from '../../constants';
import { contentOf, type GuideContent } from '../../model/content/content';
import { isSameContent, isSameHead } from '../../model/content/digest';
import { publicTexts } from '../../model/content/public-texts';
import { draftOf, type OwnedGuide } from '../draft/columns';
import { type ProjectRow, updateColumns } from '../repository';
import { approvalFor, forgetEdits } from '../second-person/service';
import * as rows from './repository';

/** Creator's note on a new version. */
export type VersionNote = { note?: string | undefined; isSafety?: boolean | undefined };

/** Counts the unpublished changes of a published project; 0 for any other. */
export async function countUnpublished(row: ProjectRow): Promise<number> {
  const newest = row.status === ProjectStatus.Published ? await rows.findNewest(row.id) : undefined;
  return newest ? countChangesSince(newest.content, contentOf(draftOf(row))) : 0;
}

/** Counts the changes of a content; at least one if it differs in a part that cannot be listed. */
export const countChangesSince = (before: GuideContent, after: GuideContent): number =>
  isSameContent(before, after) ? 0 : Math.max(1, countChanges(compare(before, after)));

/**
 * Makes the draft the newest version, unless it is already. Call this in the transaction that
 * locked the guide.
 * @param isDirect for an edit that is published at once: joins such a version of the last minutes
 * @returns undefined where nothing was published, else whether lists show something else
 * @throws {AppError} review_needed, approval_lapsed; validation_failed for refused words
 */
export async function publishDraft(
  actor: Actor,
  { project, draft }: OwnedGuide,
  newest: rows.Newest | undefined,
  { note = '', isSafety = false, isDirect = false }: VersionNote & { isDirect?: boolean } = {},
): Promise<{ isHeadChanged: boolean } | undefined> {
  const content = contentOf(draft);
  const { via } = project;
  const byId = actor.userId;
  if (newest && isSameContent(newest.content, content)) return undefined;
  await refuseInGuide(content, { note, before: isDirect ? newest?.content : undefined });
  if (newest && isDirect && newest.isDirect && isRecent(newest.publishedAt)) {
    const before = await rows.findContentBefore(project.id, newest.number);
    const summary = summaryFrom(before, content);
    await rows.replaceVersion(project.id, newest.number, { summary, via, byId }, content);
    await releaseFiles(newest.files);
  } else {
    // Edits that are published at once were never in a draft to approve.
    const approval = isDirect ? undefined : await approvalFor(project, content, newest);
    const summary = summaryFrom(newest?.content, content);
    const version = { note, isSafety, isDirect, via, summary, byId, approval };
    await rows.insertVersion(project.id, version, content);
  }
  await forgetVia(project);
  await forgetEdits(project.id, true);
  return { isHeadChanged: !newest || !isSameHead(newest.content.project, content.project) };
}

/**
 * Publishes one step of the draft: puts it into the newest version.
 * @returns whether there was something to publish
 * @throws {AppError} validation_failed for a step that is not both in the draft and the version;
 *   review_needed, approval_lapsed
 */
export async function publishStep(
  actor: Actor,
  { project, draft }: OwnedGuide,
  stepId: string,
  { note = '', isSafety = false }: VersionNote,
): Promise<boolean> {
  const version = await rows.findNewest(project.id);
  const newest = version?.content;
  if (!newest || isSameContent(newest, contentOf(draft))) return false;
  const step = contentOf(draft).steps.find(({ id }) => id === stepId);
  if (!step || !newest.steps.some(({ id }) => id === stepId))
    throw fieldError('stepId', 'stepNotPublished');
  const content = {
    ...newest,
    steps: newest.steps.map((each) => (each.id === stepId ? step : each)),
  };
  const summary = summaryOf(compare(newest, content));
  if (summary.changed === 0) return false;
  await refuseInGuide(content, { note, before: newest });
  const approval = await approvalFor(project, content, version);
  const { via } = project;
  await rows.insertVersion(
    project.id,
    { note, isSafety, isDirect: false, via, summary, byId: actor.userId, approval },
    content,
  );
  // It was the last change that readers did not have.
  if (isSameContent(content, contentOf(draft))) {
    await forgetVia(project);
    await forgetEdits(project.id, true);
  }
  return true;
}

/**
 * Refuses words that the operators do not allow, in what readers would get.
 * @param before the content that readers have, where only its change counts
 * @throws {AppError} validation_failed
 */
export async function refuseInGuide(
  content: GuideContent,
  { note = '', before }: { note?: string; before?: GuideContent | undefined } = {},
): Promise<void> {
  const known = new Set(before && publicTexts(before).map(([, text]) => text));
  const texts = publicTexts(content).filter(([, text]) => !known.has(text));
  await refuseWords([['note', note], ...texts]);
}

/** Readers have all changes: the next ones begin without the token that wrote these. */
async function forgetVia({ id, via }: OwnedGuide['project']): Promise<void> {
  if (via !== VIA_EDITOR) await updateColumns(id, { via: VIA_EDITOR });
}

type Content = GuideContent | undefined;

const summaryFrom = (from: Content, to: Content) =>
  from && to ? summaryOf(compare(from, to)) : null;

const isRecent = (moment: Date) => Date.now() - moment.getTime() < DIRECT_VERSION_MS;
