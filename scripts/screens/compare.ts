import { BLOCK_PX, type Blocks } from './blocks';

/**
 * How far a block's colour may be from what it or one beside it was, of 255. Together they let pass what another browser
 * or font renderer does to edges, and half of what a thing of the interface is ever moved by (docs/decisions/0031).
 */
const TOLERANCE = 20;
/** Blocks that differ together; single ones are specks of an edge. */
const BLOCKS_MIN = 3;
/** By how many blocks a picture may be higher or lower. */
const HEIGHT_SLACK = 1;
/** Smoothing and looking around reach two rows each way, and what they need as far again. */
const MARGIN_ROWS = 4;

/** A part of a screen that has changed, in px. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
  /** how far the worst block is from anything that was expected near it, of 255 */
  distance: number;
}

/** Where two pictures of a screen differ more than its rendering may; worst first. */
export function differences(expected: Blocks, actual: Blocks): Region[] {
  // As it is nearly always.
  if (expected.width === actual.width && Buffer.compare(expected.data, actual.data) === 0) return [];
  const size = { width: Math.min(expected.width, actual.width), height: Math.min(expected.height, actual.height) };
  const [before, now] = [crop(expected, size), crop(actual, size)];
  const regions = bandsThatDiffer(before, now).flatMap((band) => differencesIn(rowsOf(before, band), rowsOf(now, band)).map((region) => ({ ...region, y: region.y + band.top * BLOCK_PX })));
  const isOtherSize = expected.width !== actual.width || Math.abs(expected.height - actual.height) > HEIGHT_SLACK;
  const rest = { x: 0, y: size.height * BLOCK_PX, width: size.width * BLOCK_PX, height: Math.abs(expected.height - actual.height) * BLOCK_PX, distance: 255 };
  return [...(isOtherSize ? [rest] : []), ...regions.sort((one, other) => other.distance - one.distance)];
}

function differencesIn(before: Blocks, now: Blocks): Region[] {
  const [was, is] = [smooth(before), smooth(now)];
  const [forth, back] = [beyond(is, surroundings(was), now), beyond(was, surroundings(is), now)];
  return connected(forth.map((distance, block) => Math.max(distance, back[block] ?? 0)), now);
}

type Band = { top: number; end: number };

/** The few rows of blocks that are not the same in both, each with those around it that have a say in what is told of it. */
function bandsThatDiffer({ width, height, data }: Blocks, { data: now }: Blocks): Band[] {
  const bands: Band[] = [];
  for (let row = 0; row < height; row += 1) {
    const [start, end] = [row * width * 3, (row + 1) * width * 3];
    if (Buffer.compare(data.subarray(start, end), now.subarray(start, end)) === 0) continue;
    const last = bands.at(-1);
    const grown = { top: Math.max(0, row - MARGIN_ROWS), end: Math.min(height, row + MARGIN_ROWS + 1) };
    if (last && grown.top <= last.end) last.end = grown.end;
    else bands.push(grown);
  }
  return bands;
}

const rowsOf = ({ width, data }: Blocks, { top, end }: Band): Blocks => ({ width, height: end - top, data: data.subarray(top * width * 3, end * width * 3) });

type Size = { width: number; height: number };

function crop({ width, data }: Blocks, size: Size): Blocks {
  const rows = Array.from({ length: size.height }, (_, y) => data.subarray(y * width * 3, (y * width + size.width) * 3));
  return { ...size, data: width === size.width ? data.subarray(0, size.width * size.height * 3) : Buffer.concat(rows) };
}

/** Thin lines count the same wherever in a block they lie, or between two. */
function smooth({ width, height, data }: Blocks): Blocks {
  const across = weighted(data, width, 3, (block) => block % width);
  return { width, height, data: weighted(across, height, width * 3, (block) => Math.floor(block / width)) };
}

/** Each block with half of its neighbours in one direction, as in `ranges`. */
function weighted(data: Uint8Array, length: number, step: number, placeOf: (block: number) => number): Uint8Array {
  return data.map((value, byte) => {
    const place = placeOf(Math.floor(byte / 3));
    const beside = (data[place > 0 ? byte - step : byte] ?? 0) + (data[place < length - 1 ? byte + step : byte] ?? 0);
    return (2 * value + beside + 2) >> 2;
  });
}

type Surroundings = { least: Uint8Array; most: Uint8Array };

/** The range of colours in the block and the eight beside it. */
function surroundings({ width, height, data }: Blocks): Surroundings {
  const across = ranges({ least: data, most: data }, width, 3, (block) => block % width);
  return ranges(across, height, width * 3, (block) => Math.floor(block / width));
}

/** @param step bytes to the neighbour. @param placeOf a block's place in that direction, from 0 to `length` − 1 */
function ranges({ least, most }: Surroundings, length: number, step: number, placeOf: (block: number) => number): Surroundings {
  const found = { least: new Uint8Array(least), most: new Uint8Array(most) };
  for (let byte = 0; byte < least.length; byte += 1) {
    const place = placeOf(Math.floor(byte / 3));
    for (const beside of [place > 0 ? byte - step : byte, place < length - 1 ? byte + step : byte]) {
      found.least[byte] = Math.min(found.least[byte] ?? 0, least[beside] ?? 0);
      found.most[byte] = Math.max(found.most[byte] ?? 0, most[beside] ?? 0);
    }
  }
  return found;
}

/** How far each block is outside the range of what is allowed at its place; 0 within the tolerance. */
function beyond({ data }: Blocks, { least, most }: Surroundings, { width, height }: Size): Float64Array {
  const distances = new Float64Array(width * height);
  for (let byte = 0; byte < data.length; byte += 1) {
    const value = data[byte] ?? 0;
    const distance = Math.max((least[byte] ?? 0) - value, value - (most[byte] ?? 0));
    const block = Math.floor(byte / 3);
    if (distance > TOLERANCE) distances[block] = Math.max(distances[block] ?? 0, distance);
  }
  return distances;
}

/** Blocks that differ and hang together, gaps of one block included, as rectangles. */
function connected(distances: Float64Array, { width, height }: Size): Region[] {
  const regions: Region[] = [];
  for (let start = 0; start < distances.length; start += 1) {
    if (!distances[start]) continue;
    const edges = { left: width, right: 0, top: height, bottom: 0 };
    const waiting = [start];
    let [distance, count] = [0, 0];
    for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
      if (!distances[block]) continue;
      distance = Math.max(distance, distances[block] ?? 0);
      count += 1;
      distances[block] = 0;
      const [x, y] = [block % width, Math.floor(block / width)];
      Object.assign(edges, { left: Math.min(edges.left, x), right: Math.max(edges.right, x), top: Math.min(edges.top, y), bottom: Math.max(edges.bottom, y) });
      for (let toY = Math.max(0, y - 2); toY <= Math.min(height - 1, y + 2); toY += 1) {
        for (let toX = Math.max(0, x - 2); toX <= Math.min(width - 1, x + 2); toX += 1) waiting.push(toY * width + toX);
      }
    }
    if (count < BLOCKS_MIN) continue;
    const { left, right, top, bottom } = edges;
    regions.push({ x: left * BLOCK_PX, y: top * BLOCK_PX, width: (right - left + 1) * BLOCK_PX, height: (bottom - top + 1) * BLOCK_PX, distance });
  }
  return regions;
}
