import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '../api';
import type { UploadKey } from '../../constants';
import {
  isAccountFull,
  isPassing,
  sendPicture,
  usePictureProblem,
  willBeHardToRead,
} from './send-picture';
import { useRetryOnline } from './use-retry-online';

/** idle, or in progress: shrinking (no percent yet), then sending. */
export type UploadState =
  | {
      isBusy: false;
      error?: string;
      isFull?: boolean;
      retry?: () => void;
      /** the file for a retry */
      file?: File | undefined;
      message?: string;
    }
  | { isBusy: true; percent: number | undefined; file: File };

/**
 * Shrinks a picture, uploads it and passes it to `onUploaded`, which attaches it to its owner.
 * Keeps a failed picture for a retry, and retries when the network is back; completed parts are not
 * sent again.
 */
export function useUpload(
  kind: UploadKey,
  onUploaded: (file: UploadedFile) => Promise<void> | void,
  announce?: (text: string) => void,
) {
  const t = useTranslations('upload');
  const describe = usePictureProblem();
  const [state, setState] = useState<UploadState>({ isBusy: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = useCallback(
    (error: unknown, retry?: () => void, file?: File) => {
      const text = describe(error);
      if (text === undefined) return setState({ isBusy: false });
      setState({
        isBusy: false,
        error: text,
        isFull: isAccountFull(error),
        ...(retry && isPassing(error) ? { retry, file } : {}),
      });
    },
    [describe],
  );

  const upload = useCallback(
    async function attempt(file: File, sent?: UploadedFile) {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setState({ isBusy: true, percent: undefined, file });
      let uploaded = sent;
      try {
        uploaded ??= await sendPicture(kind, file, {
          signal: controller.signal,
          onProgress: (percent) => {
            if (!controller.signal.aborted) setState({ isBusy: true, percent, file });
          },
        });
        await onUploaded(uploaded);
        const isHard = await willBeHardToRead(file);
        if (running.current !== controller) return;
        const message = t('uploaded');
        setState({
          isBusy: false,
          ...(isHard ? { error: t('hardToRead') } : announce ? {} : { message }),
        });
        if (!isHard) announce?.(message);
      } catch (error) {
        if (running.current === controller) fail(error, () => void attempt(file, uploaded), file);
      }
    },
    [fail, kind, onUploaded, t, announce],
  );

  useRetryOnline(state.isBusy ? undefined : state.retry);

  const cancel = useCallback(() => running.current?.abort(), []);
  const forgive = useCallback(() => setState({ isBusy: false }), []);
  return { state, upload, cancel, fail, forgive };
}
