import { Check, RotateCw, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import { FieldProblem } from '@/ui/kit/fields/field-problem';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { Progress } from '@/ui/kit/progress';
import { RoomLink } from '@/features/uploads/ui/components/room-link';
import { usePictureQueue } from '../hooks/picture-queue-context';
import type { QueuedPicture } from '../model/picture-queue';

/**
 * The pictures that become steps, with their progress; failed ones stay with the reason until the
 * user decides.
 */
export function PictureQueueList() {
  const t = useTranslations('editor.pictures');
  const { pictures, isBusy, retry, remove } = usePictureQueue();
  if (pictures.length === 0) return null;
  const done = pictures.filter(({ stage }) => stage === 'done').length;
  const failed = pictures.filter(({ stage }) => stage === 'failed');
  const sent = pictures.filter(({ isRefused }) => !isRefused);
  const retryable = failed.filter(({ isRefused }) => !isRefused);
  return (
    <section aria-label={t('queue')} className="mb-4 rounded-lg border border-line bg-surface p-4">
      <p role="status" className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        {sent.length > 0 && <span>{t('arrived', { done, total: sent.length })}</span>}
        {failed.length > 0 && (
          <span className="font-normal text-bad">{t('failed', { count: failed.length })}</span>
        )}
      </p>
      <ul className="mt-2 flex max-h-72 flex-col divide-y divide-line overflow-y-auto">
        {(isBusy ? pictures : failed).map((picture) => (
          <QueueRow
            key={picture.id}
            picture={picture}
            onRetry={() => retry(picture.id)}
            onRemove={() => remove(picture.id)}
          />
        ))}
      </ul>
      {failed.some(({ isFull }) => isFull) && <RoomLink />}
      {retryable.length > 1 && !isBusy && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => retryable.forEach(({ id }) => retry(id))}
        >
          <RotateCw aria-hidden />
          <span>{t('retryAll')}</span>
        </Button>
      )}
    </section>
  );
}

function QueueRow({
  picture: { fileName, stage, percent, error, isRefused },
  onRetry,
  onRemove,
}: {
  picture: QueuedPicture;
  onRetry: () => void;
  onRemove: () => void;
}) {
  const t = useTranslations('editor.pictures');
  const isFailed = stage === 'failed';
  return (
    <li className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <div className={cn('min-w-0 flex-1', isFailed ? 'basis-48' : 'basis-24')}>
        <p className="truncate text-sm" title={fileName}>
          {fileName}
        </p>
        {isFailed ? (
          <FieldProblem role="alert">{error}</FieldProblem>
        ) : (
          <Progress
            label={t('progress', { name: fileName })}
            percent={stage === 'preparing' ? undefined : percentOf(stage, percent)}
          />
        )}
      </div>
      {stage !== 'failed' && (
        <span className="w-20 shrink-0 text-right text-xs text-ink-muted">
          {stage === 'done' ? (
            <Check role="img" aria-label={t('stage.done')} className="ml-auto size-5 text-good" />
          ) : (
            t(`stage.${stage}`)
          )}
        </span>
      )}
      <div className="ml-auto flex items-center gap-3">
        {isFailed && !isRefused && (
          <Button
            variant="secondary"
            size="sm"
            onClick={onRetry}
            aria-label={t('retryNamed', { name: fileName })}
          >
            <RotateCw aria-hidden />
            <span>{t('retry')}</span>
          </Button>
        )}
        {stage !== 'done' && stage !== 'adding' && (
          <IconButton
            label={t(isFailed ? 'forget' : 'stop', { name: fileName })}
            onClick={onRemove}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}

const percentOf = (stage: QueuedPicture['stage'], percent = 0) =>
  stage === 'waiting' ? 0 : stage === 'sending' ? percent : 100;
