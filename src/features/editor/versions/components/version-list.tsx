import { ArrowLeftRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAnswer } from '@/browser/api/use-answer';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { Pagination } from '@/ui/kit/pagination';
import { Skeleton } from '@/ui/kit/skeleton';
import { Loading, LoadFailure } from '@/ui/layout/load-state';
import { listVersions } from '@/features/projects/ui/versions-api';
import { useEditor } from '../../shell/hooks/editor-context';
import { useVersionActions } from '../hooks/use-version-actions';
import { Bin } from './bin-dialog';
import { type Compared, CompareDialog } from './compare-dialog';
import { DraftRow } from './draft-row';
import { HistorySize } from './history-size';
import { VersionDialog } from './version-dialog';
import { VersionRow } from './version-row';

const PAGE_SIZE = 20;

/** @param newest the number of the newest version; the list loads again when it changes */
export function VersionList({ newest }: { newest: number }) {
  const t = useTranslations('editor.versions');
  const editor = useTranslations('editor');
  const {
    project: { projectUid, status },
    unpublishedChanges,
  } = useEditor();
  const [page, setPage] = useState(1);
  const [compared, setCompared] = useState<Compared>();
  const [asked, ask] = useState<number>();
  const [viewed, view] = useState<number>();
  const { answer, hasFailed, retry } = useAnswer(
    JSON.stringify([projectUid, newest, status, page]),
    (signal) => listVersions(projectUid, { page, limit: PAGE_SIZE }, signal),
  );
  const actions = useVersionActions(() => {
    ask(undefined);
    retry();
  });
  if (!answer)
    return hasFailed ? (
      <LoadFailure text={editor('tabFailed')} onRetry={retry} />
    ) : (
      <Loading>
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </Loading>
    );
  const { results, totalResults, history } = answer;
  // Only the oldest ones are ever dropped.
  const oldest = newest - totalResults + 1;
  const changesOf = (number: number): Compared => ({ from: number - 1, to: number });
  const draft: Compared = { from: newest, to: 'draft' };
  const latest = unpublishedChanges > 0 ? draft : newest > oldest && changesOf(newest);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 className="text-lg">{t('title')}</h2>
        <div className="flex flex-wrap gap-2">
          {latest && (
            <Button variant="secondary" size="sm" onClick={() => setCompared(latest)}>
              <ArrowLeftRight aria-hidden />
              <span>{t('compare')}</span>
            </Button>
          )}
          <Bin />
        </div>
      </div>
      <ul className="flex flex-col gap-3">
        {page === 1 && <DraftRow onCompare={() => setCompared(draft)} />}
        {results.map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            onView={() => view(version.number)}
            onCompare={
              version.number > oldest ? () => setCompared(changesOf(version.number)) : undefined
            }
            onRestore={() => ask(version.number)}
          />
        ))}
      </ul>
      {totalResults > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} totalResults={totalResults} onOpen={setPage} />
      )}
      <HistorySize
        history={history}
        isBusy={actions.isBusy}
        onDownload={() => void actions.download()}
        onDrop={() => actions.dropOld()}
      />
      <VersionDialog number={viewed} onClose={() => view(undefined)} />
      <CompareDialog compared={compared} onCompare={setCompared} newest={newest} oldest={oldest} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={() => ask(undefined)}
        isBusy={actions.isBusy}
        question={t('askRestore', { number: asked ?? 0 })}
        consequence={<RestoreConsequence />}
        confirmLabel={t('restore')}
        onConfirm={() => {
          if (asked) void actions.restore(asked);
        }}
      />
    </div>
  );
}

function RestoreConsequence() {
  const t = useTranslations('editor.versions');
  const { unpublishedChanges } = useEditor();
  return (
    <>
      <span>{t('restoreConsequence')}</span>
      {unpublishedChanges > 0 && (
        <span className="font-semibold text-ink">{` ${t('restoreReplaces', { count: unpublishedChanges })}`}</span>
      )}
    </>
  );
}
