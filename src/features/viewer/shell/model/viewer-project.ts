import { amountsReader } from '@/features/projects/model/amounts/guide-amounts';
import { usesOf } from '@/features/projects/model/amounts/step-uses';
import { stepTimers } from '@/features/projects/model/timers/step-timers';
import type { PublicProject } from '@/features/projects/schema';
import { creatorGround } from '@/features/profile/model/creator-ground';
import { contentOf, hasTimers, type ViewerProject } from './walk';

/** Fields of a published project for the viewer. Only for the server: it finds durations and amounts. */
export function toViewerProject(project: PublicProject, accent: string | null): ViewerProject {
  const { projectUid, creator } = project;
  const ground = creatorGround(creator.backgroundColor, accent);
  return { projectUid, ground, ...contentOf(project, stepTimers, usesOf(project, amountsReader)) };
}

/** The messages of what not every guide has. */
export const rareMessages = ({ steps }: Pick<ViewerProject, 'steps'>): RareMessages[] => [
  ...(hasTimers({ steps }) ? (['timers'] as const) : []),
  ...(steps.some(({ further }) => further) ? (['stepPictures'] as const) : []),
  ...(steps.some(({ clip, further }) => clip ?? further?.some((each) => each.clip))
    ? (['stepClip'] as const)
    : []),
  ...(steps.some(({ marks, further }) => marks ?? further?.some((each) => each.marks))
    ? (['marks'] as const)
    : []),
  ...(steps.some(({ stepUses }) => stepUses) ? (['scaling'] as const) : []),
];
export type RareMessages = 'scaling' | 'timers' | 'stepPictures' | 'stepClip' | 'marks';
