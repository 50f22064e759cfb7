import { ArchiveRestore, Eye, Globe, Play, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { useStableHandler } from '@/browser/page/use-stable-handler';
import { Button } from '@/ui/kit/buttons/button';
import { buttonStyles } from '@/ui/kit/buttons/button-styles';
import { cn } from '@/ui/kit/cn';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { ProjectStatus } from '@/features/projects/constants';
import type { ProjectView } from '@/features/projects/schema';
import type { ReviewEffect } from '@/features/reviews/ui/components/editor-review';
import { PreviewDialog } from '@/features/projects/ui/components/preview/preview-dialog';
import { useTryIt } from '@/features/projects/ui/hooks/use-try-it';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { useEditor } from '../../shell/hooks/editor-context';
import { saveAll } from '../../saving/hooks/save-all';
import type { Asking, Publication } from '../hooks/use-publication';
import { type Hint, hintsOf } from '../model/publication-check';
import { ChangesDialogs } from './changes-dialogs';
import { PublicationCheck } from './publication-check';
import { PublicationMenu } from './publication-menu';

interface PublicationControlsProps {
  publication: Publication;
  onShare: () => void;
  /** of reviews, once their part has loaded */
  review: ReviewEffect | undefined;
}

const small = { variant: 'secondary', size: 'sm' } as const;

/**
 * Publish, view and share; rare or dangerous actions are in the menu
 * (docs/reference/guides.md#publication, 'Project editor').
 */
export function PublicationControls({ publication, onShare, review }: PublicationControlsProps) {
  const t = useTranslations('editor');
  const reasonId = useId();
  const editor = useEditor();
  const { project } = editor;
  const { doing, asking, ask } = publication;
  const { status } = project;
  const preview = useTryIt(
    project.projectUid,
    () => saveAll(editor),
    () => ask('preview'),
  );
  const buttons = useRef<HTMLDivElement>(null);
  const shownStatus = useRef(status);
  const [hints, setHints] = useState<readonly Hint[]>([]);
  const focusFirst = () =>
    buttons.current?.querySelector<HTMLElement>('a, button:enabled')?.focus();
  // The pressed button is gone with the old state: focus its replacement.
  useEffect(() => {
    if (shownStatus.current === status) return;
    shownStatus.current = status;
    if (document.activeElement === document.body) focusFirst();
  }, [status]);
  const dialog = (name: Asking) => ({
    isOpen: asking === name,
    onOpenChange: (isOpen: boolean) => ask(isOpen ? name : undefined),
  });
  const closePreview = useStableHandler(() => ask(undefined));
  const isPublished = status === ProjectStatus.Published;
  const isEmpty = project.stepCount === 0;

  const check = () => {
    if (review?.mustAsk) return ask('reviewNeeded');
    const newHints = hintsOf(project);
    setHints(newHints);
    if (isPublished) ask('publishChanges');
    else if (newHints.length > 0) ask('check');
    else void publication.publish();
  };
  return (
    <>
      <div
        ref={buttons}
        className="flex flex-wrap items-center gap-2 max-xs:[&>:not(:last-child)_svg:not(.animate-spin)]:hidden"
      >
        <PublicationButtons
          publication={publication}
          isTryOpening={preview.isOpening}
          reasonId={isEmpty ? reasonId : undefined}
          onPublish={check}
          onShare={onShare}
          review={review}
          onTryIt={() => void preview.tryIt()}
        />
      </div>
      {isEmpty && mayPublish(project) && (
        <p id={reasonId} className="basis-full text-sm text-ink-muted md:text-right">
          {t('publishNeedsStep')}
        </p>
      )}
      <PublicationCheck
        {...dialog('check')}
        hints={hints}
        isBusy={doing === 'publish'}
        onPublish={() => void publication.publish()}
      />
      <ChangesDialogs publication={publication} hints={hints} onButtonsGone={focusFirst} />
      {asking === 'preview' && (
        <PreviewDialog projectUid={project.projectUid} onClose={closePreview} />
      )}
      <Dialog
        {...dialog('unconfirmed')}
        title={t('unconfirmed.title')}
        description={t('unconfirmed.text')}
        footer={
          <ButtonLink href={dashboardPaths.accountSettings} onClick={() => ask(undefined)}>
            {t('unconfirmed.toAccount')}
          </ButtonLink>
        }
      >
        <Drawing name="inbox" className="mx-auto w-36" />
      </Dialog>
      <ConfirmDialog
        {...dialog('delete')}
        isDangerous
        isBusy={doing === 'delete'}
        question={t('askRemoveProject')}
        consequence={t('removeProjectConsequence', { name: project.name })}
        confirmLabel={t('confirmRemove')}
        onConfirm={() => void publication.remove()}
      />
    </>
  );
}

interface PublicationButtonsProps extends PublicationControlsProps {
  isTryOpening: boolean;
  /** of the text why it cannot be published; undefined: it can be */
  reasonId: string | undefined;
  onPublish: () => void;
  onTryIt: () => void;
}

function PublicationButtons({
  publication,
  isTryOpening,
  reasonId,
  onPublish,
  onShare,
  review,
  onTryIt,
}: PublicationButtonsProps) {
  const t = useTranslations('editor');
  const { project, unpublishedChanges, place, team } = useEditor();
  // Beside the panel the header keeps to its line: the menu has these too.
  const whereWide = cn('max-lg:hidden', place.item && 'hidden');
  const { doing } = publication;
  const isPublished = project.status === ProjectStatus.Published;
  const isUnknown = team?.needsSecondPerson === true && review?.mustAsk === undefined;
  const isBusy = doing === 'publish' || isUnknown;
  return (
    <>
      {isPublished && unpublishedChanges > 0 && (
        <Button size="sm" isBusy={isBusy} onClick={onPublish}>
          <Globe aria-hidden />
          <span>{t('changes.publish')}</span>
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
        <Button {...small} disabled className={whereWide}>
          <Eye aria-hidden />
          <span>{t('view')}</span>
        </Button>
      )}
      {isPublished && (
        <Button {...small} className={whereWide} onClick={onShare}>
          <Share2 aria-hidden />
          <span>{t('share')}</span>
        </Button>
      )}
      {project.status === ProjectStatus.Archived && (
        <Button
          {...small}
          isBusy={doing === 'unarchive'}
          onClick={() => void publication.unarchive()}
        >
          <ArchiveRestore aria-hidden />
          <span>{t('unarchive')}</span>
        </Button>
      )}
      {mayPublish(project) && (
        <Button
          size="sm"
          isBusy={isBusy}
          disabled={reasonId !== undefined}
          aria-describedby={reasonId}
          onClick={onPublish}
        >
          <Globe aria-hidden />
          <span>{t('publish')}</span>
        </Button>
      )}
      <Button
        {...small}
        className={whereWide}
        isBusy={isTryOpening}
        disabled={project.takenDownAt !== null}
        onClick={onTryIt}
      >
        <Play aria-hidden />
        <span>{t('tryIt')}</span>
        <span className="sr-only">{`(${t('newWindow')})`}</span>
      </Button>
      <PublicationMenu
        publication={publication}
        onShare={onShare}
        onTryIt={onTryIt}
        more={review?.entries}
      />
    </>
  );
}

const mayPublish = ({ status, takenDownAt }: Pick<ProjectView, 'status' | 'takenDownAt'>) =>
  status !== ProjectStatus.Published && status !== ProjectStatus.Archived && takenDownAt === null;
