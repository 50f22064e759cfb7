import sharp from 'sharp';
import { expect, it } from 'vitest';
import { headingFace } from '../../src/server/share-picture/fonts';
import { textPath } from '../../src/server/share-picture/write-text';
import { blocksOf, packBlocks, unpackBlocks } from './blocks';
import { differences } from './compare';

const [WIDTH, HEIGHT] = [360, 420];

interface Page {
  /** of the button with a border only, in px from its place */
  quiet?: [number, number];
  loud?: [number, number];
  loudColour?: string;
  word?: string;
  /** how strongly edges of letters are drawn; 1 is as they are */
  gamma?: number;
  /** all of it, in px */
  shift?: number;
}

/** A page as the product's are: words, a quiet and a loud button, a field. */
async function page({ quiet = [0, 0], loud = [0, 0], loudColour = '#c2410c', word = 'Explore guides', gamma = 1, shift = 0 }: Page = {}): Promise<Buffer> {
  const text = (words: string, x: number, baseline: number, sizePx: number, colour: string) => `<path fill="${colour}" d="${textPath(words, headingFace(), { x, baseline, sizePx })}"/>`;
  const shapes = `<rect x="${20 + (quiet[0])}" y="${200 + quiet[1]}" width="150" height="44" rx="6" fill="none" stroke="#1b1916"/>`
    + `<rect x="${190 + loud[0]}" y="${200 + loud[1]}" width="140" height="44" rx="6" fill="${loudColour}"/>`
    + '<rect x="20.5" y="270.5" width="319" height="48" rx="6" fill="#fff" stroke="#948b7d"/>';
  const words = text('Simplifying the way of being a maker', 20, 50, 22, '#1b1916') + text('Guides that hands can follow, one step at a time.', 20, 90, 14, '#5f574c')
    + text(word, 42 + quiet[0], 227 + quiet[1], 15, '#1b1916') + text('Create a guide', 210 + loud[0], 227 + loud[1], 15, '#fff') + text('Your e-mail', 34, 299, 14, '#5f574c');
  const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><g transform="translate(${shift} ${shift})">${inside}</g></svg>`);
  const { data, info } = await sharp(svg(words)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const drawn = data.map((value, byte) => (byte % 4 === 3 ? Math.round(255 * (value / 255) ** gamma) : value));
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fbf8f3' } })
    .composite([{ input: svg(shapes) }, { input: Buffer.from(drawn), raw: { width: info.width, height: info.height, channels: 4 } }]).png().toBuffer();
}

const between = async (one: Buffer, other: Buffer) => differences(await blocksOf(one), await blocksOf(other));

it.each([
  ['a loud button 8 px to the right', { loud: [8, 0] }], ['a loud button 8 px down', { loud: [0, 8] }],
  ['a quiet button 8 px to the right', { quiet: [8, 0] }], ['a quiet button 8 px up', { quiet: [0, -8] }],
  ['another colour of a button', { loudColour: '#1d4ed8' }], ['a little lighter button', { loudColour: '#d9591f' }],
  ['another word', { word: 'Explore' }],
] satisfies [string, Page][])('notices %s, and where', async (_, changed) => {
  const [region] = await between(await page(), await page(changed));
  expect(region).toBeDefined();
  const { x = 0, y = 0, width = 0, height = 0 } = region ?? {};
  expect(y).toBeGreaterThan(170);
  expect(y + height).toBeLessThan(275);
  expect(x + width).toBeGreaterThan('word' in changed || 'quiet' in changed ? 20 : 180);
});

it('lets pass what another renderer of fonts does', async () => {
  const before = await page();
  for (const gamma of [0.7, 1.4]) expect(await between(before, await page({ gamma })), `gamma ${gamma}`).toEqual([]);
  for (const shift of [0.25, 0.5]) expect(await between(before, await page({ shift })), `shifted by ${shift}`).toEqual([]);
  expect(await between(before, await sharp(before).blur(0.3).png().toBuffer())).toEqual([]);
  expect(await between(before, await sharp(before).sharpen({ sigma: 0.5 }).png().toBuffer())).toEqual([]);
});

it('notices a page that is longer, and one that is shorter', async () => {
  const before = await page();
  const longer = await sharp(before).extend({ bottom: 24, background: '#fbf8f3' }).png().toBuffer();
  expect(await between(before, longer)).toMatchObject([{ y: HEIGHT, height: 24 }]);
  expect(await between(longer, before)).toHaveLength(1);
});

it('keeps blocks in a small file without loss', async () => {
  const blocks = await blocksOf(await page());
  const file = await packBlocks(blocks);
  expect(file.length).toBeLessThan(4000);
  expect(differences(blocks, await unpackBlocks(file))).toEqual([]);
});
