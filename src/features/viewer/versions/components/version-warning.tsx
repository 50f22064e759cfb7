import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { News } from '@/features/projects/model/place';
import { Button } from '@/ui/kit/buttons/button';
import { AcknowledgeDialog } from '@/ui/kit/overlays/acknowledge-dialog';
import { NewsWords } from './news-words';

interface VersionWarningProps {
  warning: News | undefined;
  /** that is read */
  versionNumber: number;
  /** the newest version is on its way */
  isBusy: boolean;
  /** @param step of the newest version; without it, the one that is read */
  onShow: (step?: number) => void;
  onDismiss: () => void;
  /** called once it is gone; true when the step was focused */
  onClosed: () => boolean;
}

/** A change that matters for safety, in a guide that is being read. */
export function VersionWarning({ warning, ...rest }: VersionWarningProps) {
  // Mounted on first use, and its words stay while it closes: most readers need none.
  const [shown, setShown] = useState(warning);
  if (warning && warning !== shown) setShown(warning);
  return shown && <Warning {...rest} news={shown} isOpen={warning !== undefined} />;
}

function Warning({
  news,
  isOpen,
  versionNumber,
  isBusy,
  onShow,
  onDismiss,
  onClosed,
}: Omit<VersionWarningProps, 'warning'> & { news: News; isOpen: boolean }) {
  const t = useTranslations('viewer.version');
  const id = useId();
  return (
    <AcknowledgeDialog
      isOpen={isOpen}
      onClosed={onClosed}
      title={<NewsWords news={news} />}
      confirmLabel={t('goOn')}
      isBusy={isBusy}
      onConfirm={() => onShow()}
      others={
        <>
          {news.stepNumbers.length > 0 && (
            <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
              <span id={id} className="text-ink-muted">
                {t('changedSteps')}
              </span>
              {news.stepNumbers.map((step) => (
                <Button
                  key={step}
                  variant="secondary"
                  size="sm"
                  isBusy={isBusy}
                  onClick={() => onShow(step)}
                >
                  {t('toStep', { number: step })}
                </Button>
              ))}
            </div>
          )}
          <Button variant="ghost" onClick={onDismiss}>
            {t('stay', { number: versionNumber })}
          </Button>
        </>
      }
    >
      {news.note && <p>{news.note}</p>}
      <p className="text-ink-muted">
        {t('reading', { begun: versionNumber, number: news.versionNumber })}
      </p>
    </AcknowledgeDialog>
  );
}
