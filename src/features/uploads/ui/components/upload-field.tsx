import { CircleCheck, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import type { ShownPicture } from '@/shared/pictures/picture-sources';
import type { UploadedFile } from '../api';
import type { UploadKey } from '../../constants';
import { useNotPictures } from '../hooks/use-not-pictures';
import { useUpload } from '../hooks/use-upload';
import { splitFiles } from '../../model/accepted-picture';
import { PicturesInput } from './pictures-input';
import { RoomLink } from './room-link';
import { FramedControls, ThumbnailControls } from './upload-controls';

interface UploadFieldProps {
  kind: UploadKey;
  /** the label, as in 'Step picture' */
  label: string;
  /** receives further pictures; the first one is for this field */
  onMore?: (pictures: File[]) => void;
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
  const common = useTranslations('common');
  const { state, upload, cancel, fail, forgive } = useUpload(kind, onUploaded, announce);
  const [isOver, setIsOver] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const notPictures = useNotPictures();
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const isReturning = useRef(false);
  const id = useId();
  const isBusy = state.isBusy || isRemoving;

  useEffect(() => {
    onBusyChange?.(state.isBusy);
    return () => onBusyChange?.(false);
  }, [onBusyChange, state.isBusy]);
  // The progress replaces the buttons, and one disappears with the picture: moves the focus to what
  // is there.
  useEffect(() => {
    if (isBusy || !isReturning.current) return;
    isReturning.current = false;
    if (document.activeElement === document.body)
      group.current?.querySelector<HTMLElement>('[data-choose]')?.focus({ preventScroll: true });
  }, [isBusy]);
  const pick = (files: Iterable<File>) => {
    const {
      pictures: [first, ...more],
      others,
    } = splitFiles([...files]);
    if (!first && others.length === 0) return false;
    const isOneTaken = more.length > 0 && !onMore;
    setLeftOut([
      ...(others.length > 0 ? [notPictures(others)] : []),
      ...(first && isOneTaken ? [t('onlyOne', { name: first.name })] : []),
    ]);
    if (first) void upload(first);
    // The error of an earlier file does not apply to these.
    else if (!state.isBusy) forgive();
    if (more.length > 0) onMore?.(more);
    return first !== undefined;
  };
  const take = useEffectEvent(pick);
  useEffect(() => {
    if (!takesPaste) return undefined;
    const handlePaste = (event: ClipboardEvent) => {
      if (take(event.clipboardData?.files ?? [])) event.preventDefault();
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [takesPaste]);

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    // A link or a text was dropped.
    if (files.length === 0) setLeftOut([t('noFile')]);
    else pick(files);
  };
  const open = () => {
    isReturning.current = true;
    input.current?.click();
  };
  const remove = async () => {
    isReturning.current = true;
    setIsRemoving(true);
    forgive();
    setLeftOut([]);
    await onRemove().catch((problem: unknown) => fail(problem, () => void remove()));
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
    onChoose: open,
    onRemove: () => void remove(),
    onStop: () => {
      isReturning.current = true;
      cancel();
    },
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
        onDragOver={(event) => event.preventDefault()}
        onDragEnter={() => setIsOver(true)}
        onDrop={handleDrop}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
        }}
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
      <p role="status" className="flex items-center gap-1.5 text-sm empty:-mt-2">
        {message && preview && (
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
      {error && (
        <div className="flex flex-wrap items-center gap-3">
          <FieldProblem role="alert" className="min-w-40 flex-1">
            {error}
          </FieldProblem>
          {isFull && <RoomLink />}
          {retry && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                isReturning.current = true;
                retry();
              }}
            >
              <RotateCw aria-hidden />
              <span>{common('retry')}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
