import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import type { PickedText } from '@/shared/interface/localized-text';

interface ResumeOfferProps {
  step: number;
  name: PickedText;
  onGoOn: () => void;
  onStartOver: () => void;
}

/**
 * Offers returning readers to continue at their last step or to start over. Reading on dismisses
 * it.
 */
export function ResumeOffer({ step, name, onGoOn, onStartOver }: ResumeOfferProps) {
  const t = useTranslations('resume');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="pointer-events-auto flex flex-col gap-1 rounded-lg border border-line bg-surface p-2 shadow-lift animate-rise"
    >
      <p id={titleId} className="line-clamp-1 px-1 text-sm wrap-anywhere">
        <span className="font-semibold">{t('left', { step })}</span>{' '}
        <span lang={name.lang}>{name.value}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onGoOn} className="flex-1 px-2">
          {t('goOn', { step })}
        </Button>
        <Button variant="secondary" onClick={onStartOver} className="flex-1 px-2">
          {t('startOver')}
        </Button>
      </div>
    </section>
  );
}
