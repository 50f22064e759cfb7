import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { News } from '@/features/projects/model/place';
import { Button } from '@/ui/kit/buttons/button';
import { NewsWords } from './news-words';
import { ToolButton } from '../../shell/components/tool-button';

export interface VersionNoticeProps {
  news: News | undefined;
  /** the version that was begun, if it could not be read */
  lostVersion: number | undefined;
  /** of the version that is read */
  versionNumber: number;
  /** the newest version is on its way */
  isBusy: boolean;
  onShow: () => void;
  onDismiss: () => void;
}

const CARD =
  'pointer-events-auto mt-2 flex w-fit items-center gap-1 rounded-lg border border-line bg-surface p-2 pl-3 text-sm text-ink shadow-lift animate-rise';

/**
 * That the guide has changed while it is read. The region is there before its text, so that screen
 * readers announce it.
 */
export function VersionNotice({ news, lostVersion, versionNumber, ...rest }: VersionNoticeProps) {
  const t = useTranslations('viewer.version');
  const dismiss = (
    <ToolButton label={t('dismiss')} onPress={rest.onDismiss}>
      <X aria-hidden />
    </ToolButton>
  );
  return (
    <div aria-live="polite">
      {news && (
        <div className={CARD}>
          <div className="min-w-0">
            <p>
              <NewsWords news={news} />
            </p>
            {news.note && <p className="wrap-anywhere text-ink-muted">{news.note}</p>}
          </div>
          <Button
            variant="ghost"
            isBusy={rest.isBusy}
            onClick={() => rest.onShow()}
            className="px-3"
          >
            {t('show')}
          </Button>
          {dismiss}
        </div>
      )}
      {!news && lostVersion !== undefined && (
        <div className={CARD}>
          <p>{t('lost', { begun: lostVersion, number: versionNumber })}</p>
          {dismiss}
        </div>
      )}
    </div>
  );
}
