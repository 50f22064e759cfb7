'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/client/api-error';
import { Drawer } from '@/components/ui/drawer';
import { useToast } from '@/components/ui/toast-context';
import { updateProject } from '@/features/project/api';
import { ProjectForm } from '@/features/project/components/project-form';
import { useKeptFormPlace } from '@/features/project/hooks/use-kept-form';
import { hasChanges } from '@/features/project/model/kept-form';
import type { ProjectInput, ProjectView } from '@/features/project/schema';
import { useEditor } from '../hooks/editor-context';

interface EditDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** the field one came for; without it the first one has the focus */
  field: string | undefined;
}

/** The project form in a drawer; it closes on cancel and on success. Closed otherwise, what was entered waits on the device. */
export function EditDrawer({ isOpen, onOpenChange, field }: EditDrawerProps) {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const showToast = useToast();
  const { project, dispatch } = useEditor();
  const { forget, keep } = useKeptFormPlace(project.projectUid);
  const update = async (values: ProjectInput) => {
    try {
      dispatch({
        type: 'projectLoaded',
        project: await updateProject(project.projectUid, { ...values, version: project.version }),
      });
    } catch (error) {
      // The form keeps what was typed and tells why; behind it the current version is there to compare.
      if (error instanceof ApiError && error.code === 'stale_version')
        dispatch({ type: 'projectLoaded', project: error.current as ProjectView });
      throw error;
    }
    showToast({ text: t('projectUpdated'), tone: 'good' });
    onOpenChange(false);
  };
  const cancel = () => {
    const changes = forget();
    onOpenChange(false);
    if (!hasChanges(changes)) return;
    const bringBack = () => {
      keep(changes);
      onOpenChange(true);
    };
    showToast({
      text: t('settings.discarded'),
      undo: { label: common('undo'), onUndo: bringBack },
    });
  };
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('editProject')}
      firstFocus={(sheet) =>
        field ? sheet.querySelector<HTMLElement>(`[data-field="${field}"]`) : null
      }
    >
      <ProjectForm initial={project} onSubmit={update} onCancel={cancel} />
    </Drawer>
  );
}
