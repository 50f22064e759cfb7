import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { failureToast } from '@/browser/api/failure-toast';
import { randomKey } from '@/browser/api/use-idempotency-key';
import { useToast } from '@/ui/kit/toasts/toast-context';
import {
  archiveProject,
  deleteProject,
  publishProject,
  unarchiveProject,
  unpublishProject,
} from '@/features/projects/ui/api';
import { discardDraft, publishVersion } from '@/features/projects/ui/versions-api';
import { ProjectStatus } from '@/features/projects/constants';
import type { ReviewAsking } from '@/features/reviews/ui/components/editor-review';
import type { VersionInput } from '@/features/projects/versions/schema';
import { useUndoRemoval } from '@/features/projects/ui/hooks/use-undo-removal';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { EditorState, LoadedProject } from '../../shell/model/editor-types';
import { useEditor } from '../../shell/hooks/editor-context';
import { saveAll } from '../../saving/hooks/save-all';
import { useRefusalToast } from './use-refusal-toast';
import { useReplaceDraft } from '../../versions/hooks/use-replace-draft';

type Doing = 'publish' | 'discard' | 'unpublish' | 'archive' | 'unarchive' | 'delete';
/** The open question or explanation. */
export type Asking =
  | 'check'
  | 'unconfirmed'
  | 'delete'
  | 'publishChanges'
  | 'look'
  | 'discard'
  | 'preview'
  | ReviewAsking;

export type Publication = ReturnType<typeof usePublication>;

/** The actions on the project as a whole, one at a time, each with its message. */
export function usePublication(onPublished: () => void) {
  const t = useTranslations('editor');
  const showToast = useToast();
  const router = useRouter();
  const editor = useEditor();
  const {
    project: { projectUid, status },
    dispatch,
    autosave,
  } = editor;
  const offerUndo = useUndoRemoval();
  const replaceDraft = useReplaceDraft();
  const [asking, ask] = useState<Asking>();
  const [announcement, announce] = useAnnouncement(editor);
  const { doing, run } = useDoing(ask, () => announce(undefined), editor.team !== undefined);

  const take = async (changed: Promise<LoadedProject>) =>
    dispatch({ type: 'projectLoaded', project: await changed });
  /** @param isPublic whether it was public before */
  const unarchive = (isPublic: boolean) =>
    run('unarchive', async () => {
      await take(unarchiveProject(projectUid));
      if (isPublic) await take(publishProject(projectUid));
      announce(t(isPublic ? 'publishedAgain' : 'unarchived'));
    });
  return {
    doing,
    asking,
    ask,
    /** of the last action, until the next one or the next change */
    announcement,
    publish: () =>
      run('publish', async () => {
        // The latest typed text belongs to what is published.
        await saveAll(editor);
        await take(publishProject(projectUid));
        ask(undefined);
        onPublished();
      }),
    publishChanges: (input: VersionInput) => {
      const key = randomKey();
      return run('publish', async () => {
        await saveAll(editor);
        await take(publishVersion(projectUid, input, key));
        ask(undefined);
      });
    },
    discardChanges: () =>
      run('discard', async () => {
        await replaceDraft(t('changes.discarded'), () => discardDraft(projectUid));
        ask(undefined);
      }),
    unpublish: () =>
      run('unpublish', async () => {
        await take(unpublishProject(projectUid));
        announce(t('unpublished'));
      }),
    archive: () =>
      run('archive', async () => {
        await take(archiveProject(projectUid));
        const undo = () => void unarchive(status === ProjectStatus.Published);
        showToast({ text: t('archived'), tone: 'good', undo });
      }),
    unarchive: () => unarchive(false),
    remove: () =>
      run('delete', async () => {
        // The typed text comes back with it: from the server, or from this device.
        autosave.flush();
        await deleteProject(projectUid);
        // The router keeps this page, and it returns with the project.
        ask(undefined);
        offerUndo(projectUid, () => router.push(dashboardPaths.editor(projectUid)));
        router.push(dashboardPaths.projects());
      }),
  };
}

/** Runs an action; a refusal that needs an explanation opens it, others are toasts. */
function useDoing(
  ask: (question: Asking | undefined) => void,
  onStart: () => void,
  isTeam: boolean,
) {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const showToast = useToast();
  const router = useRouter();
  const refusalOf = useRefusalToast();
  const [doing, setDoing] = useState<Doing>();
  const run = async (what: Doing, work: () => Promise<void>) => {
    setDoing(what);
    onStart();
    try {
      await work();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      const refusal = refusalOf(error);
      // Since it was loaded: the page says why.
      if (code === 'taken_down') router.refresh();
      if (code === 'email_unconfirmed') ask('unconfirmed');
      else if (isTeam && (code === 'review_needed' || code === 'approval_lapsed'))
        ask('reviewNeeded');
      else if (refusal) {
        // A dialog would cover the place that it leads to.
        ask(undefined);
        showToast(refusal);
      } else
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
  return { doing, run };
}

/** A text about the state of the project, which ends when this state does. */
function useAnnouncement(editor: ReturnType<typeof useEditor>) {
  const [said, setSaid] = useState<{ text: string; of: string }>();
  if (said && said.of !== stateOf(editor)) setSaid(undefined);
  const announce = (text: string | undefined) =>
    setSaid(text === undefined ? undefined : { text, of: stateOf(editor.store.get()) });
  return [said?.text, announce] as const;
}

const stateOf = ({ project, unpublishedChanges }: EditorState) =>
  `${project.status} ${unpublishedChanges}`;
