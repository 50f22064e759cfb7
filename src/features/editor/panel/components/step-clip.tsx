import { Film } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ChooseClip } from '@/features/uploads/ui/clips/components/choose-clip';
import { Button } from '@/ui/kit/buttons/button';
import type { useStepMedia } from '../../pictures/hooks/use-step-media';
import { type StepMedium, withClip } from '../../pictures/model/step-media';

interface StepClipProps {
  clip: StepMedium['clip'] | undefined;
  /** for the cover of a new clip */
  hasRoom: boolean;
  actions: ReturnType<typeof useStepMedia>;
}

/** The clip of a step, which has one of its pictures as its cover. */
export function StepClip({ clip, hasRoom, actions }: StepClipProps) {
  const t = useTranslations('editor.media');
  if (clip)
    return (
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <Film aria-hidden className="size-4 shrink-0" />
        <a
          href={clip.url}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-4"
        >
          {t('clip', { seconds: clip.seconds })}
        </a>
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={actions.isBusy}
          onClick={actions.removeClip}
        >
          {t('removeClip')}
        </Button>
      </div>
    );
  return (
    hasRoom && (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ChooseClip onDone={(uploaded) => actions.change((media) => withClip(media, uploaded))} />
      </div>
    )
  );
}
