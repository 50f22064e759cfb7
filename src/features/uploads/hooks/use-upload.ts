'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '@/components/ui/toast-context';
import type { UploadedFile } from '../api';
import type { UploadKey } from '../constants';
import { sendPicture, usePictureProblem } from './send-picture';

/** idle, or on its way: being made smaller (no percent yet), then sent. */
export type UploadState = { isBusy: false; error?: string } | { isBusy: true; percent: number | undefined };

/**
 * Makes a picture fit, uploads it and hands it to `onUploaded`, which attaches it to its owner.
 * Success and failure are told by a toast; the failure also stays at the field.
 */
export function useUpload(kind: UploadKey, onUploaded: (file: UploadedFile) => Promise<void> | void) {
  const t = useTranslations('upload');
  const describe = usePictureProblem();
  const showToast = useToast();
  const [state, setState] = useState<UploadState>({ isBusy: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = useCallback((error: unknown) => {
    const text = describe(error);
    if (text === undefined) return setState({ isBusy: false });
    setState({ isBusy: false, error: text });
    showToast({ text, tone: 'bad' });
  }, [describe, showToast]);

  const upload = useCallback(async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ isBusy: true, percent: undefined });
    try {
      const uploaded = await sendPicture(kind, file, {
        signal: controller.signal,
        onProgress: (percent) => {
          if (!controller.signal.aborted) setState({ isBusy: true, percent });
        },
      });
      await onUploaded(uploaded);
      setState({ isBusy: false });
      showToast({ text: t('uploaded'), tone: 'good' });
    } catch (error) {
      if (running.current === controller) fail(error);
    }
  }, [fail, kind, onUploaded, showToast, t]);

  const cancel = useCallback(() => running.current?.abort(), []);
  return { state, upload, cancel, fail };
}
