import { isDeepStrictEqual } from 'node:util';
import { type Area, cutOf, isWhole, type PictureCut } from '@/features/uploads/model/picture-cut';
import type { GuideContent, GuideHead, GuideStep } from './content';
import { type Medium, mediaOf, originOf, withMedia } from './media';

/** Parts that are covered for good, by the picture as it was uploaded. */
export type Covers = ReadonlyMap<string, Area[]>;
/** The file that an edit of a picture makes. */
export type FileFor = (originId: string, cut: PictureCut) => string;

/** The covers that versions show. */
export function coversIn(contents: readonly GuideContent[]): Covers {
  const covers = new Map<string, Area[]>();
  for (const { edit } of contents.flatMap(({ steps }) => steps.flatMap(mediaOf))) {
    if (!edit || edit.covers.length === 0) continue;
    addCovers(covers, edit.originId, edit.covers);
  }
  return covers;
}

/** Covers for each of these files what is covered of the file it is a copy of. */
export function coversOfCopies(
  covers: Covers,
  copies: readonly { id: string; of: string }[],
): Covers {
  const all = new Map<string, Area[]>();
  for (const { id, of } of copies) addCovers(all, id, covers.get(of) ?? []);
  return all;
}

function addCovers(covers: Map<string, Area[]>, fileId: string, areas: readonly Area[]): void {
  const known = covers.get(fileId) ?? [];
  covers.set(fileId, [...known, ...areas.filter((area) => !has(known, area))]);
}

/** A step whose pictures hold none of the covered pixels, also behind what can be undone. */
export function withCovers<Step extends GuideStep>(
  step: Step,
  covers: Covers,
  fileFor: FileFor,
): Step {
  const media = mediaOf(step);
  return media.some((medium) => covers.has(originOf(medium)))
    ? withMedia(
        step,
        media.map((medium) => covered(medium, covers, fileFor)),
      )
    : step;
}

/** A content or draft of a guide with such steps; the same one where nothing is covered. */
export function withCoversIn<Content extends GuideContent>(
  content: Content,
  covers: Covers,
  fileFor: FileFor,
): Content {
  const project = withCoveredHead(content.project, covers, fileFor);
  const steps = content.steps.map((step) => withCovers(step, covers, fileFor));
  const isSame =
    project === content.project && steps.every((step, index) => step === content.steps[index]);
  return isSame ? content : { ...content, project, steps };
}

/** The head of a guide whose picture is one that steps show too. */
function withCoveredHead(head: GuideHead, covers: Covers, fileFor: FileFor): GuideHead {
  const { fileId } = head;
  const known = fileId === null ? undefined : covers.get(fileId);
  return fileId !== null && known
    ? { ...head, fileId: fileFor(fileId, { crop: null, turn: 0, covers: known }) }
    : head;
}

function covered(medium: Medium, covers: Covers, fileFor: FileFor): Medium {
  const before = originOf(medium);
  const known = covers.get(before);
  if (!known) return medium;
  const { edit, ...others } = medium;
  const { crop, turn, covers: own } = cutOf(edit ?? null);
  const originId = fileFor(before, { crop: null, turn: 0, covers: known });
  // Covers of a draft can still be undone.
  const open = own.filter((cover) => !has(known, cover));
  if (isWhole({ crop, turn, covers: open })) return { ...others, fileId: originId };
  const isDrawn = own.length === known.length && open.length === 0;
  return {
    ...others,
    fileId: isDrawn ? medium.fileId : fileFor(before, { crop, turn, covers: [...known, ...open] }),
    edit: { crop, turn, covers: open, originId },
  };
}

const has = (areas: readonly Area[], area: Area) =>
  areas.some((each) => isDeepStrictEqual(each, area));
