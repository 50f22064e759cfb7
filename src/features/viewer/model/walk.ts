import { type CreatorGround, creatorGround } from '../../profile/model/creator-ground';
import { StepType } from '@/features/projects/constants';
import type { PublicProject } from '@/features/projects/schema';

type ProjectStep = Pick<
  PublicProject['steps'][number],
  'id' | 'name' | 'description' | 'type' | 'file' | 'alt'
>;

/** What the viewer needs of a published project. */
export type ViewerProject = Pick<PublicProject, 'projectUid' | 'names' | 'languages'> & {
  /** the address of its page, unless it is that of the published guide */
  address?: string;
  /** the creator's colour */
  ground?: CreatorGround;
  steps: ProjectStep[];
};

/** A step that the viewer shows, with the chapter it belongs to. */
export type NavigableStep = ProjectStep & {
  chapter: ProjectStep | undefined;
  /** the chapter comes immediately before this step */
  opensChapter: boolean;
};

/** Drops what the browser does not need. */
export function toViewerProject({
  projectUid,
  names,
  languages,
  steps,
  creator,
}: PublicProject): ViewerProject {
  return {
    projectUid,
    names,
    languages,
    ground: creatorGround(creator.backgroundColor),
    steps: steps.map((step) => ({
      id: step.id,
      name: step.name,
      description: step.description,
      type: step.type,
      file: step.file,
      alt: step.alt,
    })),
  };
}

/** The navigable steps in their order; chapters are not among them (docs/reference/guides.md#steps-and-chapters). */
export function navigableSteps(steps: readonly ProjectStep[]): NavigableStep[] {
  let chapter: ProjectStep | undefined;
  return steps.flatMap((step, index) => {
    if (step.type === StepType.Chapter) {
      chapter = step;
      return [];
    }
    return [
      { ...step, chapter, opensChapter: chapter !== undefined && steps[index - 1] === chapter },
    ];
  });
}
