import { describe, expect, it } from 'vitest';
import type { StatedText } from '@/features/projects/model/texts/states';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { lineField, timeField, timerField } from '../../shell/model/fields';
import { draftOf, isPending, withText } from './draft';
import { partsOf } from './parts';
import {
  changedParts,
  withKind,
  withLine,
  withLineMoved,
  withoutPart,
  withPartBack,
  withSeconds,
  withStoredParts,
  withTimer,
} from './draft-parts';
import { problemsOf } from './draft-problems';
import { fieldErrors } from './field-errors';
import { compare, rebase } from './rebase';
import { editedSources, isOld, replacedBy, withReplaced } from './translation-states';

const LANGUAGES: ProjectLanguage[] = ['en', 'de'];
const text = (en: string, de?: string, state: 'written' | 'old' = 'written'): StatedText[] => [
  { lang: 'en', value: en },
  de === undefined ? { lang: 'de', value: '', pending: true } : { lang: 'de', value: de, state },
];
const hot = { id: 'a', kind: 'warning' as const, text: text('Hot', 'Heiß') };
const wet = { id: 'b', kind: 'note' as const, text: text('Wet', 'Nass') };
const glue = { id: 't', seconds: 60, label: text('Glue', 'Leim') };
const stored = (fields: object = {}) => ({
  version: 1,
  name: text('Sand', 'Schleifen'),
  description: text('Slowly', 'Langsam'),
  lines: [hot, wet],
  timers: [glue],
  ...fields,
});
const draft = (fields: object = {}) => draftOf('step', stored(fields), LANGUAGES);
const ids = (parts: readonly { id: string }[] = []) => parts.map(({ id }) => id).join('');

describe('the lines and timers of a draft', () => {
  it('are sent whole, and only when they differ from when the typing began', () => {
    expect(changedParts(draft(), LANGUAGES)).toEqual({});
    expect(changedParts(withLineMoved(draft(), 'b', -1), LANGUAGES)).toEqual({
      lines: [
        {
          id: 'b',
          kind: 'note',
          text: [
            { lang: 'en', value: 'Wet' },
            { lang: 'de', value: 'Nass' },
          ],
        },
        {
          id: 'a',
          kind: 'warning',
          text: [
            { lang: 'en', value: 'Hot' },
            { lang: 'de', value: 'Heiß' },
          ],
        },
      ],
    });
    expect(changedParts(withSeconds(draft(), 't', 90), LANGUAGES).timers).toMatchObject([
      { id: 't', seconds: 90 },
    ]);
    expect(changedParts(withLineMoved(draft(), 'a', -1), LANGUAGES)).toEqual({});
  });

  it('leave out what is blank, and wait for translations', () => {
    const begun = withTimer(withLine(draft(), { id: 'c', kind: 'danger' }), {
      id: 'u',
      seconds: 0,
    });
    expect([changedParts(begun, LANGUAGES), problemsOf(begun, LANGUAGES)]).toEqual([{}, {}]);
    const written = withSeconds(withText(begun, lineField('c'), 'en', 'Acid'), 'u', 300);
    const { lines, timers } = partsOf(written, LANGUAGES);
    expect(lines?.[2]?.text[1]).toEqual({ lang: 'de', value: '', pending: true });
    expect(timers?.[1]).toEqual({ id: 'u', seconds: 300, label: [] });
    expect([problemsOf(written, LANGUAGES), isPending(written, 'de', LANGUAGES)]).toEqual([
      {},
      true,
    ]);
  });

  it('have their problems at their fields', () => {
    const typed = withText(
      withSeconds(withText(draft(), lineField('a'), 'en', ' '), 't', 4),
      timerField('t'),
      'de',
      'x'.repeat(61),
    );
    const many = ['c', 'd', 'e', 'f'].reduce(
      (next, id) => withText(withLine(next, { id, kind: 'tip' }), lineField(id), 'en', id),
      typed,
    );
    const keys = Object.entries(problemsOf(many, LANGUAGES)).map(([path, { key }]) => [path, key]);
    expect(Object.fromEntries(keys)).toEqual({
      [`${lineField('a')}.en`]: 'text',
      [`${timerField('t')}.de`]: 'tooLong',
      [`${timeField('t')}.en`]: 'timerSeconds',
      'lines.en': 'tooManyLines',
    });
    const blankFirst = withoutPart(draft(), 'lines', 'a');
    const refused = {
      'lines.0.text.1.value': 'too long',
      'timers.0.seconds': 'too short',
      'timers.0.label.0.value': 'missing',
      lines: 'too many',
    };
    expect(fieldErrors(refused, LANGUAGES, blankFirst)).toEqual({
      'line.b.de': 'too long',
      'seconds.t.en': 'too short',
      'timer.t.en': 'missing',
      'lines.en': 'too many',
    });
  });

  it('come back where they were, and old where they were old', () => {
    const first = stored({ lines: [{ ...hot, text: text('Hot', 'Warm', 'old') }, wet] });
    const before = draftOf('step', first, LANGUAGES);
    const without = withoutPart(before, 'lines', 'a');
    expect([ids(without.lines), without.texts[lineField('a')]]).toEqual(['b', undefined]);
    const back = withPartBack(without, before, 'lines', 'a');
    expect(back).toEqual(before);
    // Saved in between.
    const after = stored({ version: 2, lines: [wet] });
    const replaced = replacedBy('step', first, after);
    const restored = withReplaced(
      withPartBack(draftOf('step', after, LANGUAGES), before, 'lines', 'a'),
      after,
      replaced,
    );
    expect(isOld(restored, after, lineField('a'), 'de')).toBe(true);
    const edited = withText(before, lineField('b'), 'en', 'Damp');
    expect(editedSources(edited, first, [], LANGUAGES)).toEqual([lineField('b')]);
  });

  it('of a draft from an older release are those of the server', () => {
    const { lines: _lines, timers: _timers, ...old } = draft();
    const { lines: _l, timers: _t, ...base } = draft().base ?? { texts: {}, later: [] };
    const filled = withStoredParts(withText({ ...old, base }, 'name', 'en', 'New'), draft());
    expect([ids(filled.lines), changedParts(filled, LANGUAGES)]).toEqual(['ab', {}]);
  });
});

