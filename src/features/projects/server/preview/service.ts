import 'server-only';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { hasAttemptsLeft, isWithinLimit } from '@/server/rate-limit';
import type { VisitorKey } from '@/server/http/requests/visitor-key';
import { readSignedId, signId } from '@/server/secrets/signed-id';
import { paths } from '@/shared/addresses/paths';
import type { Actor } from '@/features/auth/server/actor';
import { holdAccess } from '@/features/auth/server/first-proof/prove-email';
import { requireConfirmedEmail } from '@/features/auth/server/service';
import { PREVIEW_MS } from '../../constants';
import type { PreviewLink } from '../../preview/schema';
import type { PublicProject } from '../../schema';
import { lockOwnedProject, readOwnedIdentity } from '../owned-project';
import { toPublicProject } from '../presenter';
import { findOwned, findShownCreator, sumRatings } from '../repository';
import { refuseTakenDown } from '../takedown/service';
import * as rows from './repository';

const PURPOSE = 'makerstep preview';

/**
 * The link that shows the draft of the creator's own project; null without one.
 * @throws {AppError} not_found
 */
export async function readPreviewLink(actor: Actor, id: string): Promise<PreviewLink | null> {
  const project = await readOwnedIdentity(actor, id);
  const link = await rows.findLink(project.id, new Date());
  return link && toPreviewLink(link);
}

/**
 * Makes that link, or prolongs it.
 * @throws {AppError} not_found, taken_down; email_unconfirmed where publishing needs that: anybody may open it
 */
export function renewPreviewLink(actor: Actor, id: string): Promise<PreviewLink> {
  return inTransaction(async () => {
    const project = await lockOwnedProject(actor, id);
    refuseTakenDown(project);
    await requireConfirmedEmail(actor);
    await holdAccess(actor);
    const expiresAt = new Date(Date.now() + PREVIEW_MS);
    return toPreviewLink(await rows.renewLink(project.id, { secretId: randomUUID(), expiresAt }));
  });
}

/**
 * Ends that link.
 * @throws {AppError} not_found
 */
export function endPreviewLink(actor: Actor, id: string): Promise<void> {
  return inTransaction(async () => rows.deleteLink((await lockOwnedProject(actor, id)).id));
}

/** Ends all links of a restored backup: it is unknown which of them have ended since. */
export const endAllPreviewLinks = () => rows.deleteAllLinks();

// The stored id opens nothing without AUTH_SECRET, and its creator can see the link again.
const toPreviewLink = ({ secretId, expiresAt }: rows.PreviewLinkRow): PreviewLink => ({
  url: env().publicUrl + paths.preview(signId(PURPOSE, secretId)),
  expiresAt: expiresAt.toISOString(),
});

/** A draft as its readers would see it. */
export type Preview = { project: PublicProject; expiresAt: string };

/**
 * The link with this token; undefined for unknown and ended links alike, and for a visitor who has
 * tried too many of them.
 */
export async function findPreviewLink(token: string, visitor: VisitorKey) {
  const key = { name: 'preview', visitor } as const;
  // Only wrong links count.
  if (!(await hasAttemptsLeft(key))) return undefined;
  const secretId = readSignedId(PURPOSE, token);
  const link = secretId && (await rows.findLinked(secretId, new Date()));
  if (link) return link;
  await isWithinLimit(key);
  return undefined;
}

/** The draft that a link shows; undefined where `findPreviewLink` finds none. */
export async function openPreview(
  token: string,
  visitor: VisitorKey,
): Promise<Preview | undefined> {
  const link = await findPreviewLink(token, visitor);
  if (!link) return undefined;
  const [row, creator, ratings] = await Promise.all([
    findOwned(link.project.creatorId, link.projectId),
    findShownCreator(link.project.creatorId),
    sumRatings(link.projectId),
  ]);
  if (!row) return undefined;
  return {
    expiresAt: link.expiresAt.toISOString(),
    project: {
      ...toPublicProject({
        ...row,
        creator,
        ratings,
        versionNumber: (row.versionNumber ?? 0) + 1,
        versionPublishedAt: row.updatedAt,
      }),
      // Keeps a browser's data under the draft apart from the published guide.
      projectUid: `preview-${row.projectUid}`,
    },
  };
}
