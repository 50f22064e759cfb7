'use client';

import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  ExternalLink,
  MoreVertical,
  Pencil,
  Share2,
  Trash2,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { openDownload } from '@/browser/files/open-download';
import { useAction } from '@/browser/api/use-action';
import { useIdempotencyKey } from '@/browser/api/use-idempotency-key';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { DropdownMenu } from '@/ui/kit/overlays/dropdown-menu';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import {
  addressOfExport,
  archiveProject,
  deleteProject,
  duplicateProject,
  unarchiveProject,
} from '../../api';
import { ProjectStatus } from '../../../constants';
import { useUndoRemoval } from '../../hooks/use-undo-removal';
import type { ProjectSummary } from '../../../schema';
import { ShareDialog } from '../sharing/share-dialog';

interface ProjectMenuProps {
  project: Pick<ProjectSummary, 'projectUid' | 'name' | 'status' | 'takenDownAt'>;
  /** the short link, from loaders.shortLinkOf */
  link: string;
}

/** Menu of a project's card. */
export function ProjectMenu({
  project: { projectUid, name, status, takenDownAt },
  link,
}: ProjectMenuProps) {
  const t = useTranslations('dashboard');
  const router = useRouter();
  const { isBusy, archive, unarchive, duplicate, download, remove } = useProjectActions(projectUid);
  const [isAsking, setAsking] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const isArchived = status === ProjectStatus.Archived;
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={t('menuOf', { name })} aria-busy={isBusy || undefined}>
            <MoreVertical aria-hidden />
          </IconButton>
        }
        entries={[
          {
            id: 'edit',
            label: t('edit'),
            icon: <Pencil aria-hidden />,
            onSelect: () => router.push(dashboardPaths.editor(projectUid)),
          },
          ...(status === ProjectStatus.Published
            ? [
                {
                  id: 'view',
                  label: t('view'),
                  icon: <ExternalLink aria-hidden />,
                  onSelect: () => void window.open(paths.project(projectUid), '_blank', 'noopener'),
                },
                {
                  id: 'share',
                  label: t('share'),
                  icon: <Share2 aria-hidden />,
                  onSelect: () => setSharing(true),
                },
              ]
            : []),
          {
            id: 'duplicate',
            label: t('duplicate'),
            icon: <Copy aria-hidden />,
            isDisabled: takenDownAt !== null,
            onSelect: () => void duplicate(),
          },
          {
            id: 'export',
            label: t('export'),
            icon: <Download aria-hidden />,
            onSelect: () => void download(),
          },
          isArchived
            ? {
                id: 'unarchive',
                label: t('unarchive'),
                icon: <ArchiveRestore aria-hidden />,
                onSelect: () => void unarchive(),
              }
            : {
                id: 'archive',
                label: t('archive'),
                icon: <Archive aria-hidden />,
                onSelect: () => void archive(),
              },
          {
            id: 'delete',
            label: t('delete'),
            icon: <Trash2 aria-hidden />,
            isDangerous: true,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <ShareDialog
        isOpen={isSharing}
        onOpenChange={setSharing}
        project={{ projectUid, name, link }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        question={t('deleteQuestion')}
        confirmLabel={t('delete')}
        isDangerous
        isBusy={isBusy}
        consequence={
          <>
            <strong className="block font-semibold break-words text-ink">{name}</strong>
            <span>{t('deleteText')}</span>
          </>
        }
        onConfirm={() => void remove().then((isGone) => isGone && setAsking(false))}
      />
    </>
  );
}

/** The actions that stay on the page; each shows its outcome. */
function useProjectActions(projectUid: string) {
  const t = useTranslations('dashboard');
  const router = useRouter();
  const showToast = useToast();
  const { run, isBusy } = useAction();
  const { keyFor, forget } = useIdempotencyKey();
  const offerUndo = useUndoRemoval();

  const change = (call: () => Promise<unknown>, done: 'archived' | 'unarchived') =>
    run(async () => {
      await call();
      showToast({ text: t(done), tone: 'good' });
      router.refresh();
    });
  const duplicate = () =>
    run(async () => {
      const copy = await duplicateProject(projectUid, keyFor(projectUid));
      forget();
      showToast({
        text: t('duplicated'),
        detail: t('duplicatedDetail'),
        tone: 'good',
        action: {
          label: t('openCopy'),
          onSelect: () => router.push(dashboardPaths.editor(copy.projectUid)),
        },
      });
      router.refresh();
    });
  const download = () =>
    run(async () => {
      openDownload((await addressOfExport(projectUid)).url);
    });
  const remove = () =>
    run(async () => {
      await deleteProject(projectUid);
      offerUndo(projectUid, () => router.refresh());
      router.refresh();
    });
  return {
    isBusy,
    archive: () => change(() => archiveProject(projectUid), 'archived'),
    unarchive: () => change(() => unarchiveProject(projectUid), 'unarchived'),
    duplicate,
    download,
    remove,
  };
}
