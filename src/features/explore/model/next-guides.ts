import type { ProjectCard, PublicProject } from '@/features/projects/schema';

/** The guide that a reader has finished: its category and its first tag in each of its languages. */
export type Finished = {
  projectUid: string;
  creatorUid: string;
  categories: string[];
  tags: string[];
};

export const finishedOf = ({
  projectUid,
  creator,
  categories,
  tagLists,
}: Pick<PublicProject, 'projectUid' | 'creator' | 'categories' | 'tagLists'>): Finished => ({
  projectUid,
  creatorUid: creator.uid,
  categories: categories.map(({ value }) => value),
  tags: tagLists.flatMap(({ values }) => values.slice(0, 1)),
});

/** Suggested next guides for a reader. */
export interface NextGuides {
  ofCreator: ProjectCard[];
  alike: ProjectCard[];
}
