import { ArrowLeft, ArrowRight, Flag, Pause, Play, RotateCcw, VolumeX } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { buttonStyles, type ButtonVariant } from '@/ui/kit/buttons/button-styles';
import { cn } from '@/ui/kit/cn';
import { languageIn, type ProjectLanguage } from '@/shared/interface/languages';
import { paths } from '@/shared/addresses/paths';
import { AUTO_ADVANCE_MS } from '../../constants';
import type { Reading } from '../../speech/hooks/use-reading';
import type { ReaderProblem } from '../../speech/model/reader';

interface StepNavProps {
  /** of the guide's page; the others are below it */
  address: string;
  isReady: boolean;
  /**
   * in the frame of another site navigation stays links: opened other than by a plain click, they
   * lead to the guide there
   */
  isEmbed: boolean;
  /** base address of the plain links; undefined after hydration */
  linksFrom: number | undefined;
  isFirst: boolean;
  isLast: boolean;
  action: Reading['action'];
  isWaiting: boolean;
  /** why there is no sound */
  problem: ReaderProblem | undefined;
  /** of the text to be read aloud */
  textLang: ProjectLanguage;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  className?: string;
}

const ACTIONS = { play: Play, pause: Pause, replay: RotateCcw };

/** The main controls: large, and within reach of the thumb. */
export const StepNav = memo(function StepNav({
  address,
  isReady,
  isEmbed,
  linksFrom,
  isFirst,
  isLast,
  action,
  isWaiting,
  problem,
  textLang,
  onToggle,
  onPrevious,
  onNext,
  className,
}: StepNavProps) {
  const t = useTranslations('viewer');
  const locale = useLocale();
  const isMute = action === 'play' && problem !== undefined && problem !== 'blocked';
  const Action = isMute ? VolumeX : ACTIONS[action];
  const link = (by: number) =>
    linksFrom === undefined ? undefined : paths.stepBelow(address, linksFrom + by);
  return (
    <div className={cn('flex gap-2 xs:gap-3 tight:flex-wrap', className)}>
      <Control
        label={t('previous')}
        href={isFirst ? undefined : link(-1)}
        isOff={isFirst}
        isEmbed={isEmbed}
        onPress={onPrevious}
        variant="secondary"
        className="w-23/100 min-w-14"
      >
        <ArrowLeft aria-hidden />
      </Control>
      <button
        type="button"
        aria-label={t(action)}
        title={
          isMute ? t(`speech.${problem}`, { language: languageIn(locale, textLang) }) : t(action)
        }
        disabled={!isReady}
        onClick={onToggle}
        className={look('secondary', 'w-23/100 min-w-14 border-line-strong')}
      >
        <Action
          aria-hidden
          className={isMute || action === 'replay' ? undefined : 'fill-current'}
        />
      </button>
      <Control
        label={isLast ? t('finishLabel') : t('next')}
        isEmbed={isEmbed}
        href={linksFrom !== undefined && isLast ? paths.finishedBelow(address) : link(1)}
        onPress={onNext}
        variant="primary"
        className="min-w-0 flex-1 overflow-hidden tight:basis-full"
      >
        {isWaiting && (
          <span
            aria-hidden
            style={{ animationDuration: `${AUTO_ADVANCE_MS}ms` }}
            className="absolute inset-x-0 bottom-0 h-1.5 origin-left animate-fill bg-on-signal"
          />
        )}
        <span>{isLast ? t('finish') : t('nextShort')}</span>
        {isLast ? <Flag aria-hidden /> : <ArrowRight aria-hidden />}
      </Control>
    </div>
  );
});

function look(variant: ButtonVariant, className: string): string {
  return buttonStyles({
    variant,
    size: 'lg',
    className: cn(
      'h-14 px-2 text-lg phone:text-xl low:text-lg tall:h-16 [&_svg]:size-7',
      'in-data-large:h-20 in-data-large:[&_svg]:size-9 in-data-large:tall:h-28',
      className,
    ),
  });
}

interface ControlProps {
  label: string;
  isEmbed: boolean;
  /** its target without scripts */
  href: string | undefined;
  /** disabled here */
  isOff?: boolean;
  onPress: () => void;
  variant: ButtonVariant;
  className: string;
  children: ReactNode;
}

function Control({
  label,
  isEmbed,
  href,
  isOff,
  onPress,
  variant,
  className,
  children,
}: ControlProps) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  // Plain links until hydration, so that readers on slow browsers or without scripts can move
  // through the guide, too.
  if (href)
    return (
      <a
        href={href}
        {...(isEmbed && { target: '_blank', rel: 'noopener', onClick: press })}
        aria-label={label}
        className={look(variant, className)}
      >
        {children}
      </a>
    );
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff ? true : undefined}
      onClick={onPress}
      className={look(variant, className)}
    >
      {children}
    </button>
  );
}
