import { Check, MessageSquareWarning } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ApiError } from '@/browser/api/api-error';
import { useAction } from '@/browser/api/use-action';
import { Button } from '@/ui/kit/buttons/button';
import type { ReviewsResponse } from '../../schema';
import { decideReview } from '../api';
import { ChangesDialog } from './changes-dialog';

interface DecisionBarProps {
  projectUid: string;
  facts: ReviewsResponse;
  /** Readers have the draft already. */
  isNothingNew: boolean;
  /** of the draft that is shown; that of the facts may be newer */
  digest: string;
  onDecided: (facts: ReviewsResponse) => void;
  /** the draft is another one by now */
  onLapsed: () => void;
}

/** Approves the draft that is shown, or asks for changes; or explains why not. */
export function DecisionBar({
  projectUid,
  facts,
  isNothingNew,
  digest,
  onDecided,
  onLapsed,
}: DecisionBarProps) {
  const t = useTranslations('reviews');
  const { run, isBusy: isApproving } = useAction();
  const [isAsking, setAsking] = useState(false);
  const [hasLapsed, setLapsed] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const { mayApprove, state } = facts;
  const isOld = digest !== facts.digest;
  const lapse = () => {
    setLapsed(true);
    onLapsed();
  };
  const approve = () =>
    run(async () => {
      setLapsed(false);
      try {
        onDecided(await decideReview(projectUid, { outcome: 'approved', digest, note: '' }));
        // The pressed button is gone.
        bar.current?.focus();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'approval_lapsed') throw error;
        lapse();
      }
    });
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-t border-line bg-paper px-4 py-3 pb-safe-bottom outline-none"
    >
      <p role="alert" className="max-w-prose font-semibold empty:hidden">
        {hasLapsed && t('lapsedNow')}
      </p>
      {isNothingNew ? (
        <p className="text-ink-muted">{t('nothingNew')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-3 max-xs:gap-2 max-xs:[&_svg:not(.animate-spin)]:hidden">
          {mayApprove ? (
            state !== 'approved' && (
              <Button isBusy={isApproving} disabled={isOld} onClick={() => void approve()}>
                <Check aria-hidden />
                <span>{t('approve')}</span>
              </Button>
            )
          ) : (
            <p className="max-w-prose flex-1 basis-60 text-ink-muted">{t('ownChanges')}</p>
          )}
          <Button variant="secondary" disabled={isOld} onClick={() => setAsking(true)}>
            <MessageSquareWarning aria-hidden />
            <span>{t('change')}</span>
          </Button>
        </div>
      )}
      <ChangesDialog
        projectUid={projectUid}
        digest={digest}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onDecided={(newer) => {
          setLapsed(false);
          onDecided(newer);
        }}
        onLapsed={lapse}
      />
    </div>
  );
}
