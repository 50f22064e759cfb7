import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useAction } from '@/browser/api/use-action';
import { cancelImport, chooseForImport, readImport, sendImport } from '../api';
import { IMPORT_MAX_BYTES, type ImportChoice, OPEN_STATES } from '../../constants';
import type { ImportView } from '../../schema';

const EVERY_MS = 2000;

/** A file that is being uploaded, and its progress. */
export type Sending = { fileName: string; percent: number };
/** Why a file was rejected, and how to retry where that may help. */
export type SendFailure = { message: string; retry?: () => void };

export const isWorking = (shown: ImportView | null): boolean =>
  shown !== null && OPEN_STATES.includes(shown.state) && shown.state !== 'asking';

/** Uploads files of guides, polls the newest import until its end, and sends choices. */
export function useImport(last: ImportView | null) {
  const t = useTranslations('transfer');
  const { run, isBusy } = useAction();
  const [current, setCurrent] = useState(last);
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<SendFailure>();
  const running = useRef<AbortController>(null);
  const { isAway, look } = useFollowed(current, setCurrent);
  const id = current?.id;

  const send = async (files: readonly File[], publish: boolean): Promise<void> => {
    const [file] = files;
    if (!file || running.current) return;
    setFailure(undefined);
    if (files.length > 1) return setFailure({ message: t('oneOnly') });
    if (file.size > IMPORT_MAX_BYTES)
      return setFailure({ message: t('tooLarge', { max: IMPORT_MAX_BYTES / 1024 / 1024 }) });
    const controller = new AbortController();
    running.current = controller;
    setSending({ fileName: file.name, percent: 0 });
    try {
      setCurrent(
        await sendImport(file, publish, {
          onProgress: (percent) => setSending({ fileName: file.name, percent }),
          signal: controller.signal,
        }),
      );
    } catch (error) {
      // A cancellation needs no message.
      if (!controller.signal.aborted)
        setFailure(failureOf(error, t('notSent'), () => void send(files, publish)));
    } finally {
      running.current = null;
      setSending(undefined);
    }
  };
  const change = (call: (importId: string) => Promise<ImportView>) =>
    void run(async () => {
      if (id !== undefined) setCurrent(await call(id));
    });
  return {
    current,
    sending,
    failure,
    isAway,
    isBusy,
    send,
    look,
    stop: () => running.current?.abort(),
    cancel: () => change(cancelImport),
    chooseAll: (choice: ImportChoice) =>
      change((importId) => chooseForImport(importId, { all: choice })),
    choose: (position: number, choice: ImportChoice) =>
      change((importId) => chooseForImport(importId, { each: [{ position, choice }] })),
  };
}

function failureOf(error: unknown, otherwise: string, retry: () => void): SendFailure {
  const message = (error instanceof ApiError && error.message) || otherwise;
  return error instanceof ApiError && error.isAnswered ? { message } : { message, retry };
}

/**
 * Polls an unfinished import every two seconds; `isAway` means that the server does not respond.
 */
function useFollowed(current: ImportView | null, setCurrent: (view: ImportView) => void) {
  const [isAway, setAway] = useState(false);
  const id = current?.id;
  const isFollowed = isWorking(current);
  useEffect(() => {
    if (!isFollowed || id === undefined) return undefined;
    const leaving = new AbortController();
    const timer = setInterval(
      () =>
        void readImport(id, leaving.signal).then(
          (view) => {
            setAway(false);
            setCurrent(view);
          },
          () => {
            if (!leaving.signal.aborted) setAway(true);
          },
        ),
      EVERY_MS,
    );
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [id, isFollowed, setCurrent]);
  const look = async () => {
    if (id !== undefined) setCurrent(await readImport(id));
  };
  return { isAway: isAway && isFollowed, look };
}
