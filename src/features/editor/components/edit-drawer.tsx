'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/client/api-error';
import { Drawer } from '@/components/ui/drawer';
import { useToast } from '@/components/ui/toast-context';
import { updateProject } from '@/features/project/api';
import { ProjectForm } from '@/features/project/components/project-form';
import type { ProjectInput, ProjectView } from '@/features/project/schema';
import { useEditor } from '../hooks/editor-context';

interface EditDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The project form in a drawer; it closes on cancel and on success. */
export function EditDrawer({ isOpen, onOpenChange }: EditDrawerProps) {
  const t = useTranslations('editor');
  const showToast = useToast();
  const { project, dispatch } = useEditor();
  const update = async (values: ProjectInput) => {
    try {
      dispatch({ type: 'projectLoaded', project: await updateProject(project.projectUid, { ...values, version: project.version }) });
    } catch (error) {
      // The form keeps what was typed and tells why; behind it the current version is there to compare.
      if (error instanceof ApiError && error.code === 'stale_version') dispatch({ type: 'projectLoaded', project: error.current as ProjectView });
      throw error;
    }
    showToast({ text: t('projectUpdated'), tone: 'good' });
    onOpenChange(false);
  };
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={t('editProject')}>
      <ProjectForm initial={project} onSubmit={update} onCancel={() => onOpenChange(false)} />
    </Drawer>
  );
}