describe('lines that were changed elsewhere too', () => {
  const theirs = (fields: object) => stored({ version: 2, ...fields });
  const merged = (mine: ReturnType<typeof draft>, there: ReturnType<typeof theirs>) =>
    rebase(mine, there, [], LANGUAGES);

  it('are all there when both sides added one', () => {
    const mine = withText(
      withLine(draft(), { id: 'c', kind: 'tip' }),
      lineField('c'),
      'en',
      'Slow',
    );
    const next = merged(mine, theirs({ lines: [{ ...wet, id: 'x' }, hot, wet] }));
    expect([ids(next.lines), next.texts[lineField('x')]?.en]).toEqual(['xabc', 'Wet']);
  });

  it('stay removed, unless the other side changed them', () => {
    const mine = withoutPart(draft(), 'lines', 'a');
    expect(ids(merged(mine, theirs({ description: text('x') })).lines)).toBe('b');
    const changed = { ...hot, text: text('Very hot', 'Heiß') };
    expect(ids(merged(mine, theirs({ lines: [changed, wet] })).lines)).toBe('ab');
    const typed = withText(draft(), lineField('a'), 'en', 'Very hot');
    expect(ids(merged(typed, theirs({ lines: [wet] })).lines)).toBe('ba');
    expect(ids(merged(draft(), theirs({ lines: [wet] })).lines)).toBe('b');
  });

  it('take the more urgent of two kinds, and ask about two texts', () => {
    const mine = withKind(draft(), 'a', 'note');
    expect(
      merged(mine, theirs({ lines: [{ ...hot, kind: 'danger' }, wet] })).lines?.[0]?.kind,
    ).toBe('danger');
    expect(merged(mine, theirs({ timers: [{ ...glue, seconds: 90 }] }))).toMatchObject({
      lines: [{ kind: 'note' }, { kind: 'note' }],
      timers: [{ seconds: 90 }],
    });
    const typed = withText(draft(), lineField('a'), 'en', 'mine');
    const there = theirs({ lines: [{ ...hot, text: text('theirs', 'Heiß') }, wet] });
    expect(compare(typed, there, [], LANGUAGES).conflicts).toMatchObject([
      { field: 'line.a', lang: 'en', mine: { value: 'mine' }, theirs: { value: 'theirs' } },
    ]);
  });

  it('keep the order of the side that moved them', () => {
    const moved = withLineMoved(draft(), 'b', -1);
    expect(ids(merged(moved, theirs({ name: text('x') })).lines)).toBe('ba');
    expect(ids(merged(draft(), theirs({ lines: [wet, hot] })).lines)).toBe('ba');
    expect(compare(draft(), theirs({ lines: [wet, hot] }), [], LANGUAGES).parts.isTaken).toBe(true);
  });
});
