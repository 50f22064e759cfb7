import type { FoundCounts } from '../../../model/reader';
import { type Fields, isFields, listOf } from '../json-ld/json-values';
import { partsOf } from './markup';

/** Videos within wiki markup. */
const VIDEO = /\[video\|/gi;

/**
 * Counts a guide as the API has it, so that nothing that the reader does not understand is missing on
 * both sides: its own picture and those of its steps, with the still pictures of videos.
 */
export function countsIn(guide: Fields): FoundCounts {
  const steps = listOf(guide['steps']);
  const counts = { steps: steps.length, pictures: 0, marks: 0, clips: videosIn(guide) };
  if (isFields(guide['image']) && Object.keys(guide['image']).length > 0) counts.pictures += 1;
  for (const step of steps.filter(isFields)) {
    counts.clips += listOf(step['lines']).filter(isFields).map(videosIn).reduce(sum, 0);
    const media = isFields(step['media']) ? step['media'] : {};
    const data = listOf(media['data']);
    const isPictures = (media['type'] || 'image') === 'image';
    const pictures = isPictures ? data : data.map(stillOf).filter(isFields);
    counts.pictures += pictures.length;
    counts.marks += pictures.map(marksIn).reduce(sum, 0);
    if (media['type'] === 'video') counts.clips += data.length;
  }
  return counts;
}

const sum = (all: number, each: number) => all + each;
const stillOf = (video: unknown) => (isFields(video) ? video['image'] : undefined);

const videosIn = (fields: Fields): number =>
  ['introduction_raw', 'conclusion_raw', 'text_raw']
    .map((name) => [...String(fields[name] ?? '').matchAll(VIDEO)].length)
    .reduce(sum, 0);

function marksIn(record: unknown): number {
  if (!isFields(record)) return 0;
  const markup = [record, record['image']]
    .filter(isFields)
    .map((each) => each['markup'])
    .find((each) => typeof each === 'string' && each !== '');
  return partsOf(String(markup ?? '')).length;
}
