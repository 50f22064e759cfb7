import { Bell, Volume2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/ui/kit/buttons/button';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { cn } from '@/ui/kit/cn';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { durationText } from '@/features/projects/model/durations/duration-text';
import type { TimerChange } from '@/features/projects/model/timers/running-timers';
import { paths } from '@/shared/addresses/paths';
import type { ClockState, TimerClock, TimerNews } from '../model/timer-clock';
import { notificationPermission } from '../hooks/browser-bell';
import { useBackCloses } from '../../shell/hooks/use-back-closes';
import { TimerRow } from './timer-row';

interface TimerStripProps {
  clock: TimerClock;
  state: ClockState;
  /** of the guide's page */
  address: string;
  onGo?: ((step: number) => void) | undefined;
  className?: string;
}

/**
 * All running timers of a guide, the most urgent first. Where there is little room, that one only,
 * and a sheet with all.
 */
export function TimerStrip({ clock, state, address, onGo, className }: TimerStripProps) {
  const t = useTranslations('timers');
  const list = useRef<HTMLUListElement>(null);
  const sheet = useRef<HTMLUListElement>(null);
  const [isSheet, setSheet] = useState(false);
  const { timers, now, ringing, isBlocked, news } = state;
  const change = (next: TimerChange) => {
    const place = timers.findIndex(({ id }) => id === next.id);
    flushSync(() => clock.change(next));
    if (next.do !== 'stop') return;
    // The pressed button is gone; the one that took its place is the nearest.
    const stops =
      (sheet.current ?? list.current)?.querySelectorAll<HTMLElement>('[data-stop]') ?? [];
    (stops[Math.min(place, stops.length - 1)] ?? document.querySelector('h1'))?.focus();
  };
  const others = timers.length - 1;
  useBackCloses(isSheet && others > 0, () => setSheet(false));
  const rows = (go: TimerStripProps['onGo']) =>
    timers.map((timer) => (
      <TimerRow
        key={timer.id}
        timer={timer}
        now={now}
        isRinging={ringing === timer.id}
        href={paths.stepBelow(address, timer.stepNumber)}
        onGo={go}
        onChange={change}
      />
    ));
  return (
    <>
      {timers.length > 0 && (
        <section
          aria-label={t('title')}
          data-timers
          className={cn('flex shrink-0 flex-col gap-1', className)}
        >
          <div className="flex items-stretch gap-1">
            <ul
              ref={list}
              className="grid max-h-timers min-w-0 flex-1 grid-cols-timers gap-1 overflow-y-auto overscroll-contain tiny:max-h-none cramped:[&>li+li]:hidden"
            >
              {rows(onGo)}
            </ul>
            {others > 0 && (
              <IconButton
                label={t('others', { count: others })}
                onClick={() => setSheet(true)}
                className="hidden shrink-0 rounded-md border-2 border-line bg-surface font-mono text-lg font-bold cramped:inline-flex"
              >
                {`+${others}`}
              </IconButton>
            )}
          </div>
          <Note isBlocked={isBlocked} className="cramped:sr-only" />
        </section>
      )}
      <Dialog isOpen={isSheet && others > 0} onOpenChange={setSheet} title={t('title')}>
        <ul ref={sheet} className="flex flex-col gap-2">
          {rows(
            onGo &&
              ((step) => {
                setSheet(false);
                onGo(step);
              }),
          )}
        </ul>
        <Note isBlocked={isBlocked} className="mt-3" />
      </Dialog>
      <Announcement news={news} />
    </>
  );
}

const noChange = () => () => undefined;

/** Missing permissions of the device, and how to grant them. */
function Note({ isBlocked, className }: { isBlocked: boolean; className: string }) {
  const t = useTranslations('timers');
  const permission = useSyncExternalStore(
    noChange,
    notificationPermission,
    () => 'unsupported' as const,
  );
  const [asked, setAsked] = useState(false);
  if (isBlocked)
    return (
      <p className="flex items-center gap-1.5 text-sm font-semibold [&_svg]:size-5">
        <Volume2 aria-hidden />
        <span>{t('tapForSound')}</span>
      </p>
    );
  return (
    <div className={cn('flex items-center gap-2 text-xs text-ink-muted', className)}>
      <p className="min-w-0 flex-1">{t('keepOpen')}</p>
      {permission === 'default' && !asked && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => void Notification.requestPermission().finally(() => setAsked(true))}
        >
          <Bell aria-hidden className="size-4" />
          <span>{t('notify')}</span>
        </Button>
      )}
    </div>
  );
}

/** Announces starts, last minutes and ends to screen readers. */
function Announcement({ news }: { news: readonly TimerNews[] }) {
  const t = useTranslations('timers');
  const locale = useLocale();
  const textOf = ({ is, timer: { name }, seconds = 0 }: TimerNews) =>
    ({
      started: () => t('started', { name, time: durationText(seconds, locale, 'long') }),
      stopped: () => t('stopped', { name }),
      minuteLeft: () => t('minuteLeft', { name }),
      ended: () => t('ended', { name }),
    })[is]();
  const announce = (isUrgent: boolean) =>
    news
      .filter(({ is }) => (is === 'ended') === isUrgent)
      .map(textOf)
      .join(' ');
  return (
    <>
      <p role="status" className="sr-only">
        {announce(false)}
      </p>
      <p role="alert" className="sr-only">
        {announce(true)}
      </p>
    </>
  );
}
