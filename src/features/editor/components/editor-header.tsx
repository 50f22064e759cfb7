'use client';

import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ProjectStatus } from '@/features/project/constants';
import { dashboardPaths } from '@/shared/dashboard-paths';
import { useEditor } from '../hooks/editor-context';
import { PublicationControls } from './publication-controls';

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
  const status = STATUS[project.status];
  return (
    <header className="mb-6 flex flex-col gap-4">
      <Link
        href={dashboardPaths.projects()}
        className="inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-ink-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <span>{t('backToProjects')}</span>
      </Link>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <h1
          lang={project.languages[0]}
          className="line-clamp-3 min-w-0 text-2xl wrap-anywhere md:text-3xl"
        >
          {project.name}
        </h1>
        <Badge tone={status.tone} className="mt-2">
          {t(status.key)}
        </Badge>
      </div>
      <PublicationControls onShare={onShare} onPublished={onPublished} />
    </header>
  );
}
