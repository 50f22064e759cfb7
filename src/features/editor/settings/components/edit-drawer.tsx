import { useTranslations } from 'next-intl';
import { Drawer } from '@/ui/kit/overlays/drawer';
import { ProjectForm } from '@/features/projects/ui/components/form/project-form';
import { useEditor } from '../../shell/hooks/editor-context';
import { useProjectForm } from '../hooks/use-project-form';

interface EditDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved: () => void;
}

/**
 * The project form in a drawer; it closes on cancel and on success. Closed otherwise, the input
 * stays stored on the device.
 */
export function EditDrawer({ isOpen, onOpenChange, onSaved }: EditDrawerProps) {
  const t = useTranslations('editor');
  const { project } = useEditor();
  const close = () => onOpenChange(false);
  const { save, cancel } = useProjectForm({
    form: project.projectUid,
    onSaved: () => {
      close();
      onSaved();
    },
    onCancelled: close,
    onBack: () => onOpenChange(true),
  });
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={t('editProject')}>
      <ProjectForm initial={project} onSubmit={save} onCancel={cancel} />
    </Drawer>
  );
}
