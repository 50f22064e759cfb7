import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineKind } from '@/features/projects/model/lines/lines';
import { gateKey, gateOnWay, knownFrom, openLines, storedWith } from './gate';

const line = (id: string, kind: LineKind, value = 'Unplug it') => ({
  id: `0192-${id.padStart(8, '0')}`,
  kind,
  text: [
    { lang: 'en' as const, value },
    { lang: 'de' as const, value: 'Stecker ziehen' },
  ],
});
const gated = (id: string) => ({ lines: [line(id, 'danger')] });
const keys = (...steps: { lines: ReturnType<typeof line>[] }[]) =>
  new Set(steps.flatMap(({ lines }) => lines.map(gateKey)));
const NONE = new Set<string>();

describe('the gate', () => {
  const [two, four] = [gated('2'), gated('4')];
  const steps = [{}, two, { lines: [line('3', 'caution'), line('t', 'tip')] }, four];

  it('stops at the first step with danger or warning that is not acknowledged', () => {
    expect([
      gateOnWay(steps, NONE, 1, 2),
      gateOnWay(steps, NONE, 1, 3),
      gateOnWay(steps, NONE, 2, 3),
      gateOnWay(steps, keys(two), 1, 4),
      gateOnWay(steps, keys(two), 1, 5),
      gateOnWay(steps, keys(two, four), 1, 5),
    ]).toEqual([2, 2, 2, 4, 4, 5]);
  });

  it('lets everybody go back', () => {
    expect([gateOnWay(steps, NONE, 4, 1), gateOnWay(steps, NONE, 2, 2)]).toEqual([1, 2]);
  });

  it('never lets anybody past what they have not acknowledged', () => {
    const anySteps = fc.array(fc.boolean(), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(anySteps, fc.nat(30), fc.nat(31), (flags, start, end) => {
        const some = flags.map((isGated, index) => (isGated ? gated(String(index)) : {}));
        const [from, to] = [Math.min(start, flags.length - 1) + 1, Math.min(end, flags.length) + 1];
        const at = gateOnWay(some, NONE, from, to);
        const passed = to > from ? some.slice(from - 1, at - 1) : [];
        expect(passed.every((step) => !('lines' in step))).toBe(true);
        expect(at === to || 'lines' in (some[at - 1] ?? {})).toBe(true);
      }),
    );
  });

  it('asks again when text or kind change, and not for a translation', () => {
    const known = new Set([gateKey(line('2', 'warning'))]);
    const translated = line('2', 'warning');
    translated.text[1] = { lang: 'de', value: 'Zieh den Stecker' };
    expect([
      openLines({ lines: [line('2', 'warning')] }, known),
      openLines({ lines: [translated] }, known),
      openLines({ lines: [line('2', 'danger')] }, known).length,
      openLines({ lines: [line('2', 'warning', 'Unplug it first')] }, known).length,
    ]).toEqual([[], [], 1, 1]);
  });

  it('takes at most two lines of a step', () => {
    const lines = ['a', 'b', 'c'].map((id) => line(id, 'warning'));
    expect(openLines({ lines }, NONE)).toHaveLength(2);
  });
});

describe('what is stored of it', () => {
  it('is read back, each once, and only what is ours', () => {
    expect([...knownFrom(storedWith(storedWith(null, ['a', 'b']), ['b', 'c']))]).toEqual([
      'a',
      'b',
      'c',
    ]);
    for (const broken of ['{', '3', 'null', '{"a":1}', '[1,{}]'])
      expect(knownFrom(broken).size).toBe(0);
  });

  it('stays small', () => {
    const many = Array.from({ length: 1500 }, (_, index) => String(index));
    expect(knownFrom(storedWith(null, many)).size).toBe(1000);
  });
});
