import { Mic, MoonStar, Sun, VolumeX, WifiOff } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useIsOffline } from '@/client/offline/use-is-offline';
import { cn } from '@/components/ui/cn';
import { languageIn } from '@/shared/languages';
import type { ProjectLanguage } from '@/shared/languages';
import type { Listening } from '../hooks/use-voice-commands';
import type { Awake } from '../hooks/use-wake-lock';
import type { ReaderProblem } from '../model/reader';
import { commandWord } from '../model/voice-commands';

interface StageStatusProps {
  awake: Awake;
  /** why nothing is to be heard, when something should be */
  problem: ReaderProblem | undefined;
  /** of the text that should be heard */
  textLang: ProjectLanguage;
  /** the guide's, in which commands are said */
  lang: ProjectLanguage;
  listening: Listening;
  heard: string;
  className?: string;
}

/** What the device does for the reader just now, small and in words. */
export const StageStatus = memo(function StageStatus({
  awake,
  problem,
  textLang,
  lang,
  listening,
  heard,
  className,
}: StageStatusProps) {
  const t = useTranslations('viewer');
  const locale = useLocale();
  const isOffline = useIsOffline();
  const words = {
    next: commandWord(lang, 'next'),
    back: commandWord(lang, 'back'),
    repeat: commandWord(lang, 'repeat'),
  };
  return (
    <div
      className={cn('pointer-events-none relative flex flex-col items-start gap-1.5', className)}
    >
      <Note>
        <span data-testid="awake" className="contents">
          {awake === 'on' ? <Sun aria-hidden /> : <MoonStar aria-hidden />}
          <span>{awake === 'on' ? t('awake') : t('asleep')}</span>
        </span>
      </Note>
      <div aria-live="polite" className="flex flex-col items-start gap-1.5">
        {isOffline && (
          <Note>
            <WifiOff aria-hidden />
            <span>{t('offline')}</span>
          </Note>
        )}
        {problem && (
          <Note isStrong>
            <VolumeX aria-hidden />
            <span>{t(`speech.${problem}`, { language: languageIn(locale, textLang) })}</span>
          </Note>
        )}
        {listening === 'on' && (
          <Note isStrong>
            <Mic aria-hidden />
            <span>
              <span>{t('voice.say')}</span>{' '}
              <span lang={lang}>{`“${words.next}” · “${words.back}” · “${words.repeat}”`}</span>
            </span>
          </Note>
        )}
        {(listening === 'denied' || listening === 'failed') && (
          <Note isStrong>
            <Mic aria-hidden />
            <span>{t(`voice.${listening}`)}</span>
          </Note>
        )}
      </div>
      {listening === 'on' && heard && (
        <Note>
          <span
            lang={lang}
            data-testid="heard"
            className="text-base font-semibold"
          >{`“${heard}”`}</span>
        </Note>
      )}
    </div>
  );
});

function Note({ isStrong, children }: { isStrong?: boolean; children: ReactNode }) {
  return (
    <p
      className={cn(
        'flex items-center gap-1.5 rounded-md px-2 py-1 forced-colors:border [&_svg]:size-4 [&_svg]:shrink-0',
        isStrong
          ? 'bg-surface text-sm font-medium text-ink shadow-lift'
          : 'bg-surface/90 text-xs text-ink-muted',
      )}
    >
      {children}
    </p>
  );
}
