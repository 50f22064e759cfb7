import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '@/ui/kit/cn';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import type { ShownPicture } from '@/shared/pictures/picture-sources';
import type { UploadedFile } from '../api';
import type { UploadKey } from '../../constants';
import { useDrop, usePastedPictures, usePickedFiles } from '../hooks/use-picked-files';
import { useReturningFocus } from '../hooks/use-returning-focus';
import { useUpload } from '../hooks/use-upload';
import { PicturesInput } from './pictures-input';
import { FramedControls, ThumbnailControls } from './upload-controls';
import { UploadProblem, type UploadProblemProps } from './upload-problem';

interface UploadFieldProps {
  kind: UploadKey;
  /** the label, as in 'Step picture' */
  label: string;
  /**
   * receives further pictures; the first one is for this field where that is empty
   * @param isFirstTaken true if it was
   */
  onMore?: (pictures: File[], isFirstTaken: boolean) => void;
  /** the current picture, or the address of a new one; undefined without any */
  preview: ShownPicture | string | undefined;
  /** set when the picture is shown large beside the field */
  isThumbnailHidden?: boolean;
  /** shows the picture large, as a drop target; its label is then for screen readers only */
  frame?: { className: string; picture: ReactNode };
  /** attaches an upload to its owner; an error is shown as the failure */
  onUploaded: (file: UploadedFile) => Promise<void> | void;
  onRemove: () => Promise<void>;
  /** announces a completed upload, where possible; otherwise the field does */
  announce?: (text: string) => void;
  /** accepts a picture pasted anywhere on the page; for the only such field */
  takesPaste?: boolean;
  /** the keyboard shortcut, as in aria-keyshortcuts, and its label */
  shortcut?: { keys: string; text: string };
  /** called at the beginning and end of an upload */
  onBusyChange?: (isBusy: boolean) => void;
  className?: string;
}

/**
 * A picture that is chosen, dropped or pasted; a larger one is shrunk first
 * (docs/reference/files.md#uploads).
 */
export function UploadField({
  kind,
  label,
  preview,
  isThumbnailHidden = false,
  frame,
  onUploaded,
  onRemove,
  onMore,
  announce,
  takesPaste = false,
  shortcut,
  onBusyChange,
  className,
}: UploadFieldProps) {
  const t = useTranslations('upload');
  const { state, upload, cancel, fail, forgive } = useUpload(kind, onUploaded, announce);
  const [isRemoving, setIsRemoving] = useState(false);
  const { leftOut, pick, leaveOut } = usePickedFiles(
    { upload, forgive },
    { isBusy: state.isBusy, isEmpty: !preview, onMore },
  );
  const input = useRef<HTMLInputElement>(null);
  const { group, returnAfter } = useReturningFocus(state.isBusy || isRemoving);
  const id = useId();

  useEffect(() => {
    onBusyChange?.(state.isBusy);
    return () => onBusyChange?.(false);
  }, [onBusyChange, state.isBusy]);
  usePastedPictures(takesPaste, pick);
  // A link or a text has no files.
  const { isOver, handlers } = useDrop((files) =>
    files.length === 0 ? leaveOut([t('noFile')]) : pick(files),
  );
  const remove = async () => {
    setIsRemoving(true);
    forgive();
    leaveOut([]);
    await onRemove().catch((problem: unknown) => fail(problem, () => returnAfter(remove)));
    setIsRemoving(false);
  };

  const { error, isFull, retry, message } = state.isBusy ? {} : state;
  const controls = {
    state,
    label,
    hint: takesPaste ? t('hint') : t('hintDrop'),
    hintId: `${id}-hint`,
    shortcut,
    isRemoving,
    onChoose: () => returnAfter(() => input.current?.click()),
    onRemove: () => returnAfter(remove),
    onStop: () => returnAfter(cancel),
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={cn('flex flex-col gap-2', className)}
    >
      {!frame && (
        <span aria-hidden className="text-sm font-semibold">
          {label}
        </span>
      )}
      <div
        {...handlers}
        className={cn(
          'overflow-hidden rounded-lg border-2 border-dashed border-line-strong transition-colors',
          frame?.picture && 'border-solid border-line',
          isOver && 'border-dashed border-signal bg-signal-soft',
          (error ?? leftOut.length > 0) && 'border-bad',
        )}
      >
        {frame ? (
          <FramedControls {...controls} frame={frame.className} picture={frame.picture} />
        ) : (
          <ThumbnailControls
            {...controls}
            preview={preview}
            isThumbnailHidden={isThumbnailHidden}
          />
        )}
        <PicturesInput ref={input} isSingle={onMore === undefined} onChoose={pick} />
      </div>
      <UploadMessages
        message={preview && message}
        leftOut={leftOut}
        {...{ error, isFull }}
        onRetry={retry && (() => returnAfter(retry))}
      />
    </div>
  );
}

interface UploadMessagesProps extends UploadProblemProps {
  message: string | undefined;
  /** why files were not taken */
  leftOut: readonly string[];
}

function UploadMessages({ message, leftOut, ...problem }: UploadMessagesProps) {
  return (
    <>
      <p role="status" className="flex items-center gap-1.5 text-sm empty:-mt-2">
        {message && (
          <>
            <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
            <span>{message}</span>
          </>
        )}
      </p>
      {leftOut.map((text) => (
        <FieldProblem key={text} role="alert">
          {text}
        </FieldProblem>
      ))}
      <UploadProblem {...problem} />
    </>
  );
}
