import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import type { NavigableStep } from '../../shell/model/walk';
import type { useGuide } from '../../shell/hooks/use-guide';
import type { useHandsFree } from '../../speech/hooks/use-hands-free';
import type { useStepWords } from '../../shell/hooks/use-step-words';
import { VersionWarning } from '../../versions/components/version-warning';
import { StageStatus, type StageStatusProps } from './stage-status';
import { Button } from '@/ui/kit/buttons/button';
import type { ShownLine } from '@/features/projects/model/lines/shown-lines';
import { LineNote } from '@/features/projects/ui/components/lines/line-note';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { AcknowledgeDialog } from '@/ui/kit/overlays/acknowledge-dialog';
import { useKeys } from '../../shell/hooks/use-keys';
import { commandWord } from '../../speech/model/voice-commands';

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

/** Notices and questions above the stage. */
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

interface ResumeOfferProps {
  step: number;
  name: PickedText;
  onGoOn: () => void;
  onStartOver: () => void;
}

/**
 * Offers returning readers to continue at their last step or to start over. Reading on dismisses
 * it.
 */
function ResumeOffer({ step, name, onGoOn, onStartOver }: ResumeOfferProps) {
  const t = useTranslations('resume');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="pointer-events-auto flex flex-col gap-1 rounded-lg border border-line bg-surface p-2 shadow-lift animate-rise"
    >
      <p id={titleId} className="line-clamp-1 px-1 text-sm wrap-anywhere">
        <span className="font-semibold">{t('left', { step })}</span>{' '}
        <span lang={name.lang}>{name.value}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onGoOn} className="flex-1 px-2">
          {t('goOn', { step })}
        </Button>
        <Button variant="secondary" onClick={onStartOver} className="flex-1 px-2">
          {t('startOver')}
        </Button>
      </div>
    </section>
  );
}

interface GateDialogProps {
  isOpen: boolean;
  /** 1-based */
  step: number;
  /** to be acknowledged */
  lines: readonly ShownLine[];
  /** in which voice commands are heard; undefined while they are off */
  voiceLang: ProjectLanguage | undefined;
  onConfirm: () => void;
  onDismiss: () => void;
  /** called once it is gone: focuses the step */
  onClosed: () => void;
}

/** Danger and warning of a step, before the first way on from it. */
function GateDialog({ isOpen, ...rest }: GateDialogProps) {
  // Mounted on first use, and its words stay while it closes: most guides need none.
  const [shown, setShown] = useState<Pick<GateDialogProps, 'step' | 'lines'>>();
  if (isOpen && (rest.step !== shown?.step || rest.lines !== shown.lines))
    setShown({ step: rest.step, lines: rest.lines });
  return shown && <Gate {...rest} {...shown} isOpen={isOpen} />;
}

function Gate({ isOpen, step, lines, voiceLang, onConfirm, onDismiss, onClosed }: GateDialogProps) {
  const t = useTranslations('viewer.gate');
  useKeys({ next: onConfirm, previous: onDismiss }, isOpen, true);
  return (
    <AcknowledgeDialog
      isOpen={isOpen}
      onClosed={() => {
        onClosed();
        return true;
      }}
      title={t('title', { step })}
      confirmLabel={t('understood')}
      onConfirm={onConfirm}
      onEscape={onDismiss}
      back={
        <Button variant="secondary" onClick={onDismiss}>
          {t('back')}
        </Button>
      }
    >
      {lines.map((line) => (
        <LineNote key={line.id} line={line} />
      ))}
      {voiceLang && (
        <p key={voiceLang} className="text-base">
          {t.rich('say', {
            word: commandWord(voiceLang, 'understood'),
            words: (word) => <span lang={voiceLang}>{word}</span>,
          })}
        </p>
      )}
    </AcknowledgeDialog>
  );
}
