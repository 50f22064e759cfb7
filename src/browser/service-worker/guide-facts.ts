import type { ProjectLanguage } from '@/shared/interface/languages';
import { type LocalizedText, pickLanguage, pickText } from '@/shared/interface/localized-text';
import type { KnownPicture } from '@/shared/offline/picture-choice';
import { isGone } from '@/shared/offline/request-kind';
import { fetchPublic, StoreFailure } from './fetch-and-store';

/** What the worker needs of the public answer of GET /v1/projects/{id} to store a guide. */
export interface GuideFacts {
  name: string;
  nameLang: string;
  version: string;
  /** in reading order */
  pictures: KnownPicture[];
}

interface PublicAnswer {
  names: LocalizedText[];
  languages: ProjectLanguage[];
  updatedAt: string;
  file: KnownPicture | null;
  creator: { avatar: KnownPicture | null; cover: KnownPicture | null };
  steps: { file: KnownPicture | null }[];
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
  const { names, languages, updatedAt, file, creator, steps } = await (
    answer.json() as Promise<PublicAnswer>
  ).catch(() => {
    throw new StoreFailure('network');
  });
  const pictures = [file, ...steps.map((step) => step.file), creator.avatar, creator.cover];
  const unlike = new Map(
    pictures.flatMap((picture) => (picture ? [[picture.key, picture] as const] : [])),
  );
  const { value: name, lang: nameLang } = pickText(
    names,
    pickLanguage(languages, locale),
    languages,
  );
  return { name, nameLang, version: updatedAt, pictures: [...unlike.values()] };
}
