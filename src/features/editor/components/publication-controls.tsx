'use client';

import { Archive, ArchiveRestore, Eye, EyeOff, Globe, Share2, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ProjectStatus } from '@/features/project/constants';
import { paths } from '@/shared/paths';
import { useEditor } from '../hooks/editor-context';
import { usePublication } from '../hooks/use-publication';
import { type Notice, noticesOf } from '../model/publication-check';
import { PublicationCheck } from './publication-check';
import { UnconfirmedDialog } from './unconfirmed-dialog';

type Showing = 'check' | 'unconfirmed' | 'delete' | undefined;

interface PublicationControlsProps {
  onShare: () => void;
  onPublished: () => void;
}

/** Publish, unpublish, view, share, put away and delete (specification, section 2, 'Project editor'). */
export function PublicationControls({ onShare, onPublished }: PublicationControlsProps) {
  const t = useTranslations('editor');
  const reasonId = useId();
  const {
    project,
    project: { status },
  } = useEditor();
  const buttons = useRef<HTMLDivElement>(null);
  const shownStatus = useRef(status);
  const [showing, setShowing] = useState<Showing>();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const { doing, publish, move, remove } = usePublication({
    onPublished: () => {
      setShowing(undefined);
      onPublished();
    },
    onUnconfirmed: () => setShowing('unconfirmed'),
    onRemoved: () => setShowing(undefined),
  });
  // The button that was pressed is gone with the old state: the focus goes to its counterpart.
  useEffect(() => {
    if (shownStatus.current === status) return;
    shownStatus.current = status;
    if (document.activeElement === document.body)
      buttons.current?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [status]);
  const dialog = (name: Showing) => ({
    isOpen: showing === name,
    onOpenChange: (isOpen: boolean) => setShowing(isOpen ? name : undefined),
  });
  const isPublished = status === ProjectStatus.Published;
  const isArchived = status === ProjectStatus.Archived;
  const isEmpty = project.stepCount === 0;
  const small = { variant: 'secondary', size: 'sm' } as const;

  const check = () => {
    const noticed = noticesOf(project);
    setNotices(noticed);
    if (noticed.length > 0) setShowing('check');
    else void publish();
  };
  return (
    <div>
      <div
        ref={buttons}
        className="flex flex-wrap gap-3 max-xs:gap-2 max-xs:[&_svg:not(.animate-spin)]:hidden"
      >
        {isPublished && (
          <Button {...small} isBusy={doing === 'unpublish'} onClick={() => void move('unpublish')}>
            <EyeOff aria-hidden />
            <span>{t('unpublish')}</span>
          </Button>
        )}
        {!isPublished && !isArchived && (
          <Button
            size="sm"
            isBusy={doing === 'publish'}
            disabled={isEmpty}
            aria-describedby={isEmpty ? reasonId : undefined}
            onClick={check}
          >
            <Globe aria-hidden />
            <span>{t('publish')}</span>
          </Button>
        )}
        {isArchived && (
          <Button {...small} isBusy={doing === 'unarchive'} onClick={() => void move('unarchive')}>
            <ArchiveRestore aria-hidden />
            <span>{t('unarchive')}</span>
          </Button>
        )}
        {isPublished ? (
          <a
            href={paths.project(project.projectUid)}
            target="_blank"
            rel="noopener"
            className={buttonStyles(small)}
          >
            <Eye aria-hidden />
            <span>{t('view')}</span>
            <span className="sr-only">{`(${t('newWindow')})`}</span>
          </a>
        ) : (
          <Button {...small} disabled>
            <Eye aria-hidden />
            <span>{t('view')}</span>
          </Button>
        )}
        {isPublished && (
          <Button {...small} onClick={onShare}>
            <Share2 aria-hidden />
            <span>{t('share')}</span>
          </Button>
        )}
        {/* Together on a line, whichever: neither falls alone to the next one. */}
        <div className="-ml-3 flex gap-1">
          {!isArchived && (
            <Button
              variant="ghost"
              size="sm"
              isBusy={doing === 'archive'}
              onClick={() => void move('archive')}
            >
              <Archive aria-hidden />
              <span>{t('archive')}</span>
            </Button>
          )}
          <Button
            variant="ghost"
            size="sm"
            className="text-bad"
            onClick={() => setShowing('delete')}
          >
            <Trash2 aria-hidden />
            <span>{t('deleteProject')}</span>
          </Button>
        </div>
      </div>
      {isEmpty && !isPublished && !isArchived && (
        <p id={reasonId} className="mt-2 text-sm text-ink-muted">
          {t('publishNeedsStep')}
        </p>
      )}
      <PublicationCheck
        {...dialog('check')}
        notices={notices}
        isBusy={doing === 'publish'}
        onPublish={() => void publish()}
      />
      <UnconfirmedDialog {...dialog('unconfirmed')} />
      <ConfirmDialog
        {...dialog('delete')}
        isDangerous
        isBusy={doing === 'delete'}
        question={t('askRemoveProject')}
        consequence={t('removeProjectConsequence', { name: project.name })}
        confirmLabel={t('confirmRemove')}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
