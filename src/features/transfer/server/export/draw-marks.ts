import 'server-only';
import sharp from 'sharp';
import { marksSvg } from '@/features/projects/model/marks/marks-svg';
import { site } from '@/server/site/current';
import { accentTokens } from '@/shared/site/accent';
import type { MarkedPicture } from '../../export/model/marked-pictures';

/** Little effort: a reader waits for the archive. */
const ENCODING = { quality: 88, effort: 1 };

/** A stored picture with marks drawn in, as large as it is. */
export async function drawMarks(picture: Buffer, marks: MarkedPicture['marks']): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const { signal, 'on-signal': onSignal } = accentTokens(site().accent, 'light');
  const svg = marksSvg(marks, { width, height }, { line: signal, ink: onSignal });
  return sharp(picture)
    .composite([{ input: Buffer.from(svg) }])
    .webp(ENCODING)
    .toBuffer();
}
