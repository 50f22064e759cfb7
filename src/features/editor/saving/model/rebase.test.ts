import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { draftOf, draftTextsOf, isLater, textsOf, withLater, withText } from './draft';
import { withState } from './translation-states';
import { conflictKey, compare, rebase, sentWith } from './rebase';

const LANGUAGES: ProjectLanguage[] = ['pt-BR', 'en'];
const pair = (pt: string, en?: string): LocalizedText[] => [
  { lang: 'pt-BR', value: pt },
  en === undefined ? { lang: 'en', value: '', pending: true } : { lang: 'en', value: en },
];
const stored = { version: 1, question: pair('Que cola?', 'Which glue?'), answer: pair('Branca') };
const mine = () => draftOf('question', stored, LANGUAGES);

describe('two versions of an item', () => {
  it('conflict only where both changed the same text in the same language differently', () => {
    const draft = withText(
      withText(mine(), 'question', 'pt-BR', 'Que cola uso?'),
      'question',
      'en',
      'What glue?',
    );
    const theirs = {
      version: 2,
      question: pair('Qual cola?', 'What glue?'),
      answer: pair('Branca', 'White'),
    };
    const { conflicts, taken } = compare(draft, theirs, [], LANGUAGES);
    expect(conflicts.map(conflictKey)).toEqual(['question.pt-BR']);
    expect(taken.map(conflictKey)).toEqual(['answer.en']);
  });

  it('are merged as the user chose, based on the newer version', () => {
    const draft = withText(
      withText(mine(), 'question', 'pt-BR', 'minha'),
      'answer',
      'pt-BR',
      'minha resposta',
    );
    const theirs = {
      version: 4,
      question: pair('delas', 'theirs'),
      answer: pair('resposta delas', 'their answer'),
    };
    const chosen = rebase(draft, theirs, [], LANGUAGES, { 'question.pt-BR': 'theirs' });
    expect(chosen.baseVersion).toBe(4);
    expect(textsOf(chosen, LANGUAGES)).toEqual({
      question: pair('delas', 'theirs'),
      answer: pair('minha resposta', 'their answer'),
    });
    expect(compare(chosen, theirs, [], LANGUAGES).conflicts).toEqual([]);
  });

  it('keep a confirmed translation only while its source is the one that was read', () => {
    const confirmed = withState(
      withState(mine(), 'question', 'en', 'written'),
      'answer',
      'en',
      'written',
    );
    const theirs = { ...stored, version: 2, question: pair('Qual cola?', 'Which glue?') };
    expect(rebase(confirmed, theirs, [], LANGUAGES).states).toEqual({ 'answer.en': 'written' });
  });

  it('treat a language left for later like any other change', () => {
    const written = { ...stored, version: 2, answer: pair('Branca', 'White') };
    const untouched = rebase(
      withText(mine(), 'question', 'pt-BR', 'minha'),
      written,
      [],
      LANGUAGES,
    );
    expect([isLater(untouched, 'en', LANGUAGES), textsOf(untouched, LANGUAGES).answer]).toEqual([
      false,
      written.answer,
    ]);
    const { conflicts } = compare(
      withText(withLater(mine(), 'en', false), 'answer', 'en', 'PVA'),
      written,
      [],
      LANGUAGES,
    );
    expect(conflicts.map(({ mine: here, theirs }) => [here.value, theirs.value])).toEqual([
      ['PVA', 'White'],
    ]);
  });

  it('do not conflict when the other one was sent from here without an answer', () => {
    const sent = withText(mine(), 'question', 'pt-BR', 'meia fra');
    const draft = withText(mine(), 'question', 'pt-BR', 'meia frase');
    const fresh = { ...stored, version: 2, question: pair('meia fra', 'Which glue?') };
    const { conflicts, taken } = compare(draft, fresh, [sent], LANGUAGES);
    expect({ conflicts, taken }).toEqual({ conflicts: [], taken: [] });
    expect(compare(draft, fresh, [], LANGUAGES).conflicts).toHaveLength(1);
  });
});

it('texts that are sent again count once among those without an answer', () => {
  const texts = (value: string) => draftTextsOf(withText(mine(), 'question', 'en', value));
  const sent = ['a', 'b', 'a'].reduce(
    (known, value) => sentWith(known, texts(value)),
    sentWith([], texts('c')),
  );
  expect(sent).toEqual(['c', 'b', 'a'].map(texts));
});
