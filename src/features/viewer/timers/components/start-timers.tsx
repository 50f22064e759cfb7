import { Timer } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { cn } from '@/ui/kit/cn';
import { durationText } from '@/features/projects/model/durations/duration-text';
import { timerState } from '@/features/projects/model/timers/running-timers';
import type { Startable } from '../model/startable';
import type { ClockState } from '../model/timer-clock';

interface StartTimersProps {
  timers: readonly Startable[];
  state: ClockState;
  isReady: boolean;
  onStart: (timer: Startable) => void;
  className?: string;
}

export function StartTimers({ timers, state, isReady, onStart, className }: StartTimersProps) {
  const t = useTranslations('timers');
  return (
    <div
      className={cn('flex max-h-timers shrink-0 flex-wrap gap-2 overflow-y-auto p-0.5', className)}
    >
      {timers.map((timer) => {
        const running = state.timers.find(({ id }) => id === timer.start.id);
        const isRunning = running !== undefined && timerState(running, state.now) !== 'over';
        return (
          <Button
            key={timer.start.id}
            variant="secondary"
            disabled={!isReady}
            aria-disabled={isRunning || undefined}
            onClick={isRunning ? undefined : () => onStart(timer)}
            className="max-w-full grow px-3 text-base leading-tight sm:grow-0 in-data-large:min-h-14 in-data-large:text-lg cramped:aria-disabled:hidden"
          >
            <Timer aria-hidden className="size-5 shrink-0" />
            <span>
              <Words timer={timer} isOnly={timers.length === 1} />
              {isRunning && (
                <>
                  {' '}
                  <span className="font-normal">{t('running')}</span>
                </>
              )}
            </span>
          </Button>
        );
      })}
    </div>
  );
}

/** Several buttons have no room for the meaning of the clock sign. */
function Words({ timer, isOnly }: { timer: Startable; isOnly: boolean }) {
  const t = useTranslations('timers');
  const locale = useLocale();
  const { seconds, secondsTo, label } = timer;
  return (
    <>
      <span className={isOnly && !label ? undefined : 'sr-only'}>{t('start')}</span>{' '}
      {label && (
        <>
          <span lang={label.lang}>{`${label.value}:`}</span>{' '}
        </>
      )}
      <span className="whitespace-nowrap">{durationText(seconds, locale)}</span>
      {secondsTo && (
        <>
          {' '}
          <span className="text-sm font-normal">
            {t('range', {
              from: durationText(seconds, locale),
              to: durationText(secondsTo, locale),
            })}
          </span>
        </>
      )}
    </>
  );
}
