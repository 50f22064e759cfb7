import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { News } from '@/features/projects/model/place';
import { Button } from '@/ui/kit/buttons/button';
import { AcknowledgeDialog } from '@/ui/kit/overlays/acknowledge-dialog';
import { NewsWords } from '../news-words';

interface VersionWarningProps {
  warning: News | undefined;
  /** that is read */
  versionNumber: number;
  /** the newest version is on its way */
  isBusy: boolean;
  onShow: () => void;
  onDismiss: () => void;
  /** called once it is gone; true when the focus was given to the step */
  onClosed: () => boolean;
}

/** That the guide has changed while it is read, and that it matters for safety. */
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
  return (
    <AcknowledgeDialog
      isOpen={isOpen}
      onClosed={onClosed}
      title={<NewsWords news={news} />}
      confirmLabel={t('understood')}
      onConfirm={onDismiss}
      other={
        <Button variant="secondary" isBusy={isBusy} onClick={onShow}>
          {t('goOn')}
        </Button>
      }
    >
      {news.note && <p>{news.note}</p>}
      <p className="text-ink-muted">
        {t('reading', { begun: versionNumber, number: news.versionNumber })}
      </p>
    </AcknowledgeDialog>
  );
}
