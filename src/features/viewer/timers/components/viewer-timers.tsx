import { useEffect, useImperativeHandle, useMemo, type Ref } from 'react';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import { cn } from '@/ui/kit/cn';
import { timerState } from '@/features/projects/model/timers/running-timers';
import { startableTimers, type Startable, type TimedStep } from '../model/startable';
import { allowSound } from '../hooks/browser-bell';
import type { TimerCommands } from '../hooks/use-timer-commands';
import { useTimers } from '../hooks/use-timers';
import { StartTimers } from './start-timers';
import { TimerStrip } from './timer-strip';

export interface ViewerTimersProps {
  ref: Ref<TimerCommands>;
  projectUid: string;
  /** of the guide's page */
  address: string;
  step: TimedStep;
  /** of the step's text */
  textLang: ProjectLanguage;
  read: (texts: readonly LocalizedText[]) => PickedText;
  isReady: boolean;
  /** the step's text is shown, and its timers below it */
  isTextShown: boolean;
  onGo: (step: number) => void;
  /** the name of a timer is being spoken, or not any more */
  onSaying: (isSaying: boolean) => void;
  className?: string | undefined;
}

/** The timers of a step, and those that run. */
export function ViewerTimers({
  ref,
  projectUid,
  address,
  step,
  textLang,
  read,
  isReady,
  isTextShown,
  onGo,
  onSaying,
  className,
}: ViewerTimersProps) {
  const { clock, state } = useTimers(projectUid);
  const startable = useMemo(() => startableTimers(step, textLang, read), [step, textLang, read]);
  const start = (timer: Startable) => {
    allowSound();
    clock.change(timer.start);
  };
  useImperativeHandle(ref, () => ({
    start: () => {
      const isOff = ({ start: { id } }: Startable) => {
        const running = state.timers.find((timer) => timer.id === id);
        return !running || timerState(running, state.now) === 'over';
      };
      const next = startable.find(isOff);
      if (next) start(next);
    },
    stop: () => {
      const [first] = state.timers;
      if (first) clock.change({ do: 'stop', id: first.id });
    },
  }));
  const { isSaying } = state;
  useEffect(() => {
    onSaying(isSaying);
    return () => onSaying(false);
  }, [onSaying, isSaying]);
  const isOffered = isTextShown && startable.length > 0;
  return (
    <>
      {isOffered && (
        <StartTimers
          timers={startable}
          state={state}
          isReady={isReady}
          onStart={start}
          className={className}
        />
      )}
      <TimerStrip
        clock={clock}
        state={state}
        address={address}
        onGo={onGo}
        className={cn('relative', className)}
      />
    </>
  );
}
