import { useTranslations } from 'next-intl';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { splitFiles } from '../../model/accepted-picture';
import { useNotPictures } from './use-not-pictures';
import type { useUpload } from './use-upload';

interface PickedFilesOptions {
  isBusy: boolean;
  /** without a picture yet, which several others do not replace */
  isEmpty: boolean;
  onMore: ((pictures: File[], isFirstTaken: boolean) => void) | undefined;
}

/**
 * Uploads the first picture of the chosen files and passes on the others; `leftOut` has the reasons
 * for files that are not taken.
 */
export function usePickedFiles(
  { upload, forgive }: Pick<ReturnType<typeof useUpload>, 'upload' | 'forgive'>,
  { isBusy, isEmpty, onMore }: PickedFilesOptions,
) {
  const t = useTranslations('upload');
  const notPictures = useNotPictures();
  const [leftOut, leaveOut] = useState<string[]>([]);
  /** @returns true if one of them is a picture */
  const pick = (files: Iterable<File>) => {
    const {
      pictures: [first, ...more],
      others,
    } = splitFiles([...files]);
    if (!first && others.length === 0) return false;
    const isOneTaken = more.length > 0 && !onMore;
    leaveOut([
      ...(others.length > 0 ? [notPictures(others)] : []),
      ...(first && isOneTaken ? [t('onlyOne', { name: first.name })] : []),
    ]);
    const isTaken = first !== undefined && (isEmpty || more.length === 0 || !onMore);
    if (isTaken) void upload(first);
    // The error of an earlier file does not apply to these.
    else if (!isBusy) forgive();
    if (first && more.length > 0) onMore?.(isTaken ? more : [first, ...more], isTaken);
    return first !== undefined;
  };
  return { leftOut, pick, leaveOut };
}

export function usePastedPictures(takesPaste: boolean, onFiles: (files: FileList | []) => boolean) {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (!takesPaste) return undefined;
    const handlePaste = (event: ClipboardEvent) => {
      if (take(event.clipboardData?.files ?? [])) event.preventDefault();
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [takesPaste]);
}

/** A target of dropped files; `isOver` is true while they are held over it. */
export function useDrop(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDragEnter: () => setIsOver(true),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        onFiles(event.dataTransfer.files);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      },
    },
  };
}
