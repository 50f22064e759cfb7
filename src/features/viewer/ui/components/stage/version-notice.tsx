import { TriangleAlert, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { numberList } from '@/shared/text/number-list';
import { NEWS_STEPS_MAX } from '../../../constants';
import type { News } from '../../hooks/use-news';
import { ToolButton } from '../tool-button';

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
  'pointer-events-auto mt-2 w-fit rounded-lg bg-surface p-2 pl-3 text-sm text-ink shadow-lift animate-rise';

/**
 * That the guide has changed while it is read: quietly, or at once where it matters for safety. Its
 * regions are there before their text, so that screen readers announce it.
 */
export function VersionNotice({ news, lostVersion, versionNumber, ...rest }: VersionNoticeProps) {
  const t = useTranslations('viewer.version');
  const dismiss = (
    <ToolButton label={t('dismiss')} onPress={rest.onDismiss}>
      <X aria-hidden />
    </ToolButton>
  );
  return (
    <>
      <div aria-live="polite">
        {news && !news.isSafety && (
          <div className={`${CARD} flex items-center gap-1 border border-line`}>
            <Words news={news} />
            <Button variant="ghost" isBusy={rest.isBusy} onClick={rest.onShow} className="px-3">
              {t('show')}
            </Button>
            {dismiss}
          </div>
        )}
        {!news && lostVersion !== undefined && (
          <div className={`${CARD} flex items-center gap-1 border border-line`}>
            <p>{t('lost', { begun: lostVersion, number: versionNumber })}</p>
            {dismiss}
          </div>
        )}
      </div>
      <div role="alert">
        {news?.isSafety && (
          <div className={`${CARD} flex flex-col gap-2 border-2 border-warn text-base`}>
            <div className="flex gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
              <Words news={news} />
            </div>
            <div className="flex flex-wrap gap-2">
              <Button isBusy={rest.isBusy} onClick={rest.onShow} className="flex-1 px-3">
                {t('goOn')}
              </Button>
              <Button variant="secondary" onClick={rest.onDismiss} className="flex-1 px-3">
                {t('stay')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </>
  );
}

function Words({ news: { stepNumbers, isSafety, note } }: { news: News }) {
  const t = useTranslations('viewer.version');
  const locale = useLocale();
  const count = stepNumbers.length;
  const steps =
    count > NEWS_STEPS_MAX
      ? t('many', { count })
      : t('steps', { count, steps: numberList(stepNumbers, locale) });
  return (
    <div className="min-w-0">
      <p className={isSafety ? 'font-semibold' : undefined}>
        {count === 0
          ? t(isSafety ? 'safetyUnnamed' : 'changedUnnamed')
          : t(isSafety ? 'safety' : 'changed', { steps })}
      </p>
      {note && <p className="wrap-anywhere text-ink-muted">{note}</p>}
    </div>
  );
}
