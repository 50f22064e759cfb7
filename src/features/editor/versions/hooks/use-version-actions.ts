import { useTranslations } from 'next-intl';
import { useAction } from '@/browser/api/use-action';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { openDownload } from '@/browser/files/open-download';
import { addressOfExport } from '@/features/projects/ui/api';
import { dropOldVersions, restoreVersion } from '@/features/projects/ui/versions-api';
import { useEditor } from '../../shell/hooks/editor-context';
import { useReplaceDraft } from './use-replace-draft';

/** The actions on versions; `onDone` also follows a retry. */
export function useVersionActions(onDone: () => void) {
  const t = useTranslations('editor.versions');
  const showToast = useToast();
  const {
    project: { projectUid },
  } = useEditor();
  const { run, isBusy } = useAction();
  const replaceDraft = useReplaceDraft();
  return {
    isBusy,
    restore: (number: number) =>
      run(async () => {
        await replaceDraft(t('restored', { number }), () => restoreVersion(projectUid, number));
        onDone();
      }),
    download: () =>
      run(async () => {
        openDownload((await addressOfExport(projectUid, '1')).url);
      }),
    dropOld: () =>
      run(async () => {
        const { removed } = await dropOldVersions(projectUid);
        showToast({ text: t('dropped', { count: removed }), tone: 'good' });
        onDone();
      }),
  };
}
