import 'server-only';
import { isUid } from '@/shared/uid';
import { toCreatorView } from '../auth/presenter';
import type { CreatorView } from '../auth/schema';
import { findCreator } from './repository';

/** What a creator shows of themselves to everybody; undefined when nobody has this uid. */
export async function readCreator(uid: string): Promise<CreatorView | undefined> {
  const row = isUid(uid) ? await findCreator(uid) : null;
  return row ? toCreatorView(row) : undefined;
}
