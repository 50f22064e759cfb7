import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction, publicRead } from '@/server/db/client';
import { env } from '@/server/env/env';
import { refuseWords } from '@/server/site/refuse-words';
import { AppError } from '@/shared/http/app-error';
import { isUid } from '@/shared/ids/uid';
import type { Actor } from '@/features/auth/server/actor';
import { toCreatorView } from '@/features/auth/server/presenter';
import type { CreatorView } from '@/features/auth/schema';
import { attachableFileId, releaseFiles } from '@/features/uploads/server/service';
import { findCreator, findOwnCreator, lockCreator, updateCreator } from './repository';
import type { ProfileInput } from '../schema';

const TEXTS = ['name', 'smallDescription', 'url'] as const;

/**
 * The public profile of a creator; undefined when the uid is unknown, and for an account that may not
 * publish yet: its profile must not serve spam.
 */
export async function readCreator(uid: string): Promise<CreatorView | undefined> {
  const { requireConfirmedEmail } = env();
  const row = isUid(uid) ? await publicRead(() => findCreator(uid, requireConfirmedEmail)) : null;
  return row ? toCreatorView(row) : undefined;
}

/**
 * The profile of the actor's workshop.
 * @throws {AppError} unauthenticated when it is gone
 */
export async function readOwnProfile(actor: Actor): Promise<CreatorView> {
  const row = await findOwnCreator(actor.creatorId);
  if (!row) throw new AppError('unauthenticated');
  return toCreatorView(row);
}

/**
 * Changes the profile; absent fields stay unchanged (docs/reference/accounts.md#own-account, PATCH
 * /dashboard/user). A replaced or removed picture is deleted after the commit.
 * @throws {AppError} validation_failed when a picture is not an own upload of its kind, or for refused words,
 *   unauthenticated when the account is gone
 */
export async function saveProfile(
  actor: Actor,
  { avatar, cover, ...shown }: ProfileInput,
): Promise<void> {
  await inTransaction(async () => {
    const creator = await lockCreator(actor.creatorId);
    if (!creator) throw new AppError('unauthenticated');
    const changed = TEXTS.filter((field) => shown[field] !== creator[field]);
    await refuseWords(changed.map((field) => [`creator.${field}`, shown[field]]));
    const pictures = {
      ...(avatar === undefined
        ? {}
        : {
            avatarId:
              avatar && (await attachableFileId(actor, avatar, 'creator.avatar.url', 'avatar')),
          }),
      ...(cover === undefined
        ? {}
        : {
            coverId: cover && (await attachableFileId(actor, cover, 'creator.cover.url', 'cover')),
          }),
    };
    await updateCreator(actor.creatorId, { ...shown, ...pictures });
    const shownNow = [pictures.avatarId, pictures.coverId];
    const replaced = [
      avatar === undefined ? null : creator.avatarId,
      cover === undefined ? null : creator.coverId,
    ];
    await releaseFiles(replaced.filter((id) => id !== null && !shownNow.includes(id)) as string[]);
    const { name = creator.name } = shown;
    await emit('creator.changed', {
      uid: creator.uid,
      ...(name === creator.name ? {} : { renamed: { creatorId: actor.creatorId, name } }),
    });
  });
}
