import 'server-only';
import { env } from '@/server/env/env';
import { type PictureRow, toPictureView } from '@/shared/pictures/picture';
import type { UserRow } from './repository';
import type { CreatorView, UserView } from '../schema';

type CreatorColumn =
  | 'uid'
  | 'name'
  | 'textColor'
  | 'backgroundColor'
  | 'coverOpacity'
  | 'smallDescription'
  | 'url'
  | 'verified';

export type CreatorRow = Pick<NonNullable<UserRow['creator']>, CreatorColumn> & {
  /** Text where the database made JSON of it. */
  verifiedAt: Date | string | null;
  avatar: PictureRow | null;
  cover: PictureRow | null;
};

export function toCreatorView(creator: CreatorRow): CreatorView {
  const { publicUrl } = env();
  return {
    uid: creator.uid,
    name: creator.name,
    avatar: toPictureView(creator.avatar, publicUrl),
    cover: toPictureView(creator.cover, publicUrl),
    textColor: creator.textColor,
    backgroundColor: creator.backgroundColor,
    coverOpacity: creator.coverOpacity,
    smallDescription: creator.smallDescription,
    url: creator.url,
    verified: creator.verified,
    verifiedAt: creator.verifiedAt === null ? null : new Date(creator.verifiedAt).toISOString(),
  };
}

export function toUserView(user: UserRow): UserView {
  if (!user.creator) throw new Error(`Account ${user.id} has no creator.`);
  return { id: user.id, name: user.name, email: user.email, creator: toCreatorView(user.creator) };
}
