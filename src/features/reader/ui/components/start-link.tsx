'use client';

import { History, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { cn } from '@/ui/kit/cn';
import { paths } from '@/shared/addresses/paths';
import { useKnownPlace } from '../hooks/use-known-place';
import { resumeStep } from '@/features/projects/model/place';

interface StartLinkProps {
  projectUid: string;
  /** of the guide's page */
  address: string;
  /** of the newest version, whose steps these are */
  versionNumber: number;
  /** of the steps one can go to, in their order */
  stepIds: readonly string[];
  label: string;
  /** of the project */
  name: string;
  className?: string;
}

/**
 * Browsers allow fullscreen only within a press; without it, the viewer fills the window anyway.
 */
function askForFullscreen({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) {
  if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
  if (!document.fullscreenEnabled || document.fullscreenElement) return;
  document.documentElement.requestFullscreen().catch(() => undefined);
}

/**
 * Links to the first step (docs/reference/guides.md#guide-page), or to the step where this device's
 * reader was (docs/reference/guides.md#viewer).
 */
export function StartLink({
  projectUid,
  address,
  versionNumber,
  stepIds,
  label,
  name,
  className,
}: StartLinkProps) {
  const t = useTranslations('resume');
  const { place, forget } = useKnownPlace(projectUid);
  const step = resumeStep(place, stepIds, versionNumber);
  const router = useRouter();
  // The viewer is half as large as this page, so it is prefetched only when the reader is about to
  // open it.
  const makeReady = (to: number) => {
    const fetchIt = () => router.prefetch(paths.stepBelow(address, to));
    return {
      prefetch: false,
      onPointerEnter: fetchIt,
      onTouchStart: fetchIt,
      onFocus: fetchIt,
    } as const;
  };
  return (
    <div className={cn('flex flex-wrap gap-3', className)}>
      {step === undefined ? (
        <ButtonLink
          href={paths.stepBelow(address, 1)}
          {...makeReady(1)}
          size="lg"
          className="flex-1"
          onClick={askForFullscreen}
        >
          <Play aria-hidden className="fill-current" />
          <span>{label}</span>
          {/* For search engines, which rate a link by its text; people know what the page is about. */}
          <span aria-hidden className="sr-only">{`: ${name}`}</span>
        </ButtonLink>
      ) : (
        <>
          <ButtonLink
            href={paths.stepBelow(address, step)}
            {...makeReady(step)}
            size="lg"
            className="flex-1 px-4"
            onClick={askForFullscreen}
          >
            <History aria-hidden />
            <span>{t('goOn', { step })}</span>
          </ButtonLink>
          <ButtonLink
            href={paths.stepBelow(address, 1)}
            {...makeReady(1)}
            variant="secondary"
            size="lg"
            className="px-4"
            onClick={(event) => {
              forget();
              askForFullscreen(event);
            }}
          >
            {t('startOver')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
