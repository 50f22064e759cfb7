import 'server-only';
import { toCreatorView } from '../auth/presenter';
import { toShownFields } from '../project/presenter';
import type { ProjectCard } from '../project/schema';
import type { CardRow } from './repository';

export function toProjectCard(row: CardRow): ProjectCard {
  const { uid, name, avatar, verified, backgroundColor, textColor } = toCreatorView(row.creator);
  return { ...toShownFields(row), creator: { uid, name, avatar, verified, backgroundColor, textColor } };
}
