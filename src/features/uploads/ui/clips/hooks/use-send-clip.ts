import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { CLIP_MAX_BYTES } from '../../../constants';
import type { UploadedClip } from '../../../model/accepted-clip';
import { type UploadedFile, uploadClip } from '../../api';
import { isAccountFull, isPassing, sendPicture } from '../../hooks/send-picture';
import { useRetryOnline } from '../../hooks/use-retry-online';

export type SendState =
  | { isBusy: false; error?: string; isFull?: boolean; retry?: () => void }
  | { isBusy: true; phase: 'shrinking' | 'sending'; percent: number | undefined };

type Progress = { signal: AbortSignal; onProgress: (percent: number) => void };
/** Makes the files of a clip. */
export interface ClipMaker {
  name: string;
  drawPoster: () => Promise<File>;
  shorten: (progress: Progress) => Promise<Blob>;
}

class TooLarge extends Error {}

/**
 * Makes a clip and its poster, uploads both and passes them to `onDone`. Keeps finished parts for a
 * retry, which begins by itself when the network is back.
 */
export function useSendClip(onDone: (uploaded: UploadedClip) => Promise<void> | void) {
  const t = useTranslations('upload.clip');
  const [state, setState] = useState<SendState>({ isBusy: false });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(maker: ClipMaker, finished: Finished = {}) {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const uploaded = await makeAndSend(maker, finished, signal, (phase, percent) => {
        if (!signal.aborted) setState({ isBusy: true, phase, percent });
      });
      await onDone(uploaded);
    } catch (error) {
      if (signal.aborted) return;
      const problem =
        error instanceof TooLarge ? 'tooLarge' : finished.bytes ? 'failed' : 'notMade';
      setState({
        isBusy: false,
        error: (error instanceof ApiError && error.message) || t(problem),
        isFull: isAccountFull(error),
        ...(isPassing(error) ? { retry: () => void send(maker, finished) } : {}),
      });
    }
  }
  const cancel = () => {
    running.current?.abort();
    setState({ isBusy: false });
  };
  useRetryOnline(state.isBusy ? undefined : state.retry);
  return { state, send, cancel };
}

/** Parts that a retry need not make or send again. */
type Finished = { picture?: File; bytes?: Blob; poster?: UploadedFile; url?: string };

async function makeAndSend(
  { name, drawPoster, shorten }: ClipMaker,
  finished: Finished,
  signal: AbortSignal,
  report: (phase: 'shrinking' | 'sending', percent?: number) => void,
): Promise<UploadedClip> {
  report(finished.bytes ? 'sending' : 'shrinking');
  finished.picture ??= await drawPoster();
  signal.throwIfAborted();
  finished.bytes ??= await shorten({
    signal,
    onProgress: (percent) => report('shrinking', percent),
  });
  if (finished.bytes.size > CLIP_MAX_BYTES) throw new TooLarge('The clip is still too large.');
  report('sending');
  finished.poster ??= await sendPicture('step', finished.picture, { signal, onProgress: () => {} });
  finished.url ??= await uploadClip(name, finished.bytes, {
    signal,
    onProgress: (percent) => report('sending', percent),
  });
  return { poster: finished.poster, clip: { url: finished.url } };
}
