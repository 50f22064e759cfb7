import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { failureToast } from './failure-toast';
import { reloadIfScriptMissing } from '../page/reload-for-update';

/**
 * Runs one action at a time and shows its failure as a toast, with a retry when there was no
 * answer. Put what follows success into the action, so that it also follows a retry. `run` returns
 * whether it succeeded.
 * @param failed the text for errors that are not of the API
 */
export function useAction(failed?: string) {
  const t = useTranslations('common');
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = useCallback(
    async function attempt(action: () => Promise<void>): Promise<boolean> {
      if (isRunning.current) return false;
      isRunning.current = true;
      setBusy(true);
      try {
        await action();
        return true;
      } catch (error) {
        if (await reloadIfScriptMissing(error)) return false;
        showToast(
          failureToast(error, failed ?? t('errorText'), {
            label: t('retry'),
            onSelect: () => void attempt(action),
          }),
        );
        return false;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [failed, showToast, t],
  );
  return { run, isBusy };
}
