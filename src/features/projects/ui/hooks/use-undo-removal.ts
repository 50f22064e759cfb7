import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { restoreProject } from '../api';
import { ProjectStatus } from '../../constants';

/**
 * Announces that a project was deleted, and offers to restore it: archived if it was, otherwise
 * unpublished.
 */
export function useUndoRemoval() {
  const t = useTranslations('dashboard');
  const common = useTranslations('common');
  const showToast = useToast();
  return useCallback(
    (projectUid: string, onRestored: () => void) => {
      const restore = async () => {
        try {
          const { status } = await restoreProject(projectUid);
          showToast({
            text: t('restored', {
              status: status === ProjectStatus.Archived ? 'archived' : 'unpublished',
            }),
            tone: 'good',
          });
          onRestored();
        } catch (error) {
          showToast({
            text: error instanceof ApiError ? error.message : common('errorText'),
            tone: 'bad',
          });
        }
      };
      showToast({ text: t('deleted'), tone: 'good', undo: () => void restore() });
    },
    [common, showToast, t],
  );
}
