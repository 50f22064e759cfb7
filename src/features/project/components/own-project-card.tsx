import { Eye, Footprints, LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Badge, type Tone } from '@/components/ui/badge';
import { Drawing } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/picture';
import { paths } from '@/shared/paths';
import { ProjectStatus, ProjectType } from '../constants';
import type { ProjectSummary } from '../schema';
import { ProjectMenu } from './project-menu';

interface OwnProjectCardProps {
  project: ProjectSummary;
  /** the short link, from loaders.shortLinkOf */
  link: string;
}

const STATUS: Record<ProjectStatus, { label: 'statusUnpublished' | 'statusPublished' | 'statusArchived'; tone: Tone }> = {
  [ProjectStatus.Unpublished]: { label: 'statusUnpublished', tone: 'warn' },
  [ProjectStatus.Published]: { label: 'statusPublished', tone: 'good' },
  [ProjectStatus.Archived]: { label: 'statusArchived', tone: 'neutral' },
};

/** A project of one's own in the grid; the whole card leads to the editor. */
export function OwnProjectCard({ project, link }: OwnProjectCardProps) {
  const t = useTranslations('dashboard');
  const { label, tone } = STATUS[project.status];
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors focus-within:border-ink hover:border-ink">
      {project.file
        ? <Picture file={project.file} alt="" aspect="4 / 3" sizes="(min-width: 992px) 320px, (min-width: 768px) 45vw, 95vw" />
        : <div className="grid aspect-4/3 place-items-center bg-sunken text-ink-muted"><Drawing name="steps" className="w-1/2" /></div>}
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone={tone}>{t(label)}</Badge>
          {project.type === ProjectType.Private && <Badge><LockKeyhole aria-hidden />{t('privateBadge')}</Badge>}
        </div>
        <h2 className="text-lg leading-6">
          <Link href={paths.editor(project.projectUid)} className="line-clamp-2 break-words after:absolute after:inset-0" title={project.name}>{project.name}</Link>
        </h2>
        <div className="mt-auto flex items-center gap-4 text-sm text-ink-muted">
          <span className="inline-flex items-center gap-1.5"><Eye aria-hidden className="size-4" />{t('views', { count: project.views })}</span>
          <span className="inline-flex items-center gap-1.5"><Footprints aria-hidden className="size-4" />{t('steps', { count: project.stepCount })}</span>
          <span className="relative z-10 -mr-2 -mb-2 ml-auto"><ProjectMenu project={project} link={link} /></span>
        </div>
      </div>
    </article>
  );
}
