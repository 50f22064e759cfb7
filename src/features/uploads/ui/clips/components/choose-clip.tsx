import { Film } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { useLatePart } from '@/ui/kit/overlays/use-late-part';
import { CLIP_ACCEPT } from '../../../model/accepted-clip';
import type { ClipDialogProps } from './clip-dialog';

const load = () => import('./clip-dialog').then((module) => module.ClipDialog);

/**
 * The dialog for a chosen video; undefined without any. It loads with the first one, and with it
 * the code that reads and writes videos.
 */
export function ChosenClip({
  file,
  ...props
}: Omit<ClipDialogProps, 'file'> & { file: File | undefined }) {
  const { Part } = useLatePart(load, file !== undefined, props.onClose);
  return file && Part && <Part file={file} {...props} />;
}

/** A button that chooses a video, and the dialog that makes a clip of it. */
export function ChooseClip({ onDone }: Pick<ClipDialogProps, 'onDone'>) {
  const t = useTranslations('upload.clip');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const hintId = useId();
  const close = useCallback(() => setFile(undefined), []);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        <Film aria-hidden />
        <span>{t('choose')}</span>
      </Button>
      <p id={hintId} className="text-xs text-ink-muted">
        {t('limits')}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={CLIP_ACCEPT}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <ChosenClip file={file} onClose={close} onDone={onDone} />
    </>
  );
}
