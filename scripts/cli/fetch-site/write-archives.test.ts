import { describe, expect, it } from 'vitest';
import { dividedGuides, type KeptGuide } from './write-archives';

const guide = (id: number, files: Record<string, number>): KeptGuide => ({
  id,
  kept: `archive/${id}.json`,
  sizeBytes: 1000,
  files: Object.entries(files).map(([name, sizeBytes]) => ({ name, kept: name, sizeBytes })),
});
const limits = { guides: 10, files: 100, sizeBytes: 100_000 };
const ids = (guides: KeptGuide[], more: Partial<typeof limits> = {}) =>
  dividedGuides(guides, { ...limits, ...more }).map((part) => part.map(({ id }) => id));

describe('archives of a site', () => {
  it('have at most as many guides, files and bytes as an import takes', () => {
    const guides = [1, 2, 3].map((id) => guide(id, { [`pictures/${id}`]: 30_000 }));
    expect(ids(guides)).toEqual([[1, 2, 3]]);
    expect(ids(guides, { guides: 2 })).toEqual([[1, 2], [3]]);
    expect(ids(guides, { files: 5 })).toEqual([[1, 2], [3]]);
    expect(ids(guides, { sizeBytes: 65_000 })).toEqual([[1, 2], [3]]);
    expect(ids([])).toEqual([]);
  });

  it('count a picture once where guides share it, and again in the next one', () => {
    const guides = [1, 2, 3].map((id) => guide(id, { shared: 50_000 }));
    expect(ids(guides)).toEqual([[1, 2, 3]]);
    expect(ids([...guides, guide(4, { other: 40_000 }), guide(5, { shared: 50_000 })])).toEqual([
      [1, 2, 3, 4, 5],
    ]);
    expect(ids([...guides, guide(4, { other: 60_000 }), guide(5, { shared: 50_000 })])).toEqual([
      [1, 2, 3],
      [4],
      [5],
    ]);
  });

  it('have a guide that is too large alone', () => {
    expect(ids([guide(1, { a: 9 }), guide(2, { b: 900_000 }), guide(3, { c: 9 })])).toEqual([
      [1],
      [2],
      [3],
    ]);
  });
});
