'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/client/api-error';
import { shrinkPicture } from '@/client/shrink-picture';
import { useToast } from '@/components/ui/toast-context';
import { type UploadedFile, uploadPicture } from '../api';
import { FULL_SIDE_PX, UPLOAD_MAX_BYTES, type UploadKey } from '../constants';
import { isSendable } from '../model/accepted-picture';

/** idle, or on its way: being made smaller (no percent yet), then sent. */
export type UploadState = { isBusy: false; error?: string } | { isBusy: true; percent: number | undefined };

class TooLarge extends Error {}
class Unreadable extends Error {}

/**
 * Makes a picture fit, uploads it and hands it to `onUploaded`, which attaches it to its owner.
 * Success and failure are told by a toast; the failure also stays at the field.
 */
export function useUpload(kind: UploadKey, onUploaded: (file: UploadedFile) => Promise<void> | void) {
  const t = useTranslations('upload');
  const showToast = useToast();
  const [state, setState] = useState<UploadState>({ isBusy: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = useCallback((error: unknown) => {
    if (error instanceof ApiError && error.code === 'aborted') return setState({ isBusy: false });
    const text = error instanceof TooLarge ? t('tooLarge') : error instanceof ApiError ? error.message : error instanceof Unreadable ? t('unreadable') : t('failed');
    setState({ isBusy: false, error: text });
    showToast({ text, tone: 'bad' });
  }, [showToast, t]);

  const upload = useCallback(async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ isBusy: true, percent: undefined });
    try {
      const picture = await fitted(file);
      const uploaded = await uploadPicture(kind, file.name, picture, {
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

async function fitted(file: File): Promise<Blob> {
  if (isSendable(file)) return file;
  const smaller = await shrinkPicture(file, { maxBytes: UPLOAD_MAX_BYTES, maxSidePx: FULL_SIDE_PX }).catch((cause: unknown) => {
    throw new Unreadable('The browser cannot read this picture.', { cause });
  });
  if (!smaller) throw new TooLarge('The picture cannot be made small enough.');
  return smaller;
}
