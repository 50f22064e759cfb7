import { describe, expect, it } from 'vitest';
import { fitLabels, shortenLabel } from './fit-labels';

const long = 'A well-specced computer with 16 gigabytes of RAM (SSD drive is strongly recommended)';

describe('labels that are too long', () => {
  it('are cut at the end of a word, with an ellipsis, to at most 60 characters', () => {
    expect(shortenLabel(long)).toBe('A well-specced computer with 16 gigabytes of RAM (SSD drive…');
    expect(shortenLabel(`${'a'.repeat(59)} b`)).toBe(`${'a'.repeat(59)}…`);
    expect(shortenLabel('x'.repeat(80))).toBe(`${'x'.repeat(59)}…`);
    expect(shortenLabel(`Wood / ${'very '.repeat(9)}dry (pine or larch)`)).toBe('Wood / very very very very very very very very very dry…');
    expect([...shortenLabel(`${'🔩 '.repeat(40)}`)].length).toBeLessThanOrEqual(60);
  });

  it('are shortened in tools, parts and tags, and each is told of', () => {
    const { guide, changes } = fitLabels({ name: 'Shelf', parts: ['Board', long], tools: [long], tags: ['x'.repeat(60)] });
    expect(guide).toEqual({ name: 'Shelf', parts: ['Board', shortenLabel(long)], tools: [shortenLabel(long)], tags: ['x'.repeat(60)] });
    expect(changes.map(({ field, before }) => [field, before])).toEqual([['tools.0', long], ['parts.1', long]]);
  });

  it('that become the same as another are left out, and that is told too', () => {
    const { guide, changes } = fitLabels({ parts: [long, `${long}!`, shortenLabel(long).toUpperCase()] });
    expect(guide).toEqual({ parts: [shortenLabel(long).toUpperCase()] });
    expect(changes.map((change) => change.after)).toEqual([null, null]);
  });

  it('of more than 120 characters, and everything that is no list of texts, stay as they came', () => {
    const odd = { parts: ['y'.repeat(121), 7, null], tools: 'saw', tags: null };
    expect(fitLabels(odd)).toEqual({ guide: odd, changes: [] });
    for (const nothing of [null, [], 'text', 7]) expect(fitLabels(nothing)).toEqual({ guide: nothing, changes: [] });
  });
});
