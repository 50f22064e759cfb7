import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { failureToast } from '@/browser/api/failure-toast';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { readPreview, renewPreview } from '../preview-api';

/**
 * Opens the draft as readers would see it in a new tab.
 * @param save stores what is typed, which belongs to it
 * @param onBlocked called where the browser opens no tab
 */
export function useTryIt(projectUid: string, save: () => Promise<void>, onBlocked: () => void) {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const showToast = useToast();
  const [isOpening, setOpening] = useState(false);
  const tryIt = async () => {
    // Opened within the press, or browsers block it.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    setOpening(true);
    try {
      await save();
      const { url } = (await readPreview(projectUid)) ?? (await renewPreview(projectUid));
      if (tab) tab.location.replace(url);
      else onBlocked();
    } catch (error) {
      tab?.close();
      showToast(
        failureToast(error, t('failed'), {
          label: common('retry'),
          onSelect: () => void tryIt(),
        }),
      );
    } finally {
      setOpening(false);
    }
  };
  return { isOpening, tryIt };
}
