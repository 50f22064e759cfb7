import { useTranslations } from 'next-intl';
import { roleMay } from '@/features/auth/workshops/roles';
import type { OwnProjectCardProps } from './own-project-card';
import { LanguageShares } from '../labels/language-shares';
import { EditorLink } from './editor-link';
import { ProjectMenu } from './project-menu';
import { ProjectThumbnail } from './project-thumbnail';
import { ReviewBadge } from './review-badge';
import { StatementLine } from './statement-line';
import { StatusBadges } from './status-badges';
import { TakeStepPicture } from '../form/take-step-picture';

/** A project of one's own in one line, two on a phone; the whole row leads to the editor. */
export function OwnProjectRow({ project, link, edited, role = 'owner' }: OwnProjectCardProps) {
  const t = useTranslations('dashboard');
  const mayWrite = roleMay(role, 'write');
  return (
    <article className="relative flex min-w-0 items-center gap-3 px-2 py-2 transition-colors hover:bg-sunken">
      <ProjectThumbnail
        file={project.file ?? project.firstStepFile}
        size="small"
        className="self-start md:self-center"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-1 lg:flex-row lg:items-center">
        <h2 className="min-w-0 text-base leading-5 lg:flex-1">
          <EditorLink project={project} role={role} className="lg:line-clamp-1" />
        </h2>
        <StatementLine statement={project.statement} />
        {mayWrite && <TakeStepPicture project={project} />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted lg:justify-end">
          <span className="flex flex-wrap gap-1.5">
            <StatusBadges project={project} />
            <ReviewBadge project={project} />
          </span>
          <LanguageShares progress={project.progress} stepCount={project.stepCount} />
          <span className="max-md:hidden">{t('steps', { count: project.stepCount })}</span>
          <span className="max-md:hidden">{t('views', { count: project.views })}</span>
          <time dateTime={project.updatedAt}>{t('edited', { when: edited })}</time>
        </div>
      </div>
      <span className="relative z-10 shrink-0 self-start md:self-center">
        {mayWrite && <ProjectMenu project={project} link={link} />}
      </span>
    </article>
  );
}
