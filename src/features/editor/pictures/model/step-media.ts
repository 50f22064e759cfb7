import type { StepPatch, StepView } from '@/features/projects/steps/schema';
import type { UploadedClip } from '@/features/uploads/model/accepted-clip';
import type { WaitingFile } from '../../saving/model/draft';

export type StepMedium = StepView['media'][number];

/** The pictures of a step; an older release answers only the first. */
export const mediaOf = ({
  id,
  file,
  alt,
  media = file ? [{ id, file, alt, clip: null, marks: [], edit: null }] : [],
}: StepView): StepMedium[] => media;

/** Pictures in another order, as a change takes them. */
export const kept = (media: readonly StepMedium[]) => media.map(({ id }) => ({ id }));

/**
 * The change that gives a step an uploaded picture; undefined if an earlier try did, whose answer was
 * lost.
 * @param place the id of the picture that it replaces; 'first', or by default the last place
 */
export function withPicture(
  media: readonly StepMedium[],
  { name, url }: WaitingFile,
  place?: string,
): StepPatch | undefined {
  const file = { name, url };
  if (media.some((medium) => medium.file.key === url)) return undefined;
  const isThere = media.some(({ id }) => id === place);
  if (media.length === (isThere ? 1 : 0)) return { file };
  if (isThere)
    return {
      media: media.map(({ id, clip }) =>
        // Another picture is not the cover of the clip.
        id === place ? { id, file, ...(clip ? { clip: null } : {}) } : { id },
      ),
    };
  return { media: place === 'first' ? [{ file }, ...kept(media)] : [...kept(media), { file }] };
}

/** The change that gives a step an uploaded clip with its cover; undefined if an earlier try did. */
export function withClip(
  media: readonly StepMedium[],
  { poster: { name, url }, clip }: UploadedClip,
): StepPatch | undefined {
  if (media.some((medium) => medium.clip?.url.endsWith(clip.url))) return undefined;
  return { media: [...kept(media), { file: { name, url }, clip }] };
}

/** The change that leaves only the cover of a clip. */
export const withoutClip = (media: readonly StepMedium[]): StepPatch => ({
  media: media.map(({ id, clip }) => (clip ? { id, clip: null } : { id })),
});

/** The change of one picture, and of no other; undefined if it is gone. */
export const withChange = (
  media: readonly StepMedium[],
  id: string,
  change: Omit<NonNullable<StepPatch['media']>[number], 'id'>,
): StepPatch | undefined =>
  media.some((medium) => medium.id === id)
    ? { media: kept(media).map((each) => (each.id === id ? { id, ...change } : each)) }
    : undefined;

/** The change that takes a picture away; undefined if it is gone already. */
export function withoutPicture(media: readonly StepMedium[], id: string): StepPatch | undefined {
  const others = media.filter((medium) => medium.id !== id);
  if (others.length === media.length) return undefined;
  return others.length === 0 ? { file: null } : { media: kept(others) };
}

/** The pictures with one of them at another place; undefined if that changes nothing. */
export function withPictureAt(
  media: readonly StepMedium[],
  id: string,
  place: number,
): StepMedium[] | undefined {
  const from = media.findIndex((medium) => medium.id === id);
  const medium = media[from];
  if (!medium || from === place || !media[place]) return undefined;
  return media.toSpliced(from, 1).toSpliced(place, 0, medium);
}
