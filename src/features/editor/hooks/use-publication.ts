'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ApiError } from '@/client/api-error';
import { failureToast } from '@/client/failure-toast';
import { useToast } from '@/components/ui/toast-context';
import {
  archiveProject,
  deleteProject,
  publishProject,
  unarchiveProject,
  unpublishProject,
} from '@/features/project/api';
import { useUndoRemoval } from '@/features/project/hooks/use-undo-removal';
import { dashboardPaths } from '@/shared/dashboard-paths';
import { isNewKey } from '../model/editor-state';
import { useEditor } from './editor-context';

type Doing = 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete';

interface PublicationOptions {
  onPublished: () => void;
  /** publishing waits for the creator's e-mail to be confirmed, where the installation asks for it */
  onUnconfirmed: () => void;
  onRemoved: () => void;
}

/** What can be done with a project as a whole, one at a time, each with its message (specification, sections 4 and 8). */
export function usePublication({ onPublished, onUnconfirmed, onRemoved }: PublicationOptions) {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const showToast = useToast();
  const router = useRouter();
  const {
    project: { projectUid },
    dispatch,
    store,
    autosave,
  } = useEditor();
  const offerUndo = useUndoRemoval();
  const [doing, setDoing] = useState<Doing>();

  const run = async (what: Doing, work: () => Promise<void>) => {
    setDoing(what);
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'email_unconfirmed') onUnconfirmed();
      else
        showToast(
          failureToast(error, t('failed'), {
            label: common('retry'),
            onSelect: () => void run(what, work),
          }),
        );
    } finally {
      setDoing(undefined);
    }
  };
  const moves = {
    unpublish: unpublishProject,
    archive: archiveProject,
    unarchive: unarchiveProject,
  };
  const done = { unpublish: 'unpublished', archive: 'archived', unarchive: 'unarchived' } as const;
  return {
    doing,
    publish: () =>
      run('publish', async () => {
        // What was typed in the last moments belongs to what is published.
        await Promise.all(
          Object.keys(store.get().drafts)
            .filter((key) => !isNewKey(key))
            .map((key) => autosave.run(key)),
        );
        dispatch({ type: 'projectLoaded', project: await publishProject(projectUid) });
        onPublished();
      }),
    move: (what: keyof typeof moves) =>
      run(what, async () => {
        dispatch({ type: 'projectLoaded', project: await moves[what](projectUid) });
        showToast({ text: t(done[what]), tone: 'good' });
      }),
    remove: () =>
      run('delete', async () => {
        // What is typed comes back with it: from the server, or from this device.
        autosave.flush();
        await deleteProject(projectUid);
        // This page is kept behind the next one, and comes back with the project.
        onRemoved();
        offerUndo(projectUid, () => router.push(dashboardPaths.editor(projectUid)));
        router.push(dashboardPaths.projects());
      }),
  };
}
