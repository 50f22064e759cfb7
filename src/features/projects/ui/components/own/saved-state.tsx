import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSizeText } from '@/browser/files/use-size-text';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import { Progress } from '@/ui/kit/progress';
import { isComplete } from '@/shared/offline/offline-guide';
import type { StorageProblem, OfflineGuide } from '@/shared/offline/offline-guide';
import { SavedClips } from './saved-clips';
import { isOlderThan } from '../../../model/saved-version';

interface SavedStateProps {
  state: 'saving' | 'saved' | 'problem';
  guide: OfflineGuide | undefined;
  /** when the guide on the server was last changed, ISO */
  version: string;
  problem: StorageProblem | undefined;
  isWorking: boolean;
  onSave: () => void;
  onRemove: () => void;
}

/** Progress of saving a guide on the device, its success, or its problem. */
export function SavedState({
  state,
  guide,
  version,
  problem,
  isWorking,
  onSave,
  onRemove,
}: SavedStateProps) {
  const t = useTranslations('offline');
  const sizeText = useSizeText();
  return (
    <>
      {state === 'saving' && (
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <p className="mb-2 text-sm tabular">{savingText()}</p>
            <Progress label={t('progress')} percent={percentOf(guide)} />
          </div>
          <Button variant="ghost" size="sm" onClick={onRemove}>
            {t('cancel')}
          </Button>
        </div>
      )}
      <div
        className={cn(
          'flex flex-wrap items-center gap-x-3 gap-y-2',
          state === 'saving' && 'sr-only',
        )}
      >
        <div role="status">
          {state === 'saved' && guide && (
            <p className="flex items-center gap-2 font-semibold text-good">
              <CircleCheck aria-hidden className="size-5 shrink-0" />
              <span>{savedText(guide)}</span>
            </p>
          )}
          {state === 'problem' && (
            <p className="flex gap-2">
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
              <span>{problemText()}</span>
            </p>
          )}
        </div>
        {state === 'problem' && (
          <Button variant="secondary" onClick={onSave}>
            {t('tryAgain')}
          </Button>
        )}
        {state !== 'saving' && guide && (
          <Button
            variant="ghost"
            className={state === 'saved' ? '-ml-5 md:ml-0' : ''}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      {state === 'saved' && guide?.clips && (
        <SavedClips guide={guide} clips={guide.clips} isWorking={isWorking} />
      )}
    </>
  );

  function savedText({ bytes, clips }: OfflineGuide): string {
    const size = sizeText(bytes);
    return clips
      ? t('savedClips', { done: clips.keptCount, total: clips.count, size })
      : t('saved', { size });
  }

  function savingText(): string {
    if (guide?.hasPages && isOlderThan(guide, version)) return t('updating');
    if (!guide?.hasPages || guide.pictureCount === 0) return t('preparing');
    return t('savingPictures', {
      done: guide.keptPictureCount,
      total: guide.pictureCount,
      size: sizeText(guide.bytes),
    });
  }

  function problemText(): string {
    if (guide?.hasPages && isComplete(guide) && isOlderThan(guide, version)) return t('notUpdated');
    const reason = problem === 'full' ? t('problemFull') : t('problemNetwork');
    const progress = guide?.hasPages
      ? t('keptSoFar', {
          done: guide.keptPictureCount,
          total: guide.pictureCount,
          size: sizeText(guide.bytes),
        })
      : t('keptNothing');
    return `${reason} ${progress}`;
  }
}

function percentOf(guide: OfflineGuide | undefined): number | undefined {
  return guide?.hasPages && guide.pictureCount > 0
    ? Math.round((guide.keptPictureCount / guide.pictureCount) * 100)
    : undefined;
}
