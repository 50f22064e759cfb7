import { useTranslations } from 'next-intl';
import { useAction } from '@/browser/api/use-action';
import { readPreview, renewPreview } from '../preview-api';

/**
 * Opens the draft as readers would see it in a new tab.
 * @param save stores what is typed, which belongs to it
 * @param onBlocked called where the browser opens no tab
 */
export function useTryIt(projectUid: string, save: () => Promise<void>, onBlocked: () => void) {
  const t = useTranslations('editor');
  const { run, isBusy: isOpening } = useAction(t('failed'));
  const tryIt = () =>
    run(async () => {
      // Opened within the press, or browsers block it.
      const tab = window.open('', '_blank');
      if (tab) tab.opener = null;
      try {
        await save();
        const { url } = (await readPreview(projectUid)) ?? (await renewPreview(projectUid));
        if (tab) tab.location.replace(url);
        else onBlocked();
      } catch (error) {
        tab?.close();
        throw error;
      }
    });
  return { isOpening, tryIt };
}
