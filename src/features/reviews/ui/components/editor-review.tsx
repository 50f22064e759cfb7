'use client';

import { CalendarClock } from 'lucide-react';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import type { MenuEntry } from '@/ui/kit/overlays/dropdown-menu';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { dateWords } from '@/shared/text/date-words';
import type { PlacedGuide } from '../../model/place-of';
import { useReviews } from '../hooks/use-reviews';
import { useStateText } from '../hooks/use-state-text';
import { AskDialog } from './ask-dialog';
import { ChangedBy } from './changed-by';
import { LookAgainDialog } from './look-again-dialog';
import { NeededDialog } from './needed-dialog';

/** The dialogs of reviews. */
export type ReviewAsking = 'askReview' | 'reviewNeeded' | 'lookAgain';
/** Effects of reviews on the buttons of the editor. */
/** `mustAsk`: publishing needs an approval first; undefined until that is known. */
export type ReviewEffect = { mustAsk: boolean | undefined; entries: readonly MenuEntry[] };

export interface EditorReviewProps {
  guide: PlacedGuide & { projectUid: string; versionNumber: number | null };
  you: string;
  /** The draft differs from what readers get. */
  isNew: boolean;
  asking: string | undefined;
  onAsk: (asking: ReviewAsking | undefined) => void;
  /** stores what is typed */
  save: () => Promise<void>;
  /** stable across renders */
  onEffect: (effect: ReviewEffect) => void;
}

// As high as its text, so that the line keeps its height; the touch target is higher.
const action =
  '-my-3 inline-flex min-h-11 items-center font-semibold text-signal underline underline-offset-4';

const line = 'flex basis-full flex-wrap items-center gap-x-4 gap-y-3 text-sm';

/** The state of the review below the buttons of the editor, and the dialogs about it. */
export function EditorReview({
  guide,
  you,
  isNew,
  asking,
  onAsk,
  save,
  onEffect,
}: EditorReviewProps) {
  const t = useTranslations('reviews');
  const stateText = useStateText();
  const { projectUid, versionNumber } = guide;
  const { facts, hasFailed, take, retry } = useReviews(projectUid, String(versionNumber));
  const tellEffect = useEffectEvent((mustAsk: boolean | undefined) =>
    onEffect({
      mustAsk,
      entries: [
        {
          id: 'lookAgain',
          label: t('lookAgain'),
          icon: <CalendarClock aria-hidden />,
          onSelect: () => onAsk('lookAgain'),
        },
      ],
    }),
  );
  // Without an answer, the server decides.
  const mustAsk = facts ? !facts.mayPublish : hasFailed ? false : undefined;
  useEffect(() => tellEffect(mustAsk), [mustAsk]);
  // The server refused to publish: what is shown may be older than its reason.
  useEffect(() => {
    if (asking === 'reviewNeeded') retry();
  }, [asking, retry]);
  if (!facts) return hasFailed && <Failure onRetry={retry} />;
  const { state, needsSecondPerson, lookAgainOn, waitsFor } = facts;
  const lastOfOthers = facts.changedBy.find(({ id }) => id !== you);
  const dialog = (name: ReviewAsking) => ({
    isOpen: asking === name,
    onOpenChange: (isOpen: boolean) => onAsk(isOpen ? name : undefined),
  });
  return (
    <>
      {(isNew || lookAgainOn) && (
        <div className={line}>
          {isNew && (
            <>
              <p role="status" className="font-semibold wrap-anywhere">
                {(state !== 'none' || needsSecondPerson) && stateText(facts)}
              </p>
              {lastOfOthers && (
                <p className="text-ink-muted wrap-anywhere">
                  <ChangedBy change={lastOfOthers} guide={guide} you={you} />
                </p>
              )}
              {state !== 'approved' && (
                <button type="button" className={action} onClick={() => onAsk('askReview')}>
                  {t('ask')}
                </button>
              )}
              <Link href={dashboardPaths.review(projectUid)} className={action}>
                {t('title')}
              </Link>
            </>
          )}
          {lookAgainOn && <LookAgainLine on={lookAgainOn} onChange={() => onAsk('lookAgain')} />}
        </div>
      )}
      <AskDialog
        {...dialog('askReview')}
        projectUid={projectUid}
        others={waitsFor.filter(({ id }) => id !== you)}
        save={save}
        onAsked={take}
      />
      <NeededDialog
        {...dialog('reviewNeeded')}
        facts={facts}
        you={you}
        toReview={dashboardPaths.review(projectUid)}
        onAsk={() => onAsk('askReview')}
      />
      <LookAgainDialog
        {...dialog('lookAgain')}
        projectUid={projectUid}
        on={lookAgainOn}
        onChanged={(on) => take({ ...facts, lookAgainOn: on })}
      />
    </>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('reviews');
  const common = useTranslations('common');
  return (
    <div className={line}>
      <p role="alert">{t('loadFailed')}</p>
      <button type="button" className={action} onClick={onRetry}>
        {common('retry')}
      </button>
    </div>
  );
}

function LookAgainLine({ on, onChange }: { on: string; onChange: () => void }) {
  const t = useTranslations('reviews');
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-ink-muted">
      <time dateTime={on}>{t('lookAgainOn', { date: dateWords(on, locale, 'UTC').date })}</time>
      <button type="button" className={action} onClick={onChange}>
        {t('changeDay')}
      </button>
    </p>
  );
}
