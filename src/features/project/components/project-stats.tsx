import { cn } from '@/components/ui/cn';
import { Stat } from '@/components/ui/stat';
import { durationOf } from '../model/duration';
import type { PublicProject } from '../schema';

const unit = 'text-base text-ink-muted';

export interface StatLabels {
  steps: string;
  averageTime: string;
  people: string;
}

/** The three big figures: steps without chapters, average time, people. */
export function ProjectStats({
  project,
  labels,
}: {
  project: Pick<PublicProject, 'stepCount' | 'averageTime' | 'people'>;
  labels: StatLabels;
}) {
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
    <dl className="grid grid-cols-stats gap-3 tight:grid-cols-1 md:gap-6 [&_dd]:text-2xl md:[&_dd]:text-4xl">
      <Stat label={labels.steps} value={project.stepCount} />
      <Stat label={labels.averageTime} value={time} />
      <Stat label={labels.people} value={project.people} />
    </dl>
  );
}
