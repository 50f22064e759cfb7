import { stepTimers } from '@/features/projects/model/timers/step-timers';
import type { PublicProject } from '@/features/projects/schema';
import { creatorGround } from '@/features/profile/model/creator-ground';
import { contentOf, type ViewerProject } from './walk';

/** Fields of a published project for the viewer. Only for the server: it finds durations. */
export function toViewerProject(project: PublicProject, accent: string | null): ViewerProject {
  const { projectUid, creator } = project;
  const ground = creatorGround(creator.backgroundColor, accent);
  return { projectUid, ground, ...contentOf(project, stepTimers) };
}
