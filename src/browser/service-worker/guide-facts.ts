import type { KnownPicture } from '@/shared/offline/picture-choice';
import { isGone } from '@/shared/offline/request-kind';
import { fetchPublic, StoreFailure } from './fetch-and-store';

/** What the worker needs of the public answer of GET /v1/projects/{id} to store a guide. */
export interface GuideFacts {
  name: string;
  version: string;
  /** in reading order */
  pictures: KnownPicture[];
}

interface PublicAnswer {
  name: string;
  updatedAt: string;
  file: KnownPicture | null;
  creator: { avatar: KnownPicture | null; cover: KnownPicture | null };
  steps: { file: KnownPicture | null }[];
}

/**
 * @returns undefined when the server no longer has it.
 * @throws {StoreFailure} when that cannot be determined
 */
export async function fetchGuideFacts(
  projectUid: string,
  signal: AbortSignal,
): Promise<GuideFacts | undefined> {
  const answer = await fetchPublic(`/v1/projects/${projectUid}`, {
    signal,
    cache: 'no-cache',
    headers: { accept: 'application/json' },
  });
  if (isGone(answer.status)) return undefined;
  const { name, updatedAt, file, creator, steps } = await (
    answer.json() as Promise<PublicAnswer>
  ).catch(() => {
    throw new StoreFailure('network');
  });
  const pictures = [file, ...steps.map((step) => step.file), creator.avatar, creator.cover];
  const unlike = new Map(
    pictures.flatMap((picture) => (picture ? [[picture.key, picture] as const] : [])),
  );
  return { name, version: updatedAt, pictures: [...unlike.values()] };
}
