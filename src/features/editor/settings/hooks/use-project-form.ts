import { useTranslations } from 'next-intl';
import { ApiError } from '@/browser/api/api-error';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { updateProject } from '@/features/projects/ui/api';
import { useStoredFormDraft } from '@/features/projects/ui/hooks/use-form-draft';
import { hasChanges } from '@/features/projects/model/form/form-draft';
import type { ProjectPatch, ProjectView } from '@/features/projects/schema';
import { stepsWithout } from '../../uses/model/gone-items';
import { useEditor } from '../../shell/hooks/editor-context';

interface ProjectFormOptions {
  /** storage name of its draft on the device */
  form: string;
  onSaved: () => void;
  onCancelled: () => void;
  /** to open it again with the discarded text */
  onBack: () => void;
}

/** Saves a form of the project, or a part of it, and discards it with Undo. */
export function useProjectForm({ form, onSaved, onCancelled, onBack }: ProjectFormOptions) {
  const t = useTranslations('editor');
  const showToast = useToast();
  const { project, dispatch } = useEditor();
  const { remove, store } = useStoredFormDraft(form);
  const save = async (patch: ProjectPatch) => {
    try {
      const saved = await updateProject(project.projectUid, {
        ...patch,
        version: project.version,
      });
      dispatch({ type: 'projectLoaded', project: saved });
      const count = stepsWithout(project, saved);
      if (count > 0) showToast({ text: t('uses.gone', { count }) });
    } catch (error) {
      // The form keeps the text and shows the error; behind it is the current version to compare.
      if (error instanceof ApiError && error.code === 'stale_version')
        dispatch({ type: 'projectLoaded', project: error.current as ProjectView });
      throw error;
    }
    onSaved();
  };
  const cancel = () => {
    const changes = remove();
    onCancelled();
    if (!hasChanges(changes)) return;
    const restore = () => {
      store(changes);
      onBack();
    };
    showToast({ text: t('settings.discarded'), undo: restore });
  };
  return { save, cancel };
}
