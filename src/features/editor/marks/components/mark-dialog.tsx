import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import type { StepMedium } from '../../pictures/model/step-media';
import { useMarkActions } from '../hooks/use-mark-actions';
import { useMarkEdits } from '../hooks/use-mark-edits';
import { useMarkName } from '../hooks/use-mark-name';
import { MarkPanel } from './mark-panel';
import { MarkStage } from './mark-stage';
import { MarkTools } from './mark-tools';
import { MarksSaveState } from './marks-save-state';

export interface MarkDialogProps {
  stepId: string;
  medium: StepMedium;
  onClose: () => void;
}

/** Draws marks on a picture of a step, by pointer or by keyboard. They are saved automatically. */
export function MarkDialog({ stepId, medium, onClose }: MarkDialogProps) {
  const t = useTranslations('markEditor');
  const edits = useMarkEdits(stepId, medium);
  const { marks, isUnsaved, state } = edits;
  const { placeOf } = useMarkName();
  const [isClosing, setClosing] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const actions = useMarkActions(edits, medium.file, body);
  const { tool, announce } = actions;

  useEffect(() => {
    if (isClosing && !isUnsaved) onClose();
  }, [isClosing, isUnsaved, onClose]);

  const close = () => {
    setClosing(true);
    if (isUnsaved) edits.save();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      onOpened={() => {
        body.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
        return true;
      }}
      title={t('title')}
      className="max-w-6xl max-md:fixed max-md:inset-0 max-md:m-0 max-md:max-h-none max-md:rounded-none"
      footer={
        <MarksSaveState
          state={state}
          isClosing={isClosing && isUnsaved}
          onRetry={edits.save}
          onLeave={() => {
            edits.discard();
            onClose();
          }}
        >
          <Button isBusy={isClosing && state.is === 'saving'} onClick={close}>
            {t('done')}
          </Button>
        </MarksSaveState>
      }
    >
      <div
        ref={body}
        role="presentation"
        onKeyDown={actions.handleKey}
        onPointerDown={() => setClosing(false)}
        className="flex flex-col gap-4 lg:flex-row lg:gap-6"
      >
        <div className="flex min-w-0 flex-col gap-3 lg:flex-1">
          <MarkTools
            tool={tool}
            onChoose={actions.setTool}
            onPut={actions.put}
            canUndo={edits.canUndo}
            onUndo={actions.undo}
          />
          <MarkStage
            file={medium.file}
            edits={edits}
            tool={tool}
            onStroke={(mark) => announce(placeOf(mark))}
          />
          {edits.isFull && <p className="text-sm font-semibold text-warn">{t('full')}</p>}
          <p className={marks.length > 0 ? 'sr-only' : 'text-sm text-ink-muted'}>{t('hint')}</p>
        </div>
        <MarkPanel {...{ stepId, edits, actions }} />
        <p role="status" className="sr-only">
          {actions.announcement}
        </p>
      </div>
    </Dialog>
  );
}
