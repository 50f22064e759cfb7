import 'server-only';
import { createHash } from 'node:crypto';
import { inTransaction } from '@/server/db/client';
import { validate } from '@/shared/http/validate';
import type { Actor } from '@/features/auth/server/actor';
import { lockCreator } from '../repository';
import { needsSecondPerson } from '../second-person/service';
import { purgeProject } from '../trash/service';
import { fitLabels, type LabelChange } from '../../import/model/fit-labels';
import { insertGuide } from '../draft/insert-guide';
import { publishProject } from '../publication';
import {
  newOwnTexts,
  validateFacts,
  validateStep,
  validateTexts,
  validateUnder,
} from '../validate-texts';
import { draftOfGuide } from './guide-writer';
import { findOwnedByImportKey } from './repository';
import { guideInput, type GuideInput } from '../../import/schema';

/**
 * Validates a guide of a file by the rules of the API, after shortening labels that are a little
 * too long.
 * @throws {AppError} validation_failed
 */
export function readGuide(raw: unknown): { guide: GuideInput; changes: LabelChange[] } {
  const { guide, changes } = fitLabels(raw);
  return { guide: validate(guideInput, guide), changes };
}

/**
 * Publishes a guide completely or not at all; it stays unpublished where the workshop needs a second
 * person. A guide that this creator already has, by its source's
 * key or else by its content, stays unchanged.
 * @throws {AppError} validation_failed, email_unconfirmed where the installation requires it
 */
export async function importGuide(actor: Actor, guide: GuideInput): Promise<'imported' | 'known'> {
  const { key = contentKeyOf(guide) } = guide.source ?? {};
  return inTransaction(async () => {
    // Concurrent imports must not both find the guide missing.
    await lockCreator(actor.creatorId);
    const known = await findOwnedByImportKey(actor.creatorId, key);
    if (known && !known.removedAt) return 'known';
    // Recently deleted: the new one replaces it permanently.
    if (known) await purgeProject(known.id);
    for (const [index, { uses: _, ...step }] of guide.steps.entries())
      validateUnder(`steps.${index}`, () => validateStep(guide, step.type, step));
    validateFacts(guide, newOwnTexts(guide), guide.yield?.unit);
    for (const [index, question] of guide.questions.entries())
      validateUnder(`questions.${index}`, () => validateTexts(guide, question));
    const input = { ...guide, alt: [], source: guide.source ?? null };
    const pictures = { picture: undefined, stepPictures: new Map() };
    const draft = await draftOfGuide(actor, { input, ...pictures }, newOwnTexts);
    const { id } = await insertGuide(actor, draft, { type: guide.type, importKey: key });
    if (!(await needsSecondPerson(actor.creatorId))) await publishProject(actor, id);
    return 'imported';
  });
}

const contentKeyOf = (guide: GuideInput) =>
  `sha256:${createHash('sha256').update(JSON.stringify(guide)).digest('hex')}`;
