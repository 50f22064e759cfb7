import type { ProjectLanguage } from '@/shared/interface/languages';
import { type LocalizedText, pickLanguage, pickText } from '@/shared/interface/localized-text';
import type { KnownPicture } from '@/shared/offline/picture-choice';
import { isGone } from '@/shared/offline/request-kind';
import { fetchPublic, StoreFailure } from './fetch-and-store';

/** Fields of GET /v1/projects/{id} that the worker needs to store a guide. */
export interface GuideFacts {
  name: string;
  nameLang: string;
  version: string;
  versionNumber: number;
  /** in reading order */
  pictures: KnownPicture[];
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
  /** answers that were kept by an earlier release have no `media` */
  steps: { file: KnownPicture | null; media?: { file: KnownPicture }[] }[];
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
  return { name, nameLang, version, versionNumber, pictures: picturesOf(read), answer };
}

/**
 * The pictures of a version.
 * @throws {StoreFailure}
 */
export const picturesIn = async (answer: Response): Promise<KnownPicture[]> =>
  picturesOf(await readAnswer(answer));

const readAnswer = (answer: Response): Promise<PublicAnswer> =>
  (answer.clone().json() as Promise<PublicAnswer>).catch(() => {
    throw new StoreFailure('network');
  });

function picturesOf({ file, creator, steps }: PublicAnswer): KnownPicture[] {
  const ofSteps = steps.flatMap(
    ({ media, ...step }) => media?.map((each) => each.file) ?? step.file,
  );
  const pictures = [file, ...ofSteps, creator.avatar, creator.cover];
  return unlike(pictures.flatMap((picture) => picture ?? []));
}

/** Each picture once. */
export const unlike = (pictures: readonly KnownPicture[]): KnownPicture[] => [
  ...new Map(pictures.map((picture) => [picture.key, picture])).values(),
];
