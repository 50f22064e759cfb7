import sharp from 'sharp';

/** Side of a block in px of the screen. */
export const BLOCK_PX = 4;
/** Colours are kept in steps of this size: finer ones are lost in the tolerance, and cost most of a file. */
const STEP = 16;
const CHANNELS = 3;

/** A picture of a screen in blocks: the mean colour of each, three bytes. */
export interface Blocks {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Reduces a picture of a screen to what is compared. */
export async function blocksOf(picture: Buffer): Promise<Blocks> {
  const image = sharp(picture).removeAlpha();
  const { width, height } = await image.metadata();
  const { data, info } = await image
    .resize({ width: Math.ceil(width / BLOCK_PX), height: Math.ceil(height / BLOCK_PX), fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: data.map((value) => Math.min(255, Math.round(value / STEP) * STEP)) };
}

const imageOf = ({ width, height, data }: Blocks) => sharp(data, { raw: { width, height, channels: CHANNELS } });

/** As a small file, of which nothing is lost. */
export const packBlocks = (blocks: Blocks): Promise<Buffer> => imageOf(blocks).webp({ lossless: true, effort: 6 }).toBuffer();

export async function unpackBlocks(file: Buffer): Promise<Blocks> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** As large as the screen, for people. */
export const pictureOfBlocks = (blocks: Blocks): Promise<Buffer> =>
  imageOf(blocks).resize({ width: blocks.width * BLOCK_PX, kernel: 'nearest' }).png().toBuffer();
