import 'server-only';
import type { GuideState } from '@/events/events';
import { toCreatorView } from '@/features/auth/server/presenter';
import { toRating, toShownFields } from './presenter';
import { findForReaders, findOwned, findShownCreator, sumRatings } from './repository';
import { findNote } from './versions/repository';

/**
 * A guide as in the public list, of its newest version where it has one and not of the draft, with
 * the number and note of that version.
 * @throws when the guide is gone
 */
export async function shownCardOf({ id, creatorId }: Pick<GuideState, 'id' | 'creatorId'>) {
  const { uid, name, avatar, verified, backgroundColor, textColor } = toCreatorView(
    await findShownCreator(creatorId),
  );
  const rating = toRating(await sumRatings(id));
  const row = (await findForReaders(id, undefined)) ?? (await findOwned(creatorId, id));
  if (!row) throw new Error(`No guide ${id}.`);
  const { versionNumber } = row;
  const note = versionNumber === null ? undefined : await findNote(id, versionNumber);
  return {
    ...toShownFields(row),
    rating,
    creator: { uid, name, avatar, verified, backgroundColor, textColor },
    versionNumber,
    note: note ?? '',
  };
}
