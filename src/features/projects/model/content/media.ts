import type { GivenMark, StoredMark } from '../marks/marks';
import type { PictureCut } from '@/features/uploads/model/picture-cut';
import type { StatedText, StoredText } from '../texts/states';

/** A clip behind a picture, which is its poster. */
export type Clip = { fileId: string; seconds: number };
/**
 * How the file of a picture was made of another one, which stays as long as it is shown: areas of that
 * are covered, then it is cut.
 */
export type PictureEdit = PictureCut & { originId: string };
/** A picture of a step with its description. */
export type Medium = {
  id: string;
  fileId: string;
  alt: StoredText[];
  clip?: Clip;
  /** Left out without any. */
  marks?: StoredMark[];
  /** Left out where the file is as it was uploaded. */
  edit?: PictureEdit;
};

/** A step with its pictures as they are stored. */
export type Pictured = {
  id: string;
  /** The first picture, which `alt` describes. */
  fileId: string | null;
  alt: StoredText[];
  /** The id of the first picture, where it is not that of the step (mediaOf). */
  mediumId?: string;
  /** Of the first picture. */
  clip?: Clip;
  marks?: StoredMark[];
  edit?: PictureEdit;
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
  /** With the file that it makes; null for the picture as it was uploaded. */
  edit?: PictureEdit | null | undefined;
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

/** Clip, marks and edit of a picture that has any. */
export const extrasOf = ({ clip, marks, edit }: Extras) => ({
  ...(clip ? { clip } : {}),
  ...(marks?.length ? { marks } : {}),
  ...(edit ? { edit } : {}),
});
type Extras = Pick<GivenMedium, 'clip' | 'edit'> & Pick<Medium, 'marks'>;

/** The picture that an edited one was made of; of any other, itself. */
export const originOf = ({ fileId, edit }: Pick<Medium, 'fileId' | 'edit'>): string =>
  edit?.originId ?? fileId;

/** The clip of a step; it has at most one. */
export const clipOf = (step: Pictured): Clip | undefined =>
  mediaOf(step).find(({ clip }) => clip)?.clip;

/** A step with other pictures. */
export function withMedia<Step extends Pictured>(
  { mediumId: _, clip: _clip, marks: _marks, edit: _edit, ...step }: Step,
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
