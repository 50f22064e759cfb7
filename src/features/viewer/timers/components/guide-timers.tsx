import { hasTimers } from '@/features/projects/model/timers/step-timers';
import type { PublicProject } from '@/features/projects/schema';
import { RunningTimers } from './running-timers';
import { RareMessages } from '../../shell/components/rare-messages';

interface GuideTimersProps {
  project: Pick<PublicProject, 'projectUid' | 'steps'>;
  address: string;
  className?: string;
}

/** The running timers of a guide, on its pages without steps; nothing for a guide without timers. */
export function GuideTimers({ project, address, className }: GuideTimersProps) {
  if (!hasTimers(project.steps)) return null;
  return (
    <RareMessages of={['timers']}>
      <div className={className}>
        <RunningTimers projectUid={project.projectUid} address={address} />
      </div>
    </RareMessages>
  );
}
