import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { fieldsOf, pictureField } from '../../shell/model/fields';
import { draftOf, textOf, withText } from './draft';
import { changedParts } from './draft-parts';
import { fieldErrors } from './field-errors';
import { withPicturesOf } from './merge-parts';
import { compare, rebase } from './rebase';
import { isStoredSame } from './unchanged';

const LANGUAGES: ProjectLanguage[] = ['en', 'de'];
const text = (en: string, de?: string) => [
  { lang: 'en' as const, value: en },
  ...(de === undefined ? [] : [{ lang: 'de' as const, value: de }]),
];
const medium = (id: string, en: string, de?: string) => ({ id, alt: text(en, de) });
const [a, b, c] = [medium('a', 'A saw', 'Säge'), medium('b', 'A nail'), medium('c', 'Glue')];
const stored = (version: number, ...media: (typeof a)[]) => ({
  version,
  name: text('Sand', 'Schleifen'),
  description: text('Slowly', 'Langsam'),
  alt: media[0]?.alt ?? [],
  media,
});
const draft = (...media: (typeof a)[]) => draftOf('step', stored(1, ...media), LANGUAGES);
const onto = (typed: ReturnType<typeof draft>, ...media: (typeof a)[]) =>
  rebase(typed, stored(2, ...media), [], LANGUAGES);
const altOf = (typed: ReturnType<typeof draft>, id?: string) =>
  textOf(typed, id ? pictureField(id) : 'alt', 'en');

describe('the descriptions of several pictures', () => {
  it('are fields of their own, except that of the first', () => {
    expect(fieldsOf(draft(a, b)).map(({ name }) => name)).toContain('media.b.alt');
    expect(fieldsOf(draft(a, b)).map(({ name }) => name)).not.toContain('media.a.alt');
    expect([altOf(draft(a, b)), altOf(draft(a, b), 'b')]).toEqual(['A saw', 'A nail']);
  });

  it('are sent with the list of pictures, only where they were changed', () => {
    expect(changedParts(draft(a, b), LANGUAGES)).toEqual({});
    expect(changedParts(withText(draft(a), 'alt', 'en', 'Saw'), LANGUAGES)).toEqual({});
    const typed = withText(draft(a, b), pictureField('b'), 'de', ' Nagel ');
    expect(isStoredSame(typed, draft(a, b), LANGUAGES)).toBe(false);
    expect(changedParts(typed, LANGUAGES)).toEqual({
      media: [
        { id: 'a', alt: text('A saw', 'Säge') },
        { id: 'b', alt: text('A nail', 'Nagel') },
      ],
    });
    expect(fieldErrors({ 'media.1.alt.1': 'Too long.' }, LANGUAGES, typed)).toEqual({
      'media.b.alt.de': 'Too long.',
    });
    expect(fieldErrors({ 'media.0.alt': 'Wrong.' }, LANGUAGES, typed)).toEqual({
      'alt.en': 'Wrong.',
    });
  });

  it('stay with their pictures when these are put in another order, added or removed elsewhere', () => {
    const typed = withText(withText(draft(a, b), 'alt', 'en', 'My saw'), 'name', 'en', 'Cut');
    const swapped = onto(typed, b, a);
    expect([altOf(swapped), altOf(swapped, 'a')]).toEqual(['A nail', 'My saw']);
    expect(compare(typed, stored(2, b, a), [], LANGUAGES).conflicts).toEqual([]);
    const added = onto(typed, c, a, b);
    expect([altOf(added), altOf(added, 'a'), altOf(added, 'b')]).toEqual([
      'Glue',
      'My saw',
      'A nail',
    ]);
    expect(altOf(onto(typed, b))).toBe('A nail');
    expect(textOf(onto(typed, b), 'name', 'en')).toBe('Cut');
  });

  it('are a conflict where both changed one, whatever its place', () => {
    const typed = withText(draft(a, b), pictureField('b'), 'en', 'My nail');
    const other = stored(2, medium('b', 'Their nail'), a);
    expect(compare(typed, other, [], LANGUAGES).conflicts).toMatchObject([
      { field: 'alt', lang: 'en', mine: { value: 'My nail' }, theirs: { value: 'Their nail' } },
    ]);
    // It was sent from here without an answer.
    const sent = { texts: typed.texts, later: [], media: [{ id: 'a' }, { id: 'b' }] };
    const answer = stored(2, medium('b', 'My nail'), a);
    const later = withText(typed, pictureField('b'), 'en', 'My long nail');
    expect(compare(later, answer, [sent], LANGUAGES).conflicts).toEqual([]);
  });

  it('may be written before there is a picture', () => {
    const typed = withText(draft(), 'alt', 'en', 'A board');
    expect(altOf(withPicturesOf(typed, draft(a)))).toBe('A board');
  });
});

it('has the labels of marks as texts of its own, which are sent with their pictures', () => {
  const mark = { id: 'k', label: text('Hole') };
  const marked = { ...medium('a', 'A saw'), marks: [mark] };
  const typed = withText(draft(marked), 'media.a.mark.k', 'de', 'Loch');
  expect(textOf(typed, 'media.a.mark.k', 'en')).toBe('Hole');
  expect(changedParts(typed, LANGUAGES).media).toEqual([
    { id: 'a', alt: text('A saw'), labels: { k: text('Hole', 'Loch') } },
  ]);
  // A mark that was added elsewhere, and one that was removed there.
  const other = { id: 'n', label: text('Nail') };
  const onNewer = onto(typed, { ...marked, marks: [mark, other] } as typeof marked);
  expect(textOf(onNewer, 'media.a.mark.n', 'en')).toBe('Nail');
  expect(textOf(onNewer, 'media.a.mark.k', 'de')).toBe('Loch');
  expect(changedParts(onto(typed, medium('a', 'A saw')), LANGUAGES)).toEqual({});
});
