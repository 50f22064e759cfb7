import sharp from 'sharp';
import type { Region } from './compare';

const EDGE_PX = 4;

/** A picture with its regions framed. */
export async function marked(picture: Buffer, regions: readonly Region[]): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const frames = regions.map((region) =>
    `<rect x="${region.x - EDGE_PX}" y="${region.y - EDGE_PX}" width="${region.width + 2 * EDGE_PX}" height="${region.height + 2 * EDGE_PX}"/>`).join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#f0f" fill-opacity=".15" stroke="#f0f" stroke-width="2">${frames}</g></svg>`;
  return sharp(picture).composite([{ input: Buffer.from(drawing) }]).png().toBuffer();
}
