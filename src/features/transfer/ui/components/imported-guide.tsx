import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Badge, type Tone } from '@/ui/kit/badge';
import { Button } from '@/ui/kit/buttons/button';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { useMoments } from '@/browser/time/use-moments';
import { type GuideState, IMPORT_CHOICES, type ImportChoice } from '../../constants';
import { ImportCounts } from './import-counts';
import { useRestoredFocus } from '../hooks/use-restored-focus';
import type { ImportedGuideView } from '../../schema';
import { useAction } from '@/browser/api/use-action';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { restoreProject } from '@/features/projects/ui/api';

const TONES: Record<GuideState, Tone> = {
  pending: 'neutral',
  asking: 'info',
  imported: 'good',
  copied: 'good',
  replaced: 'good',
  skipped: 'neutral',
  refused: 'bad',
};

interface ImportedGuideProps {
  guide: ImportedGuideView;
  /** its counts are shown above, as those of the import */
  isOnly: boolean;
  /** it is not imported yet, and its choice may change */
  isPreview: boolean;
  isBusy: boolean;
  onChoose: (choice: ImportChoice) => void;
  /** called after the previous version was restored */
  onRestored: () => Promise<void>;
}

/** One guide of an import: its result, and the actions on it. */
export function ImportedGuide({
  guide: { name, file, state, existing, choice, projectUid, previous, counts, found, undone },
  isOnly,
  isPreview,
  isBusy,
  onChoose,
  onRestored,
}: ImportedGuideProps) {
  const t = useTranslations('transfer');
  const { parts } = useMoments();
  const { place: item, act } = useRestoredFocus<HTMLLIElement>(state);
  const isAsked = state === 'asking' || (isPreview && existing !== null);
  const until = previous?.until ? parts(previous.until).time : '';
  return (
    <li
      ref={item}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          {projectUid && undone !== 'removed' ? (
            <Link
              href={dashboardPaths.editor(projectUid)}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline"
            >
              {name}
            </Link>
          ) : (
            <p className="font-semibold wrap-anywhere">{name}</p>
          )}
          <p translate="no" className="font-mono text-xs text-ink-muted wrap-anywhere">
            {file}
          </p>
        </div>
        <Badge tone={undone ? 'neutral' : TONES[state]}>
          {t(undone ? `undone.${undone}` : `guide.${state}`)}
        </Badge>
      </div>
      {counts && !isOnly && <ImportCounts counts={counts} found={found} isPreview={isPreview} />}
      {isAsked && (
        <div className="flex flex-col gap-3">
          {existing && (
            <p key={existing.name} className="text-sm">
              {t.rich('existing', {
                name: existing.name,
                link: (words) => (
                  <Link
                    href={dashboardPaths.editor(existing.projectUid)}
                    className="font-semibold wrap-anywhere underline"
                  >
                    {words}
                  </Link>
                ),
              })}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {IMPORT_CHOICES.map((each) => (
              <Button
                key={each}
                variant="secondary"
                size="sm"
                isBusy={isBusy}
                aria-pressed={isPreview ? choice === each : undefined}
                className="aria-pressed:border-signal aria-pressed:bg-signal-soft"
                onClick={() => act(() => onChoose(each))}
              >
                <span>{t(`one.${each}`)}</span>
                <span className="sr-only">{`: ${name}`}</span>
              </Button>
            ))}
          </div>
        </div>
      )}
      {previous?.until && (
        <RestorePrevious
          name={name}
          projectUid={previous.projectUid}
          until={until}
          onRestored={onRestored}
        />
      )}
      {previous && !previous.until && (
        <p className="text-sm">
          <Link
            href={dashboardPaths.editor(previous.projectUid)}
            className="inline-flex min-h-11 items-center underline"
          >
            {t('previous.open', { name: existing?.name || name })}
          </Link>
        </p>
      )}
    </li>
  );
}

interface RestorePreviousProps {
  name: string;
  /** of the previous version */
  projectUid: string;
  /** until when it can be restored, formatted */
  until: string;
  onRestored: () => Promise<void>;
}

/** Restores the previous version of a replaced guide, as a separate guide. */
function RestorePrevious({ name, projectUid, until, onRestored }: RestorePreviousProps) {
  const t = useTranslations('transfer.previous');
  const showToast = useToast();
  const { run, isBusy } = useAction();
  const [isAsking, setAsking] = useState(false);
  const restore = () =>
    run(async () => {
      await restoreProject(projectUid);
      setAsking(false);
      showToast({ text: t('restored'), tone: 'good' });
      await onRestored();
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" isBusy={isBusy} onClick={() => setAsking(true)}>
        {!isBusy && <History aria-hidden />}
        <span>{t('restore')}</span>
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
      <p className="text-sm text-ink-muted">{t('until', { time: until })}</p>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isBusy={isBusy}
        question={t('ask', { name })}
        consequence={t('consequence')}
        confirmLabel={t('restore')}
        onConfirm={() => void restore()}
      />
    </div>
  );
}
