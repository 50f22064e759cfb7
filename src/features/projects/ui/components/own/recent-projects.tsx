import { useTranslations } from 'next-intl';
import type { ProjectSummary } from '../../../schema';
import { EditorLink } from './editor-link';
import { ProjectThumbnail } from './project-thumbnail';
import { StatusBadge } from './status-badges';

interface RecentProjectsProps {
  /** last edited first; `edited` is the time, in words */
  projects: readonly (Pick<
    ProjectSummary,
    'projectUid' | 'name' | 'file' | 'status' | 'takenDownAt' | 'languages'
  > & { edited: string })[];
}

/** Recently edited projects, to continue. */
export function RecentProjects({ projects }: RecentProjectsProps) {
  const t = useTranslations('dashboard');
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="mb-4 text-2xl">
        {t('recent')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {projects.map(({ projectUid, name, file, languages, edited, ...state }) => (
          <li
            key={projectUid}
            className="relative flex min-w-0 items-center gap-4 rounded-lg border border-line bg-surface p-3 transition-colors focus-within:border-ink hover:border-ink"
          >
            <ProjectThumbnail file={file} size="large" />
            <div className="min-w-0 flex-1">
              <h3 className="text-base leading-5">
                <EditorLink project={{ projectUid, name, languages }} />
              </h3>
              <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
                <StatusBadge project={state} />
                <span>{t('edited', { when: edited })}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
