import { ArrowLeft, ArrowRight, Flag, Pause, Play, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import type { ButtonVariant } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { paths } from '@/shared/paths';
import { GO_ON_MS } from '../constants';
import type { Reading } from '../hooks/use-reading';

interface StepNavProps {
  projectUid: string;
  step: number;
  count: number;
  isReady: boolean;
  reading: Pick<Reading, 'action' | 'isWaiting' | 'toggle'>;
  onPrevious: () => void;
  onNext: () => void;
  className?: string;
}

const ACTIONS = { play: Play, pause: Pause, replay: RotateCcw };

/** The controls that matter most: large, and at the thumb. */
export function StepNav({ projectUid, step, count, isReady, reading, onPrevious, onNext, className }: StepNavProps) {
  const t = useTranslations('viewer');
  const isLast = step === count;
  const Action = ACTIONS[reading.action];
  return (
    <div className={cn('flex gap-2 min-[24rem]:gap-3', className)}>
      <Control label={t('previous')} href={step > 1 ? paths.step(projectUid, step - 1) : undefined} isReady={isReady} onPress={onPrevious} variant="secondary" className="w-[23%] min-w-14">
        <ArrowLeft aria-hidden />
      </Control>
      <button type="button" aria-label={t(reading.action)} title={t(reading.action)} disabled={!isReady} onClick={reading.toggle}
        className={look('secondary', 'w-[23%] min-w-14 border-line-strong')}>
        <Action aria-hidden className={reading.action === 'replay' ? undefined : 'fill-current'} />
      </button>
      <Control label={isLast ? t('finishLabel') : t('next')} href={isLast ? paths.finished(projectUid) : paths.step(projectUid, step + 1)} isReady={isReady} onPress={onNext} variant="primary" className="min-w-0 flex-1 overflow-hidden">
        {reading.isWaiting && <span aria-hidden style={{ animationDuration: `${GO_ON_MS}ms` }} className="absolute inset-x-0 bottom-0 h-1.5 origin-left animate-fill bg-on-signal" />}
        {isLast ? t('finish') : t('nextShort')}
        {isLast ? <Flag aria-hidden /> : <ArrowRight aria-hidden />}
      </Control>
    </div>
  );
}

function look(variant: ButtonVariant, className: string): string {
  return buttonStyles({ variant, size: 'lg', className: cn(
    'h-14 px-2 text-lg min-[22rem]:text-xl [@media(min-height:40rem)]:h-16 [&_svg]:size-7',
    'in-data-large:h-20 in-data-large:[&_svg]:size-9 in-data-large:[@media(min-height:40rem)]:h-28', className) });
}

interface ControlProps {
  label: string;
  /** where it leads without scripts; nowhere: it does nothing */
  href: string | undefined;
  isReady: boolean;
  onPress: () => void;
  variant: ButtonVariant;
  className: string;
  children: ReactNode;
}

function Control({ label, href, isReady, onPress, variant, className, children }: ControlProps) {
  // Plain links until the page has come alive, so that slow and scriptless browsers can walk through as well.
  if (!isReady && href) return <a href={href} aria-label={label} className={look(variant, className)}>{children}</a>;
  return <button type="button" aria-label={label} aria-disabled={href ? undefined : true} onClick={onPress} className={look(variant, className)}>{children}</button>;
}
