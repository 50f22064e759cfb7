import { Film } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from 'react';
import { reloadIfScriptMissing } from '@/browser/page/reload-for-update';
import { Button } from '@/ui/kit/buttons/button';
import { useToast } from '@/ui/kit/toasts/toast-context';
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
  const t = useTranslations('common');
  const showToast = useToast();
  const [Part, setPart] = useState<ComponentType<ClipDialogProps>>();
  const { onClose } = props;
  useEffect(() => {
    if (!file || Part) return undefined;
    let isLeft = false;
    load().then(
      (part) => setPart(() => part),
      async (error: unknown) => {
        if ((await reloadIfScriptMissing(error)) || isLeft) return;
        onClose();
        showToast({ text: t('unreachable'), tone: 'bad' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [file, Part, onClose, showToast, t]);
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
