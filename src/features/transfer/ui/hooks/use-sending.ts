import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { ENTRIES_MAX, IMPORT_MAX_BYTES } from '../../constants';
import type { ImportView } from '../../schema';
import { sendImport } from '../api';
import { packFiles, sharedFolder, withoutSystemFiles } from '../pack-files';
import type { PickedFile } from '../picked-files';

/** Files that are being packed, while `percent` is undefined, or uploaded. */
export type Sending = { fileName: string; percent: number | undefined };
/** Why files were rejected, and how to retry where that may help. */
export type SendFailure = { message: string; retry?: () => void };

/** Uploads files of guides; several ones and folders as one ZIP file. */
export function useSending(onSent: (view: ImportView) => void) {
  const t = useTranslations('transfer');
  const [sending, setSending] = useState<Sending>();
  const [failure, setFailure] = useState<SendFailure>();
  const running = useRef<AbortController>(null);

  const fileOf = async (files: readonly PickedFile[], signal: AbortSignal): Promise<File> => {
    const [only] = files;
    if (only && files.length === 1 && !only.path.includes('/')) return only.file;
    const name = sharedFolder(files) ?? t('severalFiles', { count: files.length });
    setSending({ fileName: name, percent: undefined });
    return packFiles(files, name, signal);
  };
  const send = async (picked: readonly PickedFile[], publish: boolean): Promise<void> => {
    if (running.current) return;
    const files = picked.length > 1 ? withoutSystemFiles(picked) : picked;
    const problem = problemOf(files);
    setFailure(problem && { message: t(problem, { max: MAX[problem] }) });
    if (problem) return;
    const controller = new AbortController();
    running.current = controller;
    setSending({ fileName: files[0]?.path ?? '', percent: undefined });
    try {
      const file = await fileOf(files, controller.signal);
      controller.signal.throwIfAborted();
      const onProgress = (percent: number) => setSending({ fileName: file.name, percent });
      onProgress(0);
      onSent(await sendImport(file, publish, { onProgress, signal: controller.signal }));
    } catch (error) {
      // A cancellation needs no message.
      if (!controller.signal.aborted)
        setFailure(failureOf(error, t('notSent'), () => void send(picked, publish)));
    } finally {
      running.current = null;
      setSending(undefined);
    }
  };
  return { sending, failure, send, stop: () => running.current?.abort() };
}

const MAX = { nothingChosen: 0, tooLarge: IMPORT_MAX_BYTES / 1024 / 1024, tooMany: ENTRIES_MAX };

function problemOf(files: readonly PickedFile[]): keyof typeof MAX | undefined {
  if (files.length === 0) return 'nothingChosen';
  if (files.length > ENTRIES_MAX) return 'tooMany';
  return files.reduce((sum, { file }) => sum + file.size, 0) > IMPORT_MAX_BYTES
    ? 'tooLarge'
    : undefined;
}

function failureOf(error: unknown, otherwise: string, retry: () => void): SendFailure {
  const message = (error instanceof ApiError && error.message) || otherwise;
  return error instanceof ApiError && error.isAnswered ? { message } : { message, retry };
}
