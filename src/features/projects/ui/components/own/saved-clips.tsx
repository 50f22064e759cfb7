import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useSizeText } from '@/browser/files/use-size-text';
import { deviceFacts, sendToWorker } from '@/browser/offline/ask-worker';
import { Button } from '@/ui/kit/buttons/button';
import { Progress } from '@/ui/kit/progress';
import { hasClips, type OfflineGuide } from '@/shared/offline/offline-guide';

interface SavedClipsProps {
  guide: OfflineGuide;
  clips: NonNullable<OfflineGuide['clips']>;
  isWorking: boolean;
}

/** The offer to keep the clips of a saved guide too, and its progress. */
export function SavedClips({ guide, clips, isWorking }: SavedClipsProps) {
  const t = useTranslations('offline');
  const sizeText = useSizeText();
  const box = useRef<HTMLDivElement>(null);
  const { projectUid, keepsClips = false } = guide;
  const { count: total, keptCount: done, missingBytes } = clips;
  const choose = (isWanted: boolean) => {
    // The button that was pressed is gone afterwards.
    box.current?.focus();
    void sendToWorker({ type: 'save', projectUid, ...deviceFacts(), keepsClips: isWanted });
  };
  const isLoading = isWorking && keepsClips;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 outline-none"
    >
      {hasClips(guide) ? null : isLoading ? (
        <>
          <div className="min-w-0 flex-1">
            <p className="mb-2 text-sm tabular">{t('savingClips', { done, total })}</p>
            <Progress label={t('progress')} percent={Math.round((done / total) * 100)} />
          </div>
          <Button variant="ghost" size="sm" onClick={() => choose(false)}>
            {t('cancel')}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => choose(true)}>
          {t('keepClips', { size: sizeText(missingBytes) })}
        </Button>
      )}
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {keepsClips && !isLoading && !hasClips(guide) && t('clipsMissing')}
      </p>
    </div>
  );
}
