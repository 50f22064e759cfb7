import 'server-only';
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
  if (!isOwner && await claimView(project.id, await visitorHash(visitor))) await addView(project.id);
  return { views: await countViews(project.id) };
}
