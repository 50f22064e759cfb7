'use client';

import { Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useAnswer } from '@/browser/api/use-answer';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import { Button } from '@/ui/kit/buttons/button';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Skeleton } from '@/ui/kit/skeleton';
import { Loading, LoadFailure } from '@/ui/layout/load-state';
import { ProjectStatus } from '@/features/projects/constants';
import type { OwnProject } from '@/features/projects/schema';
import { readProject } from '@/features/projects/ui/api';
import { PreviewDialog } from '@/features/projects/ui/components/preview/preview-dialog';
import { ChangesList } from '@/features/projects/ui/components/versions/changes-list';
import { GuideView } from '@/features/projects/ui/components/versions/guide-view';
import { useTryIt } from '@/features/projects/ui/hooks/use-try-it';
import { compareVersions } from '@/features/projects/ui/versions-api';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { ReviewsResponse } from '../../schema';
import { useReviews } from '../hooks/use-reviews';
import { ChangedBy } from './changed-by';
import { DecisionBar } from './decision-bar';
import { PastReviews } from './past-reviews';
import { ReviewState } from './review-state';

export interface ReviewPageProps {
  projectUid: string;
  you: string;
  /** shows the way to the editor */
  mayWrite: boolean;
  /** beside the guide's own texts (null) and each step, chapter and question */
  beside: (guide: OwnProject, itemId: string | null) => ReactNode;
}

/** The draft of a guide as somebody decides about it. */
export function ReviewPage(props: ReviewPageProps) {
  const { projectUid } = props;
  const { facts, hasFailed, retry, take } = useReviews(projectUid);
  if (!facts) return <NotYet hasFailed={hasFailed} onRetry={retry} />;
  return <LoadedReview {...props} facts={facts} onDecided={take} onLapsed={retry} />;
}

interface LoadedReviewProps extends ReviewPageProps {
  facts: ReviewsResponse;
  onDecided: (facts: ReviewsResponse) => void;
  onLapsed: () => void;
}

function LoadedReview({
  projectUid,
  you,
  mayWrite,
  beside,
  facts,
  onDecided,
  onLapsed,
}: LoadedReviewProps) {
  const t = useTranslations('reviews');
  // Read after the digest: an approval is never about a later draft than the one that is shown.
  const { answer, hasFailed, retry } = useAnswer(
    JSON.stringify([projectUid, facts.digest]),
    async (signal) => {
      const { digest } = facts;
      const draft = await readProject(projectUid, signal);
      const isFirst = draft.versionNumber === null;
      const changes = isFirst ? null : await compareVersions(projectUid, {}, signal);
      return { digest, draft, changes };
    },
  );
  if (!answer) return <NotYet hasFailed={hasFailed} onRetry={retry} />;
  const { digest, draft, changes } = answer;
  const { status, unpublishedChanges } = draft;
  const isNothingNew = status === ProjectStatus.Published && unpublishedChanges === 0;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-2">
          {!isNothingNew && <ReviewState facts={facts} />}
          {facts.changedBy.length > 0 && (
            <ul className="text-sm text-ink-muted wrap-anywhere">
              {facts.changedBy.map((change) => (
                <li key={change.id}>
                  <ChangedBy change={change} guide={draft} you={you} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <Actions draft={draft} mayWrite={mayWrite} />
      </div>
      {changes && (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl">{t('differences', { number: changes.from })}</h2>
          <ChangesList
            changes={changes.changes}
            languages={changes.languages}
            pictures={new Map(changes.pictures.map(({ id, picture }) => [id, picture]))}
          />
        </section>
      )}
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">{t('draft')}</h2>
        <GuideView guide={draft} beside={(itemId) => beside(draft, itemId)} />
      </section>
      <PastReviews reviews={facts.results} total={facts.totalResults} />
      <DecisionBar
        projectUid={projectUid}
        facts={facts}
        isNothingNew={isNothingNew}
        digest={digest}
        onDecided={onDecided}
        onLapsed={onLapsed}
      />
    </div>
  );
}

function NotYet({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useTranslations('reviews');
  return hasFailed ? (
    <LoadFailure text={t('loadFailed')} onRetry={onRetry} />
  ) : (
    <Loading>
      <Skeleton className="h-24" />
      <Skeleton className="h-60" />
    </Loading>
  );
}

function Actions({ draft, mayWrite }: { draft: OwnProject; mayWrite: boolean }) {
  const t = useTranslations('editor');
  const [isLinkShown, setLinkShown] = useState(false);
  const { tryIt, isOpening } = useTryIt(
    draft.projectUid,
    () => Promise.resolve(),
    () => setLinkShown(true),
  );
  const close = useStableHandler(() => setLinkShown(false));
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        isBusy={isOpening}
        disabled={draft.takenDownAt !== null}
        onClick={() => void tryIt()}
      >
        <Play aria-hidden />
        <span>{t('tryIt')}</span>
        <span className="sr-only">{`(${t('newWindow')})`}</span>
      </Button>
      {mayWrite && (
        <ButtonLink variant="secondary" size="sm" href={dashboardPaths.editor(draft.projectUid)}>
          {t('title')}
        </ButtonLink>
      )}
      {isLinkShown && <PreviewDialog projectUid={draft.projectUid} onClose={close} />}
    </div>
  );
}
