import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Eye,
  type LucideIcon,
  Undo2,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/ui/kit/cn';
import { Progress } from '@/ui/kit/progress';
import { Spinner } from '@/ui/kit/spinner';
import { isWorking } from '../hooks/use-import';
import type { ImportView } from '../../schema';

/** Reports whether an import has ended without any guide. */
const isNothing = ({ state, guides }: ImportView) =>
  state === 'done' && guides.imported + guides.copied + guides.replaced === 0;

const LOOKS: Record<
  'done' | 'nothing' | 'preview' | 'asking' | 'cancelled' | 'failed' | 'undone',
  { box: string; ink: string; Icon: LucideIcon }
> = {
  done: { box: 'bg-good-soft', ink: 'text-good', Icon: CircleCheck },
  nothing: { box: 'bg-warn-soft', ink: 'text-warn', Icon: CircleAlert },
  preview: { box: 'bg-blueprint-soft', ink: 'text-blueprint', Icon: Eye },
  asking: { box: 'bg-blueprint-soft', ink: 'text-blueprint', Icon: CircleHelp },
  cancelled: { box: 'bg-sunken', ink: 'text-ink-muted', Icon: Ban },
  undone: { box: 'bg-sunken', ink: 'text-ink-muted', Icon: Undo2 },
  failed: { box: 'bg-bad-soft', ink: 'text-bad', Icon: CircleAlert },
};

interface ImportStateProps {
  shown: ImportView;
  /** the server does not respond at the moment */
  isAway: boolean;
}

/** The state and the progress of an import in one sentence. */
export function ImportState({ shown, isAway }: ImportStateProps) {
  const t = useTranslations('transfer');
  const {
    state,
    isCancelled,
    failure,
    progress: { done, total },
  } = shown;
  const kind = isNothing(shown) ? 'nothing' : state;
  const look = kind in LOOKS ? LOOKS[kind as keyof typeof LOOKS] : undefined;
  const isCounted = total > 0 && state !== 'undoing';
  const percent = isCounted ? Math.round((done / total) * 100) : undefined;
  return (
    <div className="flex flex-col gap-3">
      <div
        role="status"
        className={cn('flex items-start gap-3 rounded-md px-4 py-3', look?.box ?? 'bg-sunken')}
      >
        {look ? (
          <look.Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', look.ink)} />
        ) : (
          <span aria-hidden className="mt-0.5">
            <Spinner />
          </span>
        )}
        <div className="min-w-0">
          <p className="font-semibold">
            {t(isCancelled && isWorking(shown) ? 'state.cancelling' : `state.${kind}`)}
          </p>
          {failure && <p>{failure.message}</p>}
          {isAway && <p>{t('away')}</p>}
        </div>
      </div>
      {isWorking(shown) && (
        <div className="flex items-center gap-4">
          <Progress
            label={t(state === 'undoing' ? 'state.undoing' : 'progress')}
            percent={percent}
          />
          {isCounted && (
            <span className="shrink-0 font-mono text-sm text-ink-muted">
              {t(state === 'importing' ? 'importing' : 'checking', { done, total })}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
