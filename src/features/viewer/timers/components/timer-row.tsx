import { BellRing, Pause, Play, Square } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { cn } from '@/ui/kit/cn';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { countdownText, durationText } from '@/features/projects/model/durations/duration-text';
import {
  leftMs,
  minutesOver,
  timerState,
  type RunningTimer,
  type TimerChange,
} from '@/features/projects/model/timers/running-timers';

interface TimerRowProps {
  timer: RunningTimer;
  now: number;
  isRinging: boolean;
  href: string;
  /** shows its step without leaving the page; its link is followed when left out */
  onGo: ((step: number) => void) | undefined;
  onChange: (change: TimerChange) => void;
}

const BUTTON = 'in-data-large:size-14 [&_svg]:size-5 in-data-large:[&_svg]:size-7';

/** A running timer: its step and name, what is left, and what can be done with it. */
export function TimerRow({ timer, now, isRinging, href, onGo, onChange }: TimerRowProps) {
  const t = useTranslations('timers');
  const locale = useLocale();
  const nameId = useId();
  const { id, name } = timer;
  const state = timerState(timer, now);
  const minutes = minutesOver(timer, now);
  const overText =
    state !== 'over'
      ? undefined
      : minutes > 0
        ? t('over', { time: durationText(minutes * 60, locale) })
        : t('timeUp');
  const isOver = overText !== undefined;
  return (
    <li
      data-timer={state}
      className={cn(
        'flex min-w-0 items-center rounded-md border-2 pl-2 tight:flex-wrap',
        isOver ? 'border-signal bg-signal-soft' : 'border-line bg-surface',
      )}
    >
      <a
        href={href}
        onClick={(event) => {
          if (!onGo || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onGo(timer.stepNumber);
        }}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-sm leading-tight font-semibold hover:underline"
      >
        <span className="shrink-0 font-mono text-base font-bold text-ink-muted">
          <span className="sr-only">{`${t('step')} `}</span>
          <span>{timer.stepNumber}</span>
        </span>
        <span id={nameId} lang={timer.lang} className="line-clamp-2 wrap-anywhere">
          {name}
        </span>
      </a>
      <span
        role="timer"
        aria-labelledby={nameId}
        className={cn(
          'ml-1 flex shrink-0 items-center gap-1 font-bold [&_svg]:size-5',
          overText ? 'max-w-24 text-sm leading-tight' : 'font-mono text-xl tabular',
        )}
      >
        {isOver && (
          <BellRing aria-hidden className={isRinging ? 'animate-pulse-soft' : undefined} />
        )}
        {state === 'paused' && <Pause aria-hidden />}
        {state === 'paused' && <span className="sr-only">{`${t('paused')} `}</span>}
        <span>{overText ?? countdownText(Math.ceil(leftMs(timer, now) / 1000))}</span>
      </span>
      <span className="flex shrink-0">
        <IconButton
          label={t('addMinuteTo', { name })}
          onClick={() => onChange({ do: 'add-minute', id })}
          className={cn(BUTTON, 'text-sm font-bold')}
        >
          {t('addMinute')}
        </IconButton>
        {!isOver && (
          <IconButton
            label={t(state === 'paused' ? 'resume' : 'pause', { name })}
            onClick={() => onChange({ do: state === 'paused' ? 'resume' : 'pause', id })}
            className={BUTTON}
          >
            {state === 'paused' ? (
              <Play aria-hidden className="fill-current" />
            ) : (
              <Pause aria-hidden className="fill-current" />
            )}
          </IconButton>
        )}
        <IconButton
          label={t('stop', { name })}
          data-stop
          onClick={() => onChange({ do: 'stop', id })}
          className={BUTTON}
        >
          <Square aria-hidden className="fill-current" />
        </IconButton>
      </span>
    </li>
  );
}
