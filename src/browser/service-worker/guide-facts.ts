import type { ProjectLanguage } from '@/shared/interface/languages';
import { type LocalizedText, pickLanguage, pickText } from '@/shared/interface/localized-text';
import type { KnownPicture } from '@/shared/offline/picture-choice';
import { isGone } from '@/shared/offline/request-kind';
import { fetchPublic, StoreFailure } from './fetch-and-store';

/** A clip of a guide. */
export interface KnownClip {
  path: string;
  sizeBytes: number;
}

/** Files of a version of a guide. */
export interface GuideFiles {
  /** in reading order */
  pictures: KnownPicture[];
  clips: KnownClip[];
}

/** Fields of GET /v1/projects/{id} that the worker needs to store a guide. */
export interface GuideFacts extends GuideFiles {
  name: string;
  nameLang: string;
  version: string;
  versionNumber: number;
  /** for the cache */
  answer: Response;
}

interface PublicAnswer {
  names: LocalizedText[];
  languages: ProjectLanguage[];
  updatedAt: string;
  versionNumber: number;
  file: KnownPicture | null;
  creator: { avatar: KnownPicture | null; cover: KnownPicture | null };
  /** answers that were kept by an earlier release have no `media`, or no size of a clip */
  steps: {
    file: KnownPicture | null;
    media?: { file: KnownPicture; clip?: { url: string; sizeBytes?: number } | null }[];
  }[];
}

/**
 * @param locale the language of the name, if the guide has it
 * @returns undefined when the server no longer has it.
 * @throws {StoreFailure} when that cannot be determined
 */
export async function fetchGuideFacts(
  projectUid: string,
  locale: string,
  signal: AbortSignal,
): Promise<GuideFacts | undefined> {
  const answer = await fetchPublic(`/v1/projects/${projectUid}`, {
    signal,
    cache: 'no-cache',
    headers: { accept: 'application/json' },
  });
  if (isGone(answer.status)) return undefined;
  const read = await readAnswer(answer);
  const { names, languages, updatedAt: version, versionNumber } = read;
  const { value: name, lang: nameLang } = pickText(
    names,
    pickLanguage(languages, locale),
    languages,
  );
  return { name, nameLang, version, versionNumber, ...filesOf(read), answer };
}

/**
 * The files of a version.
 * @throws {StoreFailure}
 */
export const filesIn = async (answer: Response): Promise<GuideFiles> =>
  filesOf(await readAnswer(answer));

const readAnswer = (answer: Response): Promise<PublicAnswer> =>
  (answer.clone().json() as Promise<PublicAnswer>).catch(() => {
    throw new StoreFailure('network');
  });

function filesOf({ file, creator, steps }: PublicAnswer): GuideFiles {
  const ofSteps = steps.flatMap(
    ({ media, ...step }) => media?.map((each) => each.file) ?? step.file,
  );
  const pictures = [file, ...ofSteps, creator.avatar, creator.cover];
  const clips = steps.flatMap(({ media = [] }) => media.flatMap(({ clip }) => clip ?? []));
  return unlike({
    pictures: pictures.flatMap((picture) => picture ?? []),
    clips: clips.map(({ url, sizeBytes = 0 }) => ({ path: new URL(url).pathname, sizeBytes })),
  });
}

/** Each file once. */
export const unlike = ({ pictures, clips }: GuideFiles): GuideFiles => ({
  pictures: [...new Map(pictures.map((picture) => [picture.key, picture])).values()],
  clips: [...new Map(clips.map((clip) => [clip.path, clip])).values()],
});
