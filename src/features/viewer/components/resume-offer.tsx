import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { PickedText } from '@/shared/localized-text';

interface ResumeOfferProps {
  step: number;
  name: PickedText;
  onGoOn: () => void;
  onStartOver: () => void;
  className?: string;
}

/** For those who come back: on at the step where one was, or from the beginning. Whoever just reads on need not answer. */
export function ResumeOffer({ step, name, onGoOn, onStartOver, className }: ResumeOfferProps) {
  const t = useTranslations('resume');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        'flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-lift animate-rise',
        className,
      )}
    >
      <p id={titleId} className="flex items-start gap-2 font-semibold">
        <History aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" />
        <span className="min-w-0">
          <span>{t('left', { step })}</span>{' '}
          <span lang={name.lang} className="font-normal">
            {name.value}
          </span>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onGoOn} className="flex-1">
          {t('goOn', { step })}
        </Button>
        <Button variant="secondary" onClick={onStartOver} className="flex-1">
          {t('startOver')}
        </Button>
      </div>
    </section>
  );
}
