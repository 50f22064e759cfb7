import { FileUp, FolderUp, RotateCw, Upload, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ComponentProps, type DragEvent, useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import { Progress } from '@/ui/kit/progress';
import type { Sending, SendFailure } from '../hooks/use-sending';
import { chosenFiles, droppedFiles, type PickedFile } from '../picked-files';

interface ImportDropProps {
  sending: Sending | undefined;
  failure: SendFailure | undefined;
  onFiles: (files: PickedFile[]) => void;
  onStop: () => void;
}

/** Accepts files of guides and folders, chosen or dropped, and shows their upload. */
export function ImportDrop({ sending, failure, onFiles, onStop }: ImportDropProps) {
  const t = useTranslations('transfer');
  const common = useTranslations('common');
  const input = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void droppedFiles(event.dataTransfer).then(onFiles, () => onFiles([]));
  };
  return (
    <div className="flex flex-col gap-3">
      <div
        role="group"
        aria-label={t('choose')}
        onDragOver={(event) => event.preventDefault()}
        onDragEnter={() => setIsOver(true)}
        onDrop={handleDrop}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
        }}
        className={cn(
          'flex flex-col items-center gap-4 rounded-lg border-2 border-dashed border-line-strong px-4 py-8 text-center transition-colors',
          isOver && 'border-signal bg-signal-soft',
          failure && 'border-bad',
        )}
      >
        <span
          aria-hidden
          className="grid size-14 place-items-center rounded-full bg-sunken text-ink-muted"
        >
          <FileUp className="size-7" />
        </span>
        <FileInput
          ref={input}
          accept=".zip,.docx,.json,.jsonld,.md,.mdx,.markdown,.html,.htm,.cook,.paprikarecipes,image/*"
          onFiles={onFiles}
        />
        <FileInput ref={folderInput} webkitdirectory="" onFiles={onFiles} />
        {sending ? (
          <div className="flex w-full max-w-md flex-col gap-3">
            <p role="status" className="font-semibold wrap-anywhere">
              {t(sending.percent === undefined ? 'packing' : 'sending', { file: sending.fileName })}
            </p>
            <Progress label={t('sendingLabel')} percent={sending.percent} />
            <div className="flex items-center justify-between gap-3">
              <span className="font-mono text-sm text-ink-muted">
                {sending.percent !== undefined && t('percent', { share: sending.percent / 100 })}
              </span>
              <Button variant="secondary" size="sm" onClick={onStop}>
                <X aria-hidden />
                <span>{t('stop')}</span>
              </Button>
            </div>
            <p className="text-sm text-ink-muted">{t('stay')}</p>
          </div>
        ) : (
          <>
            <div className="flex flex-wrap justify-center gap-3 max-xs:w-full">
              <Button onClick={() => input.current?.click()} className="max-xs:w-full">
                <Upload aria-hidden />
                <span>{t('choose')}</span>
              </Button>
              <Button
                variant="secondary"
                onClick={() => folderInput.current?.click()}
                className="max-xs:w-full"
              >
                <FolderUp aria-hidden />
                <span>{t('chooseFolder')}</span>
              </Button>
            </div>
            <p className="max-w-md text-sm text-ink-muted">{t('hint')}</p>
          </>
        )}
      </div>
      <div role="alert">
        {failure && (
          <div className="flex flex-wrap items-center gap-3 rounded-md bg-bad-soft px-3 py-2.5">
            <p className="min-w-40 flex-1 font-medium text-bad">{failure.message}</p>
            {failure.retry && (
              <Button variant="secondary" size="sm" onClick={failure.retry}>
                <RotateCw aria-hidden />
                <span>{common('retry')}</span>
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

interface FileInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'accept'> {
  /** for a folder in place of files */
  webkitdirectory?: '';
  onFiles: (files: PickedFile[]) => void;
}

function FileInput({ onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      multiple
      hidden
      tabIndex={-1}
      onChange={({ target }) => {
        // Some browsers report a cancelled choice too.
        if (target.files?.length) onFiles(chosenFiles(target.files));
        // Choosing the same file again must fire a change event.
        target.value = '';
      }}
    />
  );
}
