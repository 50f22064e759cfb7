import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ShownLine } from '@/features/projects/model/lines/shown-lines';
import { LineNote } from '@/features/projects/ui/components/lines/line-note';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { Button } from '@/ui/kit/buttons/button';
import { AcknowledgeDialog } from '@/ui/kit/overlays/acknowledge-dialog';
import { useKeys } from '../../hooks/use-keys';
import { commandWord } from '../../../model/voice/voice-commands';

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
  /** called once it is gone: gives the focus to the step */
  onClosed: () => void;
}

/** Danger and warning of a step, before the first way on from it. */
export function GateDialog({ isOpen, ...rest }: GateDialogProps) {
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
