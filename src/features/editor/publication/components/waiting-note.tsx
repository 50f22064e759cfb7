import { useTranslations } from 'next-intl';
import { useEditor } from '../../shell/hooks/editor-context';

/** Tells the people of a published guide that it waits for the operators before it is listed. */
export function WaitingNote() {
  const t = useTranslations('editor');
  const { project } = useEditor();
  return project.isWaiting ? (
    <p className="mb-6 max-w-prose rounded-lg border-2 border-warn bg-warn-soft p-4">
      {t('waiting')}
    </p>
  ) : null;
}
