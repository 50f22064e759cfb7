'use client';

import { Archive, ArrowLeft, Eye, EyeOff, Globe, Share2, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ProjectStatus } from '@/features/project/constants';
import { paths } from '@/shared/paths';
import { useEditor } from '../hooks/editor-context';
import { usePublication } from '../hooks/use-publication';

const STATUS = {
  [ProjectStatus.Unpublished]: { key: 'status.unpublished', tone: 'neutral' },
  [ProjectStatus.Published]: { key: 'status.published', tone: 'good' },
  [ProjectStatus.Archived]: { key: 'status.archived', tone: 'warn' },
} as const;

interface EditorHeaderProps {
  onShare: () => void;
  onPublished: () => void;
}

/** The project's name and state, and what can be done with it as a whole. */
export function EditorHeader({ onShare, onPublished }: EditorHeaderProps) {
  const t = useTranslations('editor');
  const { project } = useEditor();
  const { doing, publish, unpublish, unarchive, remove } = usePublication();
  const [isAsking, setIsAsking] = useState(false);
  const isPublished = project.status === ProjectStatus.Published;
  const status = STATUS[project.status];
  const small = { variant: 'secondary', size: 'sm' } as const;
  return (
    <header className="mb-6 flex flex-col gap-4">
      <Link href={paths.projects()} className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-ink-muted hover:text-ink">
        <ArrowLeft aria-hidden className="size-4" />{t('backToProjects')}
      </Link>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <h1 lang={project.languages[0]} className="min-w-0 text-2xl break-words md:text-3xl">{project.name}</h1>
        <Badge tone={status.tone} className="mt-2">{t(status.key)}</Badge>
      </div>
      <div className="flex flex-wrap gap-3">
        {isPublished && <Button {...small} isBusy={doing === 'unpublish'} onClick={() => void unpublish()}><EyeOff aria-hidden />{t('unpublish')}</Button>}
        {project.status === ProjectStatus.Unpublished && (
          <Button size="sm" isBusy={doing === 'publish'} disabled={project.stepCount === 0} title={project.stepCount === 0 ? t('publishNeedsStep') : undefined}
            onClick={() => void publish(onPublished)}>
            <Globe aria-hidden />{t('publish')}
          </Button>
        )}
        {project.status === ProjectStatus.Archived && <Button {...small} isBusy={doing === 'unarchive'} onClick={() => void unarchive()}><Archive aria-hidden />{t('unarchive')}</Button>}
        {isPublished
          ? <a href={paths.project(project.projectUid)} target="_blank" rel="noopener" className={buttonStyles(small)}><Eye aria-hidden />{t('view')}<span className="sr-only">({t('newWindow')})</span></a>
          : <Button {...small} disabled><Eye aria-hidden />{t('view')}</Button>}
        {isPublished && <Button {...small} onClick={onShare}><Share2 aria-hidden />{t('share')}</Button>}
        <Button variant="ghost" size="sm" className="text-bad" onClick={() => setIsAsking(true)}><Trash2 aria-hidden />{t('deleteProject')}</Button>
      </div>
      <ConfirmDialog isOpen={isAsking} onOpenChange={setIsAsking} isDangerous isBusy={doing === 'delete'} question={t('askRemoveProject')}
        consequence={t('removeProjectConsequence', { name: project.name })} confirmLabel={t('confirmRemove')} onConfirm={() => void remove()} />
    </header>
  );
}
