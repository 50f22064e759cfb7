import { Eye, Footprints } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/ui/kit/cn';
import { Drawing } from '@/ui/kit/pictures/drawing';
import { Picture } from '@/ui/kit/pictures/picture';
import { scaledSizes } from '@/shared/pictures/picture-sources';
import { type Role, roleMay } from '@/features/auth/workshops/roles';
import type { ListedProject } from '../../../schema';
import { LanguageShares } from '../labels/language-shares';
import { EditorLink } from './editor-link';
import { ProjectMenu } from './project-menu';
import { ReviewBadge } from './review-badge';
import { StatementLine } from './statement-line';
import { StatusBadges } from './status-badges';
import { TakeStepPicture } from '../form/take-step-picture';

export interface OwnProjectCardProps {
  project: ListedProject;
  /** when it was changed, in words */
  edited: string;
  /** the short link, from loaders.shortLinkOf */
  link: string;
  /** of the person in the workshop of the guide */
  role?: Role;
}

// On phones a square beside the text, so that a long list needs less scrolling.
const PICTURE =
  'm-3 mr-0 size-24 shrink-0 rounded-md tight:m-0 tight:aspect-4/3 tight:h-auto tight:w-full tight:rounded-none xs:size-28 md:m-0 md:aspect-4/3 md:h-auto md:w-full md:rounded-none';
/** In columns of 4 by 3 beside the sidebar from 768 px on. */
const PLACE = {
  sizes: (aspect: number) => {
    const column = scaledSizes(
      '(min-width: 1504px) 387px, (min-width: 992px) calc(33.3vw - 115px), (min-width: 768px) calc(50vw - 162px)',
      Math.max(1, aspect * 0.75),
    );
    const square = Math.max(1, aspect);
    return `${column}, (min-width: 480px) ${Math.round(112 * square)}px, ${Math.round(96 * square)}px`;
  },
  rangePx: [96, 387],
} as const;
const FIGURE = 'inline-flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0';

/** A project of one's own in the grid; the whole card leads to the editor. */
export function OwnProjectCard({ project, link, edited, role = 'owner' }: OwnProjectCardProps) {
  const t = useTranslations('dashboard');
  const mayWrite = roleMay(role, 'write');
  const file = project.file ?? project.firstStepFile;
  return (
    <article className="relative flex h-full overflow-hidden tight:flex-col md:flex-col rounded-lg border border-line bg-surface transition-colors focus-within:border-ink hover:border-ink">
      {file ? (
        <Picture file={file} alt="" aspect="fill" className={PICTURE} place={PLACE} />
      ) : (
        <div className={cn('grid place-items-center bg-sunken text-ink-muted', PICTURE)}>
          <Drawing name="steps" className="w-2/3 md:w-1/2" />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-3 md:gap-3 md:p-4">
        <div className="flex flex-wrap gap-1.5">
          <StatusBadges project={project} />
          <ReviewBadge project={project} />
        </div>
        <h2 className="text-lg leading-6">
          <EditorLink project={project} role={role} />
        </h2>
        <StatementLine statement={project.statement} />
        {mayWrite && <TakeStepPicture project={project} />}
        <LanguageShares progress={project.progress} stepCount={project.stepCount} />
        <div className="mt-auto flex items-end gap-2 text-sm text-ink-muted">
          <p className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1">
            <span className={FIGURE}>
              <Eye aria-hidden />
              <span>{t('views', { count: project.views })}</span>
            </span>
            <span className={FIGURE}>
              <Footprints aria-hidden />
              <span>{t('steps', { count: project.stepCount })}</span>
            </span>
            <time dateTime={project.updatedAt}>{t('edited', { when: edited })}</time>
          </p>
          <span className="relative z-10 -mt-2 -mr-2 -mb-3 shrink-0">
            {mayWrite && <ProjectMenu project={project} link={link} />}
          </span>
        </div>
      </div>
    </article>
  );
}
