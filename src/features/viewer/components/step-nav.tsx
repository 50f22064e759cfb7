import { ArrowLeft, ArrowRight, Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import type { ButtonVariant } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { paths } from '@/shared/paths';

interface StepNavProps {
  projectUid: string;
  step: number;
  count: number;
  isReady: boolean;
  onPrevious: () => void;
  onNext: () => void;
  className?: string;
}

/** The two controls that matter most: large, and at the thumb. */
export function StepNav({ projectUid, step, count, isReady, onPrevious, onNext, className }: StepNavProps) {
  const t = useTranslations('viewer');
  const isLast = step === count;
  return (
    <div className={cn('flex gap-3', className)}>
      <Control label={t('previous')} href={step > 1 ? paths.step(projectUid, step - 1) : undefined} isReady={isReady} onPress={onPrevious} variant="secondary" className="w-[30%] min-w-16">
        <ArrowLeft aria-hidden />
      </Control>
      <Control label={isLast ? t('finishLabel') : t('next')} href={isLast ? paths.finished(projectUid) : paths.step(projectUid, step + 1)} isReady={isReady} onPress={onNext} variant="primary" className="min-w-0 flex-1">
        {isLast ? t('finish') : t('nextShort')}
        {isLast ? <Flag aria-hidden /> : <ArrowRight aria-hidden />}
      </Control>
    </div>
  );
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
  const look = buttonStyles({ variant, size: 'lg', className: cn('h-14 px-3 text-xl [@media(min-height:40rem)]:h-16 [&_svg]:size-7', className) });
  // Plain links until the page has come alive, so that slow and scriptless browsers can walk through as well.
  if (!isReady && href) return <a href={href} aria-label={label} className={look}>{children}</a>;
  return <button type="button" aria-label={label} aria-disabled={href ? undefined : true} onClick={onPress} className={look}>{children}</button>;
}
