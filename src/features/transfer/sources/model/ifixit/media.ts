import type { ProjectLanguage } from '@/shared/interface/languages';
import type { DraftPicture } from '../draft-guide';
import { type Fields, isFields, listOf } from '../json-ld/json-values';
import { mediaNotice } from '../notices';
import { mediaText } from '../words';
import { markedPicture, type Report } from './pictures';

/** The context of a part of a guide. */
export type Around = Report & { lang: ProjectLanguage };
type Shown = { text: string; pictures: DraftPicture[] };

/**
 * The pictures of a step. A video whose file is beside the guide is a clip over its still picture;
 * of others the address stands in the text.
 */
export function mediaOf(step: Fields, around: Around): Shown {
  const media = isFields(step['media']) ? step['media'] : {};
  const type = media['type'] || 'image';
  const data = listOf(media['data']);
  if (type === 'image')
    return { text: '', pictures: data.flatMap((each) => markedPicture(each, around)) };
  const kind = type === 'video' ? 'video' : 'embed';
  const line = around.lineOf(step, 'media');
  const shown = data.map((each, index): Shown => {
    const [still, ...others] =
      isFields(each) && isFields(each['image']) ? markedPicture(each['image'], around) : [];
    // A step has one clip.
    const clip = kind === 'video' && index === 0 && still ? fileIn(each) : undefined;
    if (still && clip) return { text: '', pictures: [{ ...still, clip }, ...others] };
    const source = addressIn(each);
    around.report(mediaNotice(kind, line, source));
    return {
      text: source === '' ? '' : mediaText(kind, source, around.lang),
      pictures: still ? [still] : [],
    };
  });
  return {
    text: shown
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n'),
    pictures: shown.flatMap(({ pictures }) => pictures),
  };
}

/** The file of a video beside the guide. */
const fileIn = (video: unknown): string | undefined =>
  isFields(video)
    ? listOf(video['encodings'])
        .map((each) => (isFields(each) ? each['url'] : undefined))
        .find((url): url is string => typeof url === 'string' && CLIP_FILE.test(url))
    : undefined;
/** Not an address: clips are never fetched from elsewhere. */
const CLIP_FILE = /^(?!\/\/)[^:]{1,300}\.(?:mp4|mov|webm)$/i;

/** The first https address of a video or page in any field. */
function addressIn(value: unknown): string {
  if (typeof value === 'string')
    return /^https?:\/\//i.test(value)
      ? value
      : (/\bsrc=["'](https?:\/\/[^"'\s]+)/i.exec(value)?.[1] ?? '');
  if (Array.isArray(value)) return value.map(addressIn).find(Boolean) ?? '';
  return isFields(value)
    ? (['url', 'src', 'encodings', 'sources', 'source', 'html', 'embed']
        .map((name) => addressIn(value[name]))
        .find(Boolean) ?? '')
    : '';
}

/** The addresses of a guide's files. */
export function documentsOf(guide: Fields, { lang, lineOf, report }: Around): string[] {
  return listOf(guide['documents'])
    .map((each, index) => {
      const source = isFields(each)
        ? ([each['url'], each['download_url']].map(addressIn).find(Boolean) ?? '')
        : '';
      report(mediaNotice('embed', lineOf(guide['documents'], index), source));
      return source === '' ? '' : mediaText('embed', source, lang);
    })
    .filter(Boolean);
}
