import { CircleAlert, CircleCheck, CloudOff, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/ui/kit/buttons/button';
import type { MarksState } from '../hooks/use-saved-marks';

interface MarksSaveStateProps {
  state: MarksState;
  /** until everything is saved */
  isClosing: boolean;
  onRetry: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** How far the marks are saved, in words, with what to do about it. */
export function MarksSaveState({
  state,
  isClosing,
  onRetry,
  onLeave,
  children,
}: MarksSaveStateProps) {
  const t = useTranslations('markEditor');
  const common = useTranslations('common');
  const isUnsent = state.is === 'offline' || state.is === 'failed';
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-x-3 gap-y-2">
      <div role="status" className="mr-auto flex min-w-40 flex-1 gap-1.5 text-sm text-ink-muted">
        {state.is === 'saved' && (
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
        )}
        {state.is === 'offline' && (
          <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        )}
        {state.is === 'failed' && (
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
        )}
        <span className="min-w-0">
          <span>
            {state.is === 'failed'
              ? t('state.failed', { reason: state.reason })
              : t(`state.${state.is}`)}
          </span>
          {isClosing && isUnsent && (
            <span className="block font-semibold text-ink">{t('closing')}</span>
          )}
        </span>
      </div>
      {isUnsent && (
        <Button variant="ghost" size="sm" onClick={onRetry}>
          <RotateCw aria-hidden />
          <span>{common('retry')}</span>
        </Button>
      )}
      {isClosing && isUnsent && (
        <Button variant="ghost" size="sm" onClick={onLeave}>
          {t('leave')}
        </Button>
      )}
      <div>{children}</div>
    </div>
  );
}
