import { Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { WrapText } from '@/ui/kit/wrap-text';
import { PICTURE_OF_STEP } from '../../constants';
import { shownRow } from '../../list/model/rows';
import { usePictureQueue } from '../hooks/picture-queue-context';

interface PictureDropProps {
  /** while no picture field is open, which would receive a pasted picture */
  takesPaste: boolean;
  children: ReactNode;
}

/** Takes an event about files. Browsers also treat a dragged picture of the page as one. */
function takesFiles(event: DragEvent): boolean {
  const { types } = event.dataTransfer;
  const isTaken = types.includes('Files') && !types.includes(PICTURE_OF_STEP);
  if (isTaken) event.preventDefault();
  return isTaken;
}

/** The row under the pointer, if that is over its picture. */
const rowAt = ({ target }: DragEvent) =>
  (target instanceof Element &&
    target.closest('[data-takes-pictures]')?.closest('li[data-pictured]')) ||
  undefined;

/**
 * Turns pictures that are dropped on the list of steps or pasted into steps; those that are dropped
 * on the picture of a step are added to it.
 */
export function PictureDrop({ takesPaste, children }: PictureDropProps) {
  const t = useTranslations('editor.pictures');
  const { add } = usePictureQueue();
  const [isOver, setIsOver] = useState(false);
  const over = useRef<Element>(undefined);
  const mark = (row?: Element) => {
    over.current?.removeAttribute('data-over');
    row?.setAttribute('data-over', '');
    over.current = row;
  };
  const hold = (event: DragEvent) => {
    if (!takesFiles(event)) return;
    const row = rowAt(event);
    if (row !== over.current) mark(row);
    setIsOver(!row);
  };

  useEffect(() => {
    if (!takesPaste) return undefined;
    const handlePaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files ?? [];
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [add, takesPaste]);

  return (
    <div
      className="relative flex flex-col max-md:pb-20"
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={(event) => {
        if (event.currentTarget.contains(event.relatedTarget as Node | null)) return;
        mark();
        setIsOver(false);
      }}
      onDrop={(event) => {
        if (!takesFiles(event)) return;
        setIsOver(false);
        mark();
        const to = shownRow(rowAt(event) ?? null);
        add(event.dataTransfer.files, to ? { to } : {});
      }}
    >
      <WrapText>{children}</WrapText>
      {isOver && (
        <div className="pointer-events-none absolute inset-0 z-30 flex min-h-40 items-start justify-center rounded-lg border-2 border-dashed border-signal bg-signal-soft/90 pt-12">
          <p className="flex items-center gap-3 text-lg font-semibold">
            <Images aria-hidden />
            <span>{t('drop')}</span>
          </p>
        </div>
      )}
    </div>
  );
}
