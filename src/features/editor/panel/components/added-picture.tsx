import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { Progress } from '@/ui/kit/progress';
import { RoomLink } from '@/features/uploads/ui/components/room-link';
import type { UploadedFile } from '@/features/uploads/ui/api';
import { useUpload } from '@/features/uploads/ui/hooks/use-upload';

interface AddedPictureProps {
  file: File;
  onUploaded: (file: UploadedFile) => Promise<void>;
  announce: (text: string) => void;
  /** it is attached, or was left out */
  onEnd: () => void;
}

/** A further picture on its way to its step; one that failed stays until it is left out. */
export function AddedPicture({ file, onUploaded, announce, onEnd }: AddedPictureProps) {
  const t = useTranslations('upload');
  const common = useTranslations('common');
  const pictures = useTranslations('editor.pictures');
  const { state, upload, cancel } = useUpload('step', onUploaded, announce);
  const hasBegun = useRef(false);
  const isIdle = !state.isBusy && state.error === undefined;
  const notice = useEffectEvent(() => {
    if (isIdle && hasBegun.current) onEnd();
    hasBegun.current ||= !isIdle;
  });
  useEffect(() => notice(), [isIdle]);
  const begin = useEffectEvent(() => void upload(file));
  useEffect(() => begin(), []);
  const { error, isFull, retry } = state.isBusy ? {} : state;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line p-3">
      <div className="min-w-40 flex-1">
        <p className="truncate text-sm" title={file.name}>
          {file.name}
        </p>
        {error === undefined ? (
          <Progress
            label={pictures('progress', { name: file.name })}
            percent={state.isBusy ? state.percent : undefined}
          />
        ) : (
          <FieldProblem role="alert">{error}</FieldProblem>
        )}
      </div>
      {isFull && <RoomLink />}
      {retry && (
        <Button variant="secondary" size="sm" onClick={retry}>
          {common('retry')}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={state.isBusy ? cancel : onEnd}>
        <X aria-hidden />
        <span>{state.isBusy ? t('stop') : common('dismiss')}</span>
      </Button>
    </div>
  );
}
