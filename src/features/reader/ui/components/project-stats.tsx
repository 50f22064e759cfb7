import { useTranslations } from 'next-intl';
import { cn } from '@/ui/kit/cn';
import { Stat } from '@/ui/kit/stat';
import { durationOf } from '@/features/projects/model/duration';
import type { PublicProject } from '@/features/projects/schema';

const unit = 'text-base text-ink-muted';

/**
 * The three main figures: steps without chapters, average time, people. On phones, in one line
 * below the name.
 */
export function ProjectStats({
  project,
}: {
  project: Pick<PublicProject, 'stepCount' | 'averageTime' | 'people'>;
}) {
  const t = useTranslations('project');
  const { hours, minutes } = durationOf(project.averageTime);
  const time = (
    <span className="whitespace-nowrap">
      {hours > 0 && (
        <>
          <span>{hours}</span>
          <span className={unit}>h</span>
        </>
      )}
      {minutes > 0 && (
        <>
          <span className={cn(hours > 0 && 'ml-1.5')}>{minutes}</span>
          <span className={unit}>min</span>
        </>
      )}
    </span>
  );
  return (
    <dl className="hidden grid-cols-stats gap-4 md:grid">
      <Stat label={t('steps')} value={project.stepCount} />
      <Stat label={t('averageTime')} value={time} />
      <Stat label={t('people')} value={project.people} />
    </dl>
  );
}
