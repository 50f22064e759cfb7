import { Suspense } from 'react';
import { lazily } from '@/browser/page/lazily';
import type { PickedText } from '@/shared/interface/localized-text';
import type { useTimerCommands } from '../hooks/use-timer-commands';
import type { NavigableStep } from '../../shell/model/walk';
import type { ViewerTimersProps } from './viewer-timers';

const ViewerTimers = lazily(async () => (await import('./viewer-timers')).ViewerTimers);

interface TimerPartsProps
  extends Pick<
    ViewerTimersProps,
    'projectUid' | 'address' | 'textLang' | 'read' | 'isReady' | 'isTextShown' | 'onGo'
  > {
  timers: ReturnType<typeof useTimerCommands>;
  step: NavigableStep;
  stepNumber: number;
  name: PickedText;
  /** beside the picture */
  isPanel: boolean;
}

/** The timers of a step, and those that run. A guide without timers loads nothing for them. */
export function TimerParts({
  timers: { isOn, commands, setSaying },
  step,
  stepNumber,
  name,
  isPanel,
  ...props
}: TimerPartsProps) {
  if (!isOn) return null;
  return (
    <>
      <Suspense>
        <ViewerTimers
          {...props}
          ref={commands}
          step={{ id: step.id, number: stepNumber, name, timers: step.stepTimers }}
          onSaying={setSaying}
          className={isPanel ? 'order-1' : 'z-10 mx-auto mt-auto w-full max-w-step px-4 pb-2'}
        />
      </Suspense>
      {/* Room below: the scrubber's touch area would cover a timer. */}
      {!isPanel && <div className="h-7 shrink-0 wide:hidden" />}
    </>
  );
}
