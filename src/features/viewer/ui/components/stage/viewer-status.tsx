import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import type { NavigableStep } from '../../../model/walk';
import type { useGuide } from '../../hooks/use-guide';
import type { useHandsFree } from '../../hooks/use-hands-free';
import type { useStepWords } from '../../hooks/use-step-words';
import { ResumeOffer } from '../resume-offer';
import { GateDialog } from '../dialogs/gate-dialog';
import { VersionWarning } from '../dialogs/version-warning';
import { StageStatus, type StageStatusProps } from './stage-status';

interface ViewerStatusProps
  extends Pick<
      StageStatusProps,
      'isOn' | 'banner' | 'isCovered' | 'isTimed' | 'problem' | 'textLang' | 'lang' | 'className'
    >,
    Pick<ReturnType<typeof useGuide>, 'resume' | 'versions' | 'gate'>,
    Pick<ReturnType<typeof useHandsFree>, 'reading' | 'voice' | 'awake'> {
  words: Pick<ReturnType<typeof useStepWords>, 'gated'>;
  steps: readonly NavigableStep[];
  read: (texts: readonly LocalizedText[]) => PickedText;
  onGo: (step: number) => void;
}

/** What is told above the stage, and what is asked there. */
export function ViewerStatus({
  resume: { offer, startOver },
  versions: { warning, onWarned, ...versions },
  gate,
  words,
  reading,
  voice,
  steps,
  read,
  onGo,
  ...status
}: ViewerStatusProps) {
  return (
    <>
      <StageStatus
        {...status}
        {...versions}
        asks={reading.asks}
        listening={voice.listening}
        heard={voice.heard}
      >
        {/* Reading this step aloud counts as resuming here. */}
        {offer && reading.asks === 0 && (
          <ResumeOffer
            step={offer}
            name={read(steps[offer - 1]?.name ?? [])}
            onGoOn={() => onGo(offer)}
            onStartOver={startOver}
          />
        )}
      </StageStatus>
      <GateDialog
        {...gate}
        lines={words.gated}
        voiceLang={voice.listening === 'on' ? status.lang : undefined}
      />
      <VersionWarning {...versions} warning={warning} onClosed={onWarned} />
    </>
  );
}
