'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/browser/api/use-action';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { openDownload } from '@/browser/files/open-download';
import { addressOfExport } from '@/features/projects/ui/api';
import { dropOldVersions, restoreVersion } from '@/features/projects/ui/versions-api';
import { useEditor } from './editor-context';
import { replaceDraft } from './saving/replace-draft';

/** The actions on versions; `onDone` also follows a retry. */
export function useVersionActions(onDone: () => void) {
  const t = useTranslations('editor.versions');
  const showToast = useToast();
  const editor = useEditor();
  const { projectUid } = editor.project;
  const { run, isBusy } = useAction();
  const succeed = (text: string) => {
    showToast({ text, tone: 'good' });
    onDone();
  };
  return {
    isBusy,
    restore: (number: number) =>
      run(async () => {
        await replaceDraft(editor, () => restoreVersion(projectUid, number));
        succeed(t('restored', { number }));
      }),
    download: () =>
      run(async () => {
        openDownload((await addressOfExport(projectUid, '1')).url);
      }),
    dropOld: () =>
      run(async () => {
        const { removed } = await dropOldVersions(projectUid);
        succeed(t('dropped', { count: removed }));
      }),
  };
}
