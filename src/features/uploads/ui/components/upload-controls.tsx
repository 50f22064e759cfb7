import { ImagePlus, ImageUp, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import { Progress } from '@/ui/kit/progress';
import { WrapText } from '@/ui/kit/wrap-text';
import { boxSources, type ShownPicture } from '@/shared/pictures/picture-sources';
import type { UploadState } from '../hooks/use-upload';

const THUMBNAIL_PX = 72;

interface UploadControlsProps {
  state: UploadState;
  label: string;
  hint: string;
  hintId: string;
  /** the keyboard shortcut, as in aria-keyshortcuts, and its label */
  shortcut: { keys: string; text: string } | undefined;
  isRemoving: boolean;
  onChoose: () => void;
  onRemove: () => void;
  onStop: () => void;
}

/** A thumbnail beside the buttons, or only the buttons where the picture is shown elsewhere. */
export function ThumbnailControls({
  preview,
  isThumbnailHidden,
  ...controls
}: UploadControlsProps & {
  preview: ShownPicture | string | undefined;
  isThumbnailHidden: boolean;
}) {
  const { state, hint, hintId } = controls;
  return (
    <div className="flex min-h-24 flex-wrap items-center gap-3 p-3">
      {preview && !isThumbnailHidden && (
        <img
          {...(typeof preview === 'string' ? { src: preview } : boxSources(preview, THUMBNAIL_PX))}
          alt=""
          className="size-18 shrink-0 rounded-md bg-sunken object-cover"
        />
      )}
      {!preview && (
        <span
          aria-hidden
          className="grid size-18 shrink-0 place-items-center rounded-md bg-sunken text-ink-muted"
        >
          <ImagePlus className="size-7" />
        </span>
      )}
      <div className="flex min-w-36 flex-1 flex-col gap-2 tight:basis-full">
        {state.isBusy ? (
          <UploadProgress {...controls} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <ChooseButton {...controls} hasPicture={preview !== undefined} />
            {preview && <RemoveButton {...controls} variant="ghost" />}
          </div>
        )}
        <p id={hintId} className="text-xs text-ink-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}

/**
 * The picture in its frame, with buttons over it (always visible without hover); an empty frame is
 * the button.
 */
export function FramedControls({
  frame,
  picture,
  ...controls
}: UploadControlsProps & { frame: string; picture: ReactNode }) {
  const { state, hint, hintId, shortcut, onChoose } = controls;
  const t = useTranslations('upload');
  const { file } = state;
  const hasPicture = Boolean(picture ?? file);
  return (
    <div className={cn('group/frame relative', frame, hasPicture && 'stage-ground')}>
      <WrapText>{picture}</WrapText>
      {file && <FilePicture key={`${file.name} ${file.lastModified}`} file={file} />}
      {!hasPicture && (
        <button
          type="button"
          data-choose
          aria-describedby={hintId}
          aria-keyshortcuts={shortcut?.keys}
          title={shortcut?.text}
          onClick={onChoose}
          className="flex size-full flex-col items-center justify-center gap-2 rounded-lg p-3 pb-10 font-semibold -outline-offset-3 hover:bg-sunken"
        >
          <ImagePlus aria-hidden className="size-7 text-ink-muted" />
          <span>{t('choose')}</span>
        </button>
      )}
      <p
        id={hintId}
        className={
          hasPicture
            ? 'sr-only'
            : 'pointer-events-none absolute inset-x-3 bottom-2 text-center text-xs text-ink-muted'
        }
      >
        {hint}
      </p>
      {state.isBusy && (
        <div className="absolute inset-x-0 bottom-0 border-t border-line bg-surface p-3">
          <UploadProgress {...controls} />
        </div>
      )}
      {hasPicture && !state.isBusy && (
        <div className="absolute inset-x-0 bottom-0 flex flex-wrap justify-end gap-3 p-3 opacity-0 transition-opacity group-focus-within/frame:opacity-100 group-hover/frame:opacity-100 pointer-coarse:opacity-100">
          <ChooseButton {...controls} hasPicture />
          {picture && <RemoveButton {...controls} variant="secondary" />}
        </div>
      )}
    </div>
  );
}

/** A local picture before its upload. */
function FilePicture({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <img
      ref={show}
      alt=""
      decoding="async"
      // Some browsers cannot display a phone's format; the stored picture will be readable.
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
      className="absolute inset-0 size-full bg-sunken object-contain"
    />
  );
}

function UploadProgress({ state, label, onStop }: UploadControlsProps) {
  const t = useTranslations('upload');
  if (!state.isBusy) return null;
  return (
    <>
      <Progress label={t('progress', { label })} percent={state.percent} />
      <div className="flex items-center justify-between gap-2 text-sm">
        <span role="status">{state.percent === undefined ? t('preparing') : t('sending')}</span>
        <Button variant="ghost" size="sm" onClick={onStop}>
          <X aria-hidden />
          <span>{t('stop')}</span>
        </Button>
      </div>
    </>
  );
}

function ChooseButton({
  hintId,
  shortcut,
  hasPicture,
  onChoose,
}: UploadControlsProps & { hasPicture: boolean }) {
  const t = useTranslations('upload');
  return (
    <Button
      variant="secondary"
      size="sm"
      data-choose
      aria-describedby={hintId}
      aria-keyshortcuts={shortcut?.keys}
      title={shortcut?.text}
      onClick={onChoose}
    >
      <ImageUp aria-hidden />
      <span>{hasPicture ? t('replace') : t('choose')}</span>
    </Button>
  );
}

function RemoveButton({
  isRemoving,
  variant,
  onRemove,
}: UploadControlsProps & { variant: 'ghost' | 'secondary' }) {
  const t = useTranslations('upload');
  return (
    <Button variant={variant} size="sm" isBusy={isRemoving} onClick={onRemove}>
      <Trash2 aria-hidden />
      <span>{t('remove')}</span>
    </Button>
  );
}
