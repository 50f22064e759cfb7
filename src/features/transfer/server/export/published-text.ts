import 'server-only';
import { publicAddress } from '@/i18n/public-address';
import { declareTags } from '@/server/cache/answer-scope';
import { paths } from '@/shared/addresses/paths';
import { AppError, fieldError } from '@/shared/http/app-error';
import { isUid } from '@/shared/ids/uid';
import { pickLanguage } from '@/shared/interface/localized-text';
import { creatorTag } from '@/features/profile/server/cache';
import { projectTag } from '@/features/projects/server/cache';
import { StepType } from '@/features/projects/constants';
import type { PublicProject } from '@/features/projects/schema';
import { guideFor } from '@/features/projects/model/amounts/guide-for';
import { readPublicProject } from '@/features/projects/server/public-project';
import { publishedMarkdown } from '../../export/model/published-markdown';

/**
 * A published guide as Markdown, private ones too for holders of the link, in the language closest
 * to the asked one, else in its first; and the address of its page.
 * @param options an earlier version; the amount of its yield to make
 * @throws {AppError} project_not_found, project_taken_down; validation_failed for another amount
 */
export async function readGuideText(
  projectUid: string,
  asked: string | undefined,
  { number, madeFor = null }: { number?: number | undefined; madeFor?: string | null } = {},
): Promise<{ text: string; canonical: string }> {
  const { guide: project, made } = guideFor(await readGuide(projectUid, number), madeFor);
  declareTags([projectTag(projectUid), creatorTag(project.creator.uid)]);
  const lang = pickLanguage(project.languages, asked);
  const canonical = publicAddress(paths.project(projectUid), lang);
  const text = publishedMarkdown(project, lang, canonical, {
    made: madeFor === null ? undefined : made(lang),
  });
  return { text, canonical };
}

/**
 * One step of a published guide as Markdown, below the facts of the guide.
 * @param number among the steps without chapters, from 1
 * @throws {AppError} project_not_found, project_taken_down; validation_failed for a step that the
 *   guide does not have
 */
export async function readStepText(
  projectUid: string,
  number: number,
  asked: string | undefined,
): Promise<{ text: string; count: number }> {
  const project = await readGuide(projectUid);
  const steps = project.steps.filter(({ type }) => type === StepType.Step);
  const step = steps[number - 1];
  if (!step) throw fieldError('number', 'stepMissing', { max: steps.length });
  const lang = pickLanguage(project.languages, asked);
  const page = publicAddress(paths.step(projectUid, number), lang);
  const blank = { descriptions: [], file: null, questions: [] };
  const text = publishedMarkdown({ ...project, ...blank, steps: [step] }, lang, page, {
    hasLists: false,
  });
  return { text, count: steps.length };
}

async function readGuide(projectUid: string, number?: number): Promise<PublicProject> {
  // Internal ids have no page.
  if (!isUid(projectUid)) throw new AppError('project_not_found');
  return readPublicProject(projectUid, number);
}
