import {
  type Fields,
  isFields,
  listOf,
  without,
} from '@/features/transfer/sources/model/json-ld/json-values';
import {
  type LocalFile,
  type LocalMedia,
  localPicture,
  localVideo,
  type Tools,
} from './local-media';
import type { Missing } from './site-client';

/** A guide whose media are files beside it. */
export type LocalGuide = {
  id: number;
  json: Fields;
  files: LocalFile[];
  missing: Missing[];
};

/** Words between people of the site, which are in no guide. */
const NOT_FETCHED = ['comments', 'notes'];

/** Fetches the media of a guide, and names them in it. */
export async function localGuide(
  id: number,
  guide: Fields,
  tags: readonly string[],
  tools: Tools,
): Promise<LocalGuide> {
  const files = new Map<string, LocalFile>();
  const missing: Missing[] = [];
  const take = (media: LocalMedia): unknown => {
    for (const file of media.files) files.set(file.name, file);
    missing.push(...media.missing);
    return media.record;
  };
  const steps: unknown[] = [];
  for (const step of listOf(guide['steps'])) {
    const media = isFields(step) ? step['media'] : undefined;
    if (!isFields(step) || !isFields(media)) {
      steps.push(isFields(step) ? without(step, NOT_FETCHED) : step);
      continue;
    }
    const data: unknown[] = [];
    for (const each of listOf(media['data']))
      data.push(take(await localMedium(media['type'] || 'image', each, tools)));
    steps.push({ ...without(step, NOT_FETCHED), media: { ...media, data } });
  }
  return {
    id,
    json: {
      ...without(guide, NOT_FETCHED),
      // The guide's own picture has no marks, so it stays as its site shows it.
      image: take(await localPicture(guide['image'], tools, false)),
      tags,
      steps,
    },
    files: [...files.values()],
    missing,
  };
}

async function localMedium(type: unknown, medium: unknown, tools: Tools): Promise<LocalMedia> {
  if (type === 'image') return localPicture(medium, tools, true);
  if (type === 'video') return localVideo(medium, tools);
  if (!isFields(medium)) return { record: medium, files: [], missing: [] };
  const still = await localPicture(medium['image'], tools, true);
  return { ...still, record: { ...medium, image: still.record } };
}
