import 'server-only';
import sharp from 'sharp';

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** The mark of the product as SVG, 32 × 32. */
export const productMark = (ground: string, ink: string, corner = 8) =>
  `<rect width="32" height="32" rx="${corner}" fill="${ground}"/>` +
  `<path d="M6 24h6v-5h5v-5h5V9h4" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/>`;

/** A picture in the middle of a square, as PNG. */
export const fitted = (picture: Buffer, sizePx: number): Promise<Buffer> =>
  sharp(picture).resize(sizePx, sizePx, { fit: 'contain', background: NOTHING }).png().toBuffer();

/**
 * An icon of the installed app.
 * @param picture the logo, or the mark as SVG
 * @param ground what stands behind it, to the edges; nothing when left out
 * @param share of the square that it fills
 */
export async function drawIcon(
  picture: Buffer,
  { sizePx, ground, share }: { sizePx: number; ground?: string; share: number },
): Promise<Buffer> {
  const inner = await sharp(picture, { density: 72 * 16 })
    .resize(Math.round(sizePx * share), Math.round(sizePx * share), {
      fit: 'contain',
      background: NOTHING,
    })
    .png()
    .toBuffer();
  return sharp({
    create: { width: sizePx, height: sizePx, channels: 4, background: ground ?? NOTHING },
  })
    .composite([{ input: inner }])
    .png()
    .toBuffer();
}
