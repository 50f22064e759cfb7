import type { DraftPicture } from '../draft-guide';
import { isFields } from '../json-ld/json-values';
import { type Notice, noticeOf } from '../notices';
import { type Shapes, shapesIn, sizeIn, sourceOf } from './markup';

/** Where a file reports what it cannot keep. */
export type Report = {
  lineOf: (value: unknown, key?: string | number) => number;
  report: (notice: Notice) => void;
};

/** The largest useful sizes of pictures. */
const SIZES = ['huge', 'large', 'original', 'standard', 'medium'];

export function pictureOf(record: unknown): DraftPicture[] {
  if (!isFields(record)) return [];
  const sizes = isFields(record['image']) ? { ...record['image'], ...record } : record;
  const source = SIZES.map((size) => sizes[size]).find(isAddress);
  return source === undefined ? [] : [{ source, alt: '' }];
}
const isAddress = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A picture of a step with its shapes; those that cannot be drawn are reported. */
export function markedPicture(record: unknown, { lineOf, report }: Report): DraftPicture[] {
  const [picture] = pictureOf(record);
  if (!picture || !isFields(record)) {
    const id = isFields(record) ? (record['id'] ?? record['guid']) : record;
    report(noticeOf('picture_address_invalid', lineOf(record), String(id ?? 'none')));
    return [];
  }
  const marked = [record, record['image']].filter(isFields).find(({ markup }) => isAddress(markup));
  if (!marked) return [picture];
  const shapes = shapesIn(String(marked['markup']), sizeIn(marked) ?? sizeIn(record));
  for (const notice of noticesOf(shapes, lineOf(marked, 'markup'))) report(notice);
  const [clean = picture] = pictureOf(sourceOf(marked)['image']);
  return [{ ...clean, ...(shapes.marks.length > 0 ? { marks: shapes.marks } : {}) }];
}

function noticesOf({ marks, found, outside, unreadable }: Shapes, line: number): Notice[] {
  const counts = [
    ['shapes_outside', outside],
    ['shapes_left_out', unreadable],
  ] as const;
  return counts
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => ({
      ...noticeOf(reason, line),
      values: { count, found, drawn: marks.length },
    }));
}
