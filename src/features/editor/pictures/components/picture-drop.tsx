import { Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import { WrapText } from '@/ui/kit/wrap-text';
import { PICTURE_OF_STEP } from '../../constants';
import { usePictureQueue } from '../hooks/picture-queue-context';

interface PictureDropProps {
  /** while no picture field is open, which would receive a pasted picture */
  takesPaste: boolean;
  children: ReactNode;
}

/** Turns pictures that are dropped on the list of steps or pasted into steps. */
export function PictureDrop({ takesPaste, children }: PictureDropProps) {
  const t = useTranslations('editor.pictures');
  const { add } = usePictureQueue();
  const [isOver, setIsOver] = useState(false);

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

  const withFiles = (handle: (event: DragEvent) => void) => (event: DragEvent) => {
    // Browsers also treat a dragged picture of the page as a file.
    const { types } = event.dataTransfer;
    if (!types.includes('Files') || types.includes(PICTURE_OF_STEP)) return;
    event.preventDefault();
    handle(event);
  };
  return (
    <div
      className="relative flex flex-col max-md:pb-20"
      onDragEnter={withFiles(() => setIsOver(true))}
      onDragOver={withFiles(() => setIsOver(true))}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={withFiles((event) => {
        setIsOver(false);
        add(event.dataTransfer.files);
      })}
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
