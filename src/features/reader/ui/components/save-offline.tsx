'use client';

import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense, useId, useRef } from 'react';
import { lazily } from '@/browser/page/lazily';
import { useOfflineGuide } from '@/browser/offline/use-offline-guide';
import { Button } from '@/ui/kit/buttons/button';
import { isComplete } from '@/shared/offline/offline-guide';
import { isOlderThan } from '@/features/projects/model/saved-version';

interface SaveOfflineProps {
  projectUid: string;
  /** when the guide on the server was last changed, ISO */
  version: string;
}

/**
 * State that most readers never see; without a network it is on the device with the guide, as its
 * pages name it.
 */
const SavedState = lazily(
  async () => (await import('@/features/projects/ui/components/own/saved-state')).SavedState,
);

/**
 * Keeps a guide with all its pictures on this device until it is removed. Takes its place before it
 * is known what is kept.
 */
export function SaveOffline({ projectUid, version }: SaveOfflineProps) {
  const t = useTranslations('offline');
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { isPossible, guide, isWorking, isAsked, problem, save, remove } =
    useOfflineGuide(projectUid);
  const isSaved = guide?.isSaved === true;
  const isWhole = isSaved && isComplete(guide) && !isOlderThan(guide, version);
  const isSaving = isAsked || (isWorking && isSaved && !isWhole);
  // The button that was pressed is gone afterwards.
  const act = (work: () => unknown) => {
    box.current?.focus();
    work();
  };
  const state = isSaving
    ? 'saving'
    : isWhole && !problem
      ? 'saved'
      : isSaved || (problem && !guide)
        ? 'problem'
        : 'idle';
  const offer = (
    <>
      <Button
        variant="secondary"
        className="w-full md:w-fit md:min-w-56"
        disabled={isPossible === false || state !== 'idle'}
        aria-describedby={hintId}
        onClick={() => act(save)}
      >
        <Download aria-hidden />
        <span>{t('save')}</span>
      </Button>
      <p id={hintId} className="text-sm text-ink-muted">
        {t('hint')}
      </p>
    </>
  );

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={t('save')}
      data-state={isPossible ? state : undefined}
      className="flex min-h-18 flex-col gap-2 outline-none print:hidden"
    >
      {state === 'idle' ? (
        offer
      ) : (
        <Suspense fallback={offer}>
          <SavedState
            state={state}
            guide={guide}
            version={version}
            problem={problem}
            isWorking={isWorking}
            onSave={() => act(save)}
            onRemove={() => act(remove)}
          />
        </Suspense>
      )}
    </div>
  );
}
