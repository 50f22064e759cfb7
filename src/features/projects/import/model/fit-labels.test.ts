import { describe, expect, it } from 'vitest';
import { fitLabels, shortenLabel } from './fit-labels';

const long = 'A well-specced computer with 16 gigabytes of RAM (SSD drive is strongly recommended)';

describe('labels that are too long', () => {
  it('are cut at the end of a word, with an ellipsis', () => {
    expect(shortenLabel(long, 60)).toBe(
      'A well-specced computer with 16 gigabytes of RAM (SSD drive…',
    );
    expect(shortenLabel(`${'a'.repeat(59)} b`, 60)).toBe(`${'a'.repeat(59)}…`);
    expect(shortenLabel('x'.repeat(80), 60)).toBe(`${'x'.repeat(59)}…`);
    expect(shortenLabel(`Wood / ${'very '.repeat(9)}dry (pine or larch)`, 60)).toBe(
      'Wood / very very very very very very very very very dry…',
    );
    expect([...shortenLabel(`${'🔩 '.repeat(40)}`, 60)].length).toBeLessThanOrEqual(60);
  });

  it('are shortened in tags from 61 characters, in tools and parts from 201, and each is reported', () => {
    const longer = `${long} `.repeat(3).trim();
    const { guide, changes } = fitLabels({
      name: 'Shelf',
      parts: [long, longer],
      tools: [longer],
      tags: ['x'.repeat(60), long],
    });
    expect(guide).toEqual({
      name: 'Shelf',
      parts: [long, shortenLabel(longer, 200)],
      tools: [shortenLabel(longer, 200)],
      tags: ['x'.repeat(60), shortenLabel(long, 60)],
    });
    expect(changes.map(({ field, before }) => [field, before])).toEqual([
      ['tools.0', longer],
      ['parts.1', longer],
      ['tags.1', long],
    ]);
  });

  it('are shortened in every language', () => {
    const longer = `${long} `.repeat(3).trim();
    const { guide, changes } = fitLabels({
      tags: [long],
      tagLists: [{ lang: 'en', values: [long, shortenLabel(long, 60)] }],
      partLists: [{ lang: 'en', values: ['', longer] }, 'no list'],
    });
    expect(guide).toEqual({
      tags: [shortenLabel(long, 60)],
      tagLists: [{ lang: 'en', values: [shortenLabel(long, 60)] }],
      partLists: [{ lang: 'en', values: ['', shortenLabel(longer, 200)] }, 'no list'],
    });
    expect(changes.map(({ field }) => field)).toEqual([
      'tags.0',
      'partLists.0.values.1',
      'tagLists.0.values.0',
    ]);
  });

  it('that become duplicates stay among parts, and are dropped from tags, which is reported', () => {
    const { guide, changes } = fitLabels({
      tags: [long, `${long}!`, shortenLabel(long, 60).toUpperCase()],
    });
    expect(guide).toEqual({ tags: [shortenLabel(long, 60).toUpperCase()] });
    expect(changes.map((change) => change.after)).toEqual([null, null]);
    const part = 'x'.repeat(201);
    expect(fitLabels({ parts: [part, part] }).guide).toEqual({
      parts: [shortenLabel(part, 200), shortenLabel(part, 200)],
    });
  });

  it('of more than twice that, and everything that is not a list of texts, stay unchanged', () => {
    const odd = { parts: ['y'.repeat(401), 7, null], tools: 'saw', tags: ['y'.repeat(121)] };
    expect(fitLabels(odd)).toEqual({ guide: odd, changes: [] });
    for (const nothing of [null, [], 'text', 7])
      expect(fitLabels(nothing)).toEqual({ guide: nothing, changes: [] });
  });
});
