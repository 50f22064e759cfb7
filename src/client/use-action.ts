'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { useToast } from '@/components/ui/toast-context';
import { ApiError } from './api-error';

/**
 * Runs one action at a time and tells its failure as a toast.
 * `run` answers whether it went well.
 */
export function useAction() {
  const t = useTranslations('common');
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = useCallback(async (action: () => Promise<void>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
      return true;
    } catch (error) {
      showToast({ text: error instanceof ApiError ? error.message : t('errorText'), tone: 'bad' });
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, [showToast, t]);
  return { run, isBusy };
}
