import type { CreatorGround } from '@/features/profile/model/creator-ground';
import { StepType } from '@/features/projects/constants';
import type { ShownUse } from '@/features/projects/model/amounts/used-line';
import { mapTexts, STEP_TEXTS, type StepText } from '@/features/projects/model/content/fields';
import type { StepTimers } from '@/features/projects/model/timers/step-timers';
import type { Mark } from '@/features/projects/model/marks/marks';
import type { Cut } from '@/features/projects/model/marks/shown-place';
import type { Line } from '@/features/projects/model/lines/lines';
import type { StatedText } from '@/features/projects/model/texts/states';
import type { PublicProject } from '@/features/projects/schema';

type ProjectStep = Pick<PublicProject['steps'][number], 'id' | 'type' | 'file' | StepText> & {
  /** left out without any */
  stepTimers?: StepTimers;
  lines?: readonly Line<StatedText>[];
  /** the pictures after the first; left out without any */
  further?: readonly StepPicture[];
  /** the parts and tools that it uses; left out without any */
  stepUses?: readonly ShownUse[];
} & PictureParts;

/** Of a picture; left out without any. */
type PictureParts = {
  clip?: StepClip | null;
  marks?: readonly Mark[];
  edit?: Cut | null;
};

/** A picture of a step. */
export type StepPicture = Pick<PublicProject['steps'][number], 'id' | 'file' | 'alt'> &
  PictureParts;
/** A clip over its poster. */
export type StepClip = Pick<NonNullable<Medium['clip']>, 'url' | 'seconds'>;
type Medium = PublicProject['steps'][number]['media'][number];

/** Fields of a published project that the viewer needs. */
export type ViewerProject = Pick<
  PublicProject,
  'projectUid' | 'versionNumber' | 'updatedAt' | 'names' | 'languages'
> & {
  /** the address of its page, unless it is that of the published guide */
  address?: string;
  /** the creator's colour */
  ground?: CreatorGround;
  /** left out where no step uses anything */
  makes?: NonNullable<PublicProject['yield']>;
  steps: ProjectStep[];
};

/** A step that the viewer shows, with the chapter it belongs to. */
export type NavigableStep = ProjectStep & {
  chapter: ProjectStep | undefined;
  /** the chapter comes immediately before this step */
  opensChapter: boolean;
};

/**
 * The content of a guide's version, without what the browser does not need.
 * @param timersOf finds durations in texts: the words for that are large
 * @param usesOf reads amounts: the words for that are large, too
 */
export const contentOf = (
  { versionNumber, updatedAt, names, languages, steps, yield: makes }: PublicProject,
  timersOf: (step: PublicProject['steps'][number]) => StepTimers | undefined,
  usesOf: (step: PublicProject['steps'][number]) => ShownUse[] | undefined,
) => ({
  versionNumber,
  updatedAt,
  names,
  languages,
  // Guides that were kept by an earlier release have neither yield nor uses.
  ...(makes && steps.some(({ uses }) => uses?.length) && { makes }),
  steps: steps.map((step): ProjectStep => {
    const timers = timersOf(step);
    const uses = usesOf(step);
    return {
      id: step.id,
      ...mapTexts(STEP_TEXTS, (_, name) => step[name]),
      type: step.type,
      file: step.file,
      // Guides that were kept by an earlier release have none.
      ...(step.lines?.length && { lines: step.lines }),
      ...partsOf(step.media?.[0]),
      ...(step.media?.length > 1 && {
        further: step.media.slice(1).map((medium) => ({
          id: medium.id,
          file: medium.file,
          alt: medium.alt,
          ...partsOf(medium),
        })),
      }),
      ...(timers && { stepTimers: timers }),
      ...(uses && { stepUses: uses }),
    };
  }),
});

/** The clip and the marks of a picture; answers of an earlier release have no marks. */
const partsOf = (medium: Partial<Medium> | undefined): PictureParts => ({
  ...(medium?.clip && { clip: medium.clip }),
  ...(medium?.marks?.length && { marks: medium.marks }),
  ...(medium?.marks?.length && medium.edit && { edit: medium.edit }),
});

export const hasTimers = ({ steps }: Pick<ViewerProject, 'steps'>): boolean =>
  steps.some(({ stepTimers }) => stepTimers !== undefined);

type Edition = Pick<PublicProject, 'versionNumber' | 'updatedAt'>;

/** Reports whether one is a later version, or the same after another edit has joined it. */
export const isLater = (one: Edition, other: Edition): boolean =>
  one.versionNumber > other.versionNumber ||
  (one.versionNumber === other.versionNumber && one.updatedAt > other.updatedAt);

/**
 * The step of a version at which a reader of another one goes on: the same one, else the one with
 * its number.
 */
export function sameStep(steps: readonly { id: string }[], stepId: string, step: number): number {
  const index = steps.findIndex(({ id }) => id === stepId);
  return index >= 0 ? index + 1 : Math.min(step, Math.max(steps.length, 1));
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
