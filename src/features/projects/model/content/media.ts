import type { StatedText, StoredText } from '../texts/states';

/** A picture of a step with its description. */
export type Medium = { id: string; fileId: string; alt: StoredText[] };

/** A step with its pictures as they are stored. */
export type Pictured = {
  id: string;
  /** The first picture, which `alt` describes. */
  fileId: string | null;
  alt: StoredText[];
  /** The id of the first picture, where it is not that of the step (mediaOf). */
  mediumId?: string;
  /** The pictures after the first. */
  further: Medium[];
};

/** A medium of a request: with the id of a stored one it changes that, without it is new. */
export type GivenMedium = {
  id?: string | undefined;
  fileId?: string | undefined;
  alt?: StatedText[] | undefined;
};

/**
 * The pictures of a step in their order. The first one is stored as the picture of the step, as it
 * was before a step could have several; its id is that of the step until another one takes its place.
 */
export const mediaOf = ({ id, mediumId = id, fileId, alt, further }: Pictured): Medium[] =>
  fileId ? [{ id: mediumId, fileId, alt }, ...further] : [];

/** A step with other pictures. */
export function withMedia<Step extends Pictured>(
  { mediumId: _, ...step }: Step,
  [first, ...further]: readonly Medium[],
): Step {
  return {
    ...step,
    ...(first && first.id !== step.id ? { mediumId: first.id } : {}),
    fileId: first?.fileId ?? null,
    alt: first?.alt ?? [],
    further,
  } as unknown as Step;
}

/** Swaps the pictures of two steps; a description whose picture is not there yet goes along. */
export const withMediaOf = <Step extends Pictured>(step: Step, other: Pictured): Step => ({
  ...withMedia(step, mediaOf(other)),
  alt: other.alt,
});
