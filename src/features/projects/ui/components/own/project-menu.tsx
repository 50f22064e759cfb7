'use client';

import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  ExternalLink,
  FileDown,
  MoreVertical,
  Pencil,
  Share2,
  Trash2,
} from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useState } from 'react';
import { openDownload } from '@/browser/files/open-download';
import { useAction } from '@/browser/api/use-action';
import { useIdempotencyKey } from '@/browser/api/use-idempotency-key';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { DropdownMenu } from '@/ui/kit/overlays/dropdown-menu';
import { IconButton } from '@/ui/kit/buttons/icon-button';
import { useToast } from '@/ui/kit/toasts/toast-context';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { machinePaths } from '@/shared/addresses/machine-paths';
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
export function ProjectMenu({ project, link }: ProjectMenuProps) {
  const { projectUid, name } = project;
  const t = useTranslations('dashboard');
  const actions = useProjectActions(projectUid);
  const [isAsking, setAsking] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const entries = useEntries(project, actions, {
    onShare: () => setSharing(true),
    onDelete: () => setAsking(true),
  });
  const { isBusy, remove } = actions;
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={t('menuOf', { name })} aria-busy={isBusy || undefined}>
            <MoreVertical aria-hidden />
          </IconButton>
        }
        entries={entries}
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

/** The entries of the menu, for a project in its status. */
function useEntries(
  { projectUid, status, takenDownAt }: ProjectMenuProps['project'],
  { archive, unarchive, duplicate, download }: ReturnType<typeof useProjectActions>,
  { onShare, onDelete }: { onShare: () => void; onDelete: () => void },
): ComponentProps<typeof DropdownMenu>['entries'] {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const router = useRouter();
  const isPublished = status === ProjectStatus.Published;
  const open = (path: string) => void window.open(path, '_blank', 'noopener');
  return [
    {
      id: 'edit',
      label: t('edit'),
      icon: <Pencil aria-hidden />,
      onSelect: () => router.push(dashboardPaths.editor(projectUid)),
    },
    ...(isPublished
      ? [
          {
            id: 'view',
            label: t('view'),
            icon: <ExternalLink aria-hidden />,
            onSelect: () => open(paths.project(projectUid)),
          },
          {
            id: 'share',
            label: t('share'),
            icon: <Share2 aria-hidden />,
            onSelect: onShare,
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
    ...(isPublished
      ? [
          {
            id: 'one-file',
            label: t('oneFile'),
            icon: <FileDown aria-hidden />,
            onSelect: () => open(machinePaths.guideFile(projectUid, locale)),
          },
        ]
      : []),
    status === ProjectStatus.Archived
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
      onSelect: onDelete,
    },
  ];
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
