import 'server-only';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { ProjectStatus, ProjectType } from '../constants';
import { hideProject } from './repository';

/**
 * Unpublishes a project of any owner during a restore. Sends no notifications.
 * @returns whether it was published
 */
export function enforceUnpublished(id: string): Promise<boolean> {
  return hide(id, { status: ProjectStatus.Published }, { status: ProjectStatus.Unpublished });
}

/**
 * Makes a project of any owner private during a restore.
 * @returns whether it was public
 */
export function enforcePrivate(id: string): Promise<boolean> {
  return hide(id, { type: ProjectType.Public }, { type: ProjectType.Private });
}

function hide(...change: Parameters<typeof hideProject>): Promise<boolean> {
  return inTransaction(async () => {
    const guide = await hideProject(...change);
    if (guide) await emit('guide.hiddenAgain', { guide });
    return guide !== undefined;
  });
}
