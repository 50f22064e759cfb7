'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ApiError } from '@/client/api-error';
import { useToast } from '@/components/ui/toast-context';
import { deleteProject, publishProject, unarchiveProject, unpublishProject } from '@/features/project/api';
import type { ProjectView } from '@/features/project/schema';
import { paths } from '@/shared/paths';
import { useEditor } from './editor-context';

type Doing = 'publish' | 'unpublish' | 'unarchive' | 'delete';

/** Publish, unpublish, bring back and delete, one at a time, each with its message (specification, sections 4 and 8). */
export function usePublication() {
  const t = useTranslations('editor');
  const showToast = useToast();
  const router = useRouter();
  const { project: { projectUid }, dispatch } = useEditor();
  const [doing, setDoing] = useState<Doing>();

  const run = async (what: Doing, work: () => Promise<void>) => {
    setDoing(what);
    try {
      await work();
    } catch (error) {
      showToast({ text: error instanceof ApiError ? error.message : t('failed'), tone: 'bad' });
    } finally {
      setDoing(undefined);
    }
  };
  const load = (project: ProjectView) => dispatch({ type: 'projectLoaded', project });
  return {
    doing,
    publish: (onPublished: () => void) => run('publish', async () => {
      load(await publishProject(projectUid));
      onPublished();
    }),
    unpublish: () => run('unpublish', async () => {
      load(await unpublishProject(projectUid));
      showToast({ text: t('unpublished'), tone: 'good' });
    }),
    unarchive: () => run('unarchive', async () => load(await unarchiveProject(projectUid))),
    remove: () => run('delete', async () => {
      await deleteProject(projectUid);
      dispatch({ type: 'draftsDropped' });
      showToast({ text: t('projectRemoved'), tone: 'good' });
      router.push(paths.projects());
    }),
  };
}
