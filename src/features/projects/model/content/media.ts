import type { GivenMark, StoredMark } from '../marks/marks';
import type { StatedText, StoredText } from '../texts/states';

/** A clip behind a picture, which is its poster. */
export type Clip = { fileId: string; seconds: number };
/** A picture of a step with its description. */
export type Medium = {
  id: string;
  fileId: string;
  alt: StoredText[];
  clip?: Clip;
  /** Left out without any. */
  marks?: StoredMark[];
};

/** A step with its pictures as they are stored. */
export type Pictured = {
  id: string;
  /** The first picture, which `alt` describes. */
  fileId: string | null;
  alt: StoredText[];
  /** The id of the first picture, where it is not that of the step (mediaOf). */
  mediumId?: string;
  /** The clip and the marks of the first picture. */
  clip?: Clip;
  marks?: StoredMark[];
  /** The pictures after the first. */
  further: Medium[];
};

/** A medium of a request: with the id of a stored one it changes that, without it is new. */
export type GivenMedium = {
  id?: string | undefined;
  fileId?: string | undefined;
  alt?: StatedText[] | undefined;
  /** Null to remove it. */
  clip?: Clip | null | undefined;
  /** All of them. */
  marks?: GivenMark[] | undefined;
};

/**
 * The pictures of a step in their order. The first one is stored as the picture of the step, as it
 * was before a step could have several; its id is that of the step until another one takes its place.
 */
export const mediaOf = ({
  id,
  mediumId = id,
  fileId,
  alt,
  further,
  ...first
}: Pictured): Medium[] =>
  fileId ? [{ id: mediumId, fileId, alt, ...extrasOf(first) }, ...further] : [];

/** A clip and marks, of a picture that has any. */
export const extrasOf = ({ clip, marks }: Pick<Medium, 'clip' | 'marks'>) => ({
  ...(clip ? { clip } : {}),
  ...(marks?.length ? { marks } : {}),
});

/** The clip of a step; it has at most one. */
export const clipOf = (step: Pictured): Clip | undefined =>
  mediaOf(step).find(({ clip }) => clip)?.clip;

/** A step with other pictures. */
export function withMedia<Step extends Pictured>(
  { mediumId: _, clip: _clip, marks: _marks, ...step }: Step,
  [first, ...further]: readonly Medium[],
): Step {
  return {
    ...step,
    ...(first && first.id !== step.id ? { mediumId: first.id } : {}),
    fileId: first?.fileId ?? null,
    alt: first?.alt ?? [],
    ...extrasOf(first ?? {}),
    further,
  } as unknown as Step;
}

/** Swaps the pictures of two steps; a description whose picture is not there yet goes along. */
export const withMediaOf = <Step extends Pictured>(step: Step, other: Pictured): Step => ({
  ...withMedia(step, mediaOf(other)),
  alt: other.alt,
});
