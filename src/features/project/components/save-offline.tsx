'use client';

import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useKeptGuide } from '@/client/offline/use-kept-guide';
import { useSizeText } from '@/client/offline/use-size-text';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Progress } from '@/components/ui/progress';
import { isComplete } from '@/shared/offline/kept-guide';
import type { KeptGuide } from '@/shared/offline/kept-guide';

interface SaveOfflineProps {
  projectUid: string;
  /** when the guide on the server was last changed, ISO */
  version: string;
}

/** Keeps a guide with all its pictures on this device until it is removed. Takes its place before it is known what is kept. */
export function SaveOffline({ projectUid, version }: SaveOfflineProps) {
  const t = useTranslations('offline');
  const sizeText = useSizeText();
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { isPossible, guide, isWorking, isAsked, problem, save, remove } = useKeptGuide(projectUid);
  const isSaved = guide?.isSaved === true;
  const isWhole = isSaved && isComplete(guide) && !isOlder(guide, version);
  const isSaving = isAsked || (isWorking && isSaved && !isWhole);
  // The button that was pressed is gone afterwards.
  const act = (work: () => unknown) => {
    box.current?.focus();
    work();
  };
  const state = isSaving ? 'saving' : isWhole && !problem ? 'saved' : isSaved || (problem && !guide) ? 'problem' : 'idle';

  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t('save')} data-state={isPossible ? state : undefined} className="flex min-h-18 flex-col gap-2 outline-none print:hidden">
      {state === 'idle' && (
        <>
          <Button variant="secondary" className="w-full md:w-fit md:min-w-56" disabled={!isPossible} aria-describedby={hintId} onClick={() => act(save)}><Download aria-hidden />{t('save')}</Button>
          <p id={hintId} className="text-sm text-ink-muted">{t('hint')}</p>
        </>
      )}
      {state === 'saving' && (
        <div className="flex items-center gap-3">
          <div className="min-w-0 flex-1">
            <p className="mb-2 text-sm tabular-nums">{savingText()}</p>
            <Progress label={t('progress')} percent={percentOf(guide)} />
          </div>
          <Button variant="ghost" size="sm" onClick={() => act(remove)}>{t('cancel')}</Button>
        </div>
      )}
      <div className={cn('flex flex-wrap items-center gap-x-3 gap-y-2', (state === 'idle' || state === 'saving') && 'sr-only')}>
        <div role="status">
          {state === 'saved' && guide && (
            <p className="flex items-center gap-2 font-semibold text-good"><CircleCheck aria-hidden className="size-5 shrink-0" />{t('saved', { size: sizeText(guide.bytes) })}</p>
          )}
          {state === 'problem' && (
            <p className="flex gap-2"><CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" /><span>{problemText()}</span></p>
          )}
        </div>
        {state === 'problem' && <Button variant="secondary" onClick={() => act(save)}>{t('tryAgain')}</Button>}
        {(state === 'saved' || state === 'problem') && guide && <Button variant="ghost" className={state === 'saved' ? '-ml-5 md:ml-0' : ''} onClick={() => act(remove)}>{t('remove')}</Button>}
      </div>
    </div>
  );

  function savingText(): string {
    if (guide?.hasPages && isOlder(guide, version)) return t('updating');
    if (!guide?.hasPages || guide.pictureCount === 0) return t('preparing');
    return t('savingPictures', { done: guide.keptPictureCount, total: guide.pictureCount, size: sizeText(guide.bytes) });
  }

  function problemText(): string {
    if (guide?.hasPages && isComplete(guide) && isOlder(guide, version)) return t('notUpdated');
    const reason = problem === 'full' ? t('problemFull') : t('problemNetwork');
    const kept = guide?.hasPages ? t('keptSoFar', { done: guide.keptPictureCount, total: guide.pictureCount, size: sizeText(guide.bytes) }) : t('keptNothing');
    return `${reason} ${kept}`;
  }
}

const isOlder = (guide: KeptGuide, version: string) => guide.version !== '' && guide.version < version;

function percentOf(guide: KeptGuide | undefined): number | undefined {
  return guide?.hasPages && guide.pictureCount > 0 ? Math.round((guide.keptPictureCount / guide.pictureCount) * 100) : undefined;
}
