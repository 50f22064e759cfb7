import 'server-only';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env';
import { countAttempt } from '@/server/rate-limit';
import type { Actor } from '../auth/actor';
import type { Visitor } from '../auth/service';
import { readPublicId } from '../project/public-project';
import { VIEW_LIMIT_WINDOW_MS } from './constants';
import { addView, claimView, countViews } from './repository';
import { visitorHash } from './visitor-hash';

/**
 * Registers a view of a published project: once a visitor in 30 minutes, never the owner's own (contract, section 4).
 * @throws {AppError} project_not_found, too_many_requests
 */
export async function registerView(id: string, visitor: Visitor, actor: Actor | undefined): Promise<{ views: number }> {
  await countAttempt(`view:${visitor.address}`, { attempts: env().limits.viewsPer10Min, windowMs: VIEW_LIMIT_WINDOW_MS });
  const project = await readPublicId(id);
  const isOwner = actor?.creatorId === project.creatorId;
  if (!isOwner) {
    const hash = await visitorHash(visitor);
    // Together or not at all: a claim whose view was not added would keep the visitor from being counted when they try again.
    await inTransaction(async () => {
      if (await claimView(project.id, hash)) await addView(project.id);
    });
  }
  return { views: await countViews(project.id) };
}
