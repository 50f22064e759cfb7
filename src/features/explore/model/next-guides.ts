import type { ProjectCard, PublicProject } from '@/features/projects/schema';

/** The guide that a reader has finished. */
export type Finished = Pick<PublicProject, 'projectUid' | 'category'> & {
  creatorUid: string;
  tag: string | undefined;
};

/** What the reader may like next. */
export interface NextGuides {
  ofCreator: ProjectCard[];
  alike: ProjectCard[];
}
