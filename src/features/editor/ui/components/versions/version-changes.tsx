'use client';

import { useTranslations } from 'next-intl';
import { useAnswer } from '@/browser/api/use-answer';
import { Button } from '@/ui/kit/buttons/button';
import { Skeleton } from '@/ui/kit/skeleton';
import { compareVersions } from '@/features/projects/ui/versions-api';
import { ChangesList } from '@/features/projects/ui/components/versions/changes-list';
import { useEditor } from '../../hooks/editor-context';

interface VersionChangesProps {
  /** the newest version by default */
  from?: number;
  to?: number | 'draft';
  /** loads again when it changes */
  state?: string;
}

/** Loads and lists what differs between two versions, or a version and the draft. */
export function VersionChanges({ from, to = 'draft', state = '' }: VersionChangesProps) {
  const t = useTranslations('editor');
  const common = useTranslations('common');
  const {
    project: { projectUid },
  } = useEditor();
  const { answer, isLoading, hasFailed, retry } = useAnswer(
    JSON.stringify([projectUid, from, to, state]),
    (signal) => compareVersions(projectUid, { ...(from ? { from } : {}), to }, signal),
  );
  if (hasFailed)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t('tabFailed')}</p>
        <Button variant="secondary" size="sm" onClick={retry}>
          {common('retry')}
        </Button>
      </div>
    );
  if (!answer || isLoading)
    return (
      <div aria-busy className="flex flex-col gap-4">
        <p role="status" className="sr-only">
          {common('loading')}
        </p>
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    );
  const pictures = new Map(answer.pictures.map(({ id, picture }) => [id, picture]));
  return <ChangesList changes={answer.changes} languages={answer.languages} pictures={pictures} />;
}
