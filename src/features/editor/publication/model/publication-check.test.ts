import { describe, expect, it } from 'vitest';
import { sampleProject } from '@/testing/ui/sample-project';
import { hintsOf } from './publication-check';

const text = (pt: string, en = `${pt} (en)`) => [
  { lang: 'pt-BR', value: pt },
  en ? { lang: 'en', value: en } : { lang: 'en', value: '', pending: true },
];
const file = { key: 'k' };
const step = (id: string, fields: object = {}) => ({
  id,
  type: 1,
  version: 1,
  file,
  alt: text('Foto'),
  name: text(id),
  description: text('Faça'),
  ...fields,
});
const chapter = (id: string) => ({
  id,
  type: 2,
  version: 1,
  file: null,
  alt: [],
  name: text(id),
  description: [],
});
const question = (id: string, fields: object = {}) => ({
  id,
  version: 1,
  question: text(id),
  answer: text('Sim'),
  ...fields,
});
const guide = (fields: object = {}) =>
  sampleProject({
    languages: ['pt-BR', 'en'],
    file,
    alt: text('Estante'),
    description: 'Uma estante',
    descriptions: text('Uma estante'),
    steps: [chapter('c'), step('a'), step('b')],
    questions: [question('q')],
    ...fields,
  });
const hints = (fields: object) =>
  hintsOf(guide(fields)).map(({ kind, entries }) => [kind, entries.map(({ id }) => id)]);

describe('the publication check', () => {
  it('finds nothing in a complete guide', () => {
    expect(hintsOf(guide())).toEqual([]);
  });

  it('finds what is dangerous in a step without a warning, and leads to the button for one', () => {
    const lines = (kind: string) => [{ id: 'l', kind, text: text('Cuidado') }];
    const hot = { description: text('Óleo quente') };
    const steps = [
      step('a', hot),
      step('b', { ...hot, lines: lines('note') }),
      step('c', { ...hot, lines: lines('tip') }),
      step('d', { description: text('Faça', 'Mind the blade') }),
    ];
    const [hint] = hintsOf(guide({ steps }));
    expect(hint).toMatchObject({
      kind: 'noWarning',
      entries: [
        { id: 'a', word: 'quente', lang: 'pt-BR', place: { field: 'addLine' } },
        { id: 'c', word: 'quente' },
        { id: 'd', word: 'blade', lang: 'en' },
      ],
    });
  });

  it('leads to missing and old lines and timers', () => {
    const lines = [{ id: 'l', kind: 'note', text: text('Nota', '') }];
    const timers = [
      {
        id: 't',
        seconds: 60,
        label: [
          { lang: 'pt-BR', value: 'Cola' },
          { lang: 'en', value: 'Glue', state: 'old' },
        ],
      },
    ];
    const hints = hintsOf(guide({ steps: [step('a', { lines, timers })] }));
    expect(hints.map(({ kind, entries }) => [kind, entries[0]?.place.field])).toEqual([
      ['old', 'timer.t'],
      ['pending', 'line.l'],
    ]);
  });

  it('finds a project without picture or description', () => {
    expect(hints({ file: null, description: ' ' })).toEqual([
      ['noProjectPicture', ['picture']],
      ['noProjectText', ['description']],
    ]);
    expect(hintsOf(guide({ file: null }))[0]?.entries[0]?.place).toEqual({
      tab: 'settings',
      item: undefined,
      field: 'picture',
    });
  });

  it('finds a step without picture or text; chapters need neither', () => {
    const steps = [
      chapter('c'),
      step('a', { file: null }),
      step('b', { description: text('', '') }),
    ];
    expect(hints({ steps })).toEqual([
      ['noPicture', ['a']],
      ['noText', ['b']],
      ['pending', ['en']],
    ]);
    expect(hintsOf(guide({ steps }))[0]?.entries[0]).toMatchObject({
      number: 1,
      name: 'a',
      place: { tab: 'steps', item: { kind: 'step', id: 'a' }, field: 'picture' },
    });
  });

  it('finds a picture without alt text', () => {
    const steps = [
      step('a', { alt: [] }),
      step('b', { alt: [{ lang: 'en', value: 'Photo' }] }),
      step('d', { file: null, alt: [] }),
    ];
    expect(hints({ steps, alt: [] })).toEqual([
      ['noPicture', ['d']],
      ['noAlt', ['project-alt', 'a', 'b']],
    ]);
    expect(
      hintsOf(guide({ steps, alt: [] }))[1]?.entries.map(({ place }) => [place.field, place.lang]),
    ).toEqual([
      ['alt', undefined],
      ['alt', 'pt-BR'],
      ['alt', 'pt-BR'],
    ]);
  });

  it('finds further pictures without a description, or with an old one, and old labels of marks', () => {
    const old = text('Prego').map((entry) =>
      entry.lang === 'en' ? { ...entry, state: 'old' } : entry,
    );
    const place = { kind: 'dot', x: 0.5, y: 0.5, w: 0, h: 0 };
    const media = [
      { id: 'a', file, alt: text('Foto') },
      { id: 'm', file, alt: [] },
      { id: 'n', file, alt: old, marks: [{ ...place, id: 'k', label: old }] },
    ];
    const found = hintsOf(guide({ steps: [step('a', { media })] }));
    expect(
      found.map(({ kind, entries }) => [kind, entries.map(({ place }) => place.field)]),
    ).toEqual([
      ['noAlt', ['media.m.alt']],
      ['old', ['media.n.alt', 'media.n.mark.k']],
    ]);
  });

  it('finds duplicate names, ignoring case and spaces', () => {
    expect(
      hints({
        steps: [
          step('a', { name: text('Lixar') }),
          step('b', { name: text(' lixar ') }),
          step('d'),
        ],
      }),
    ).toEqual([['sameName', ['a', 'b']]]);
  });

  it('finds a text that is too long to read during the work, with its language', () => {
    const long = 'x'.repeat(401);
    const hints = hintsOf(
      guide({
        steps: [step('a', { description: text('kurz', long) })],
        questions: [question('q', { answer: text(long) })],
      }),
    );
    expect(hints).toMatchObject([
      {
        kind: 'longText',
        entries: [
          {
            id: 'a',
            lang: 'en',
            length: 401,
            place: { tab: 'steps', lang: 'en', field: 'description' },
          },
          {
            id: 'q',
            length: 406,
            place: { tab: 'faq', item: { kind: 'question', id: 'q' }, field: 'answer' },
          },
        ],
      },
    ]);
  });

  it('names every translation that is older than its source, and leads to it', () => {
    const old = (pt: string) =>
      text(pt).map((entry) => (entry.lang === 'en' ? { ...entry, state: 'old' } : entry));
    expect(
      hintsOf(
        guide({
          alt: old('Estante'),
          steps: [step('a', { description: old('Faça') })],
          questions: [question('q', { answer: old('Sim') })],
        }),
      ),
    ).toMatchObject([
      {
        kind: 'old',
        entries: [
          { lang: 'en', place: { tab: 'settings', lang: 'en', field: 'alt' } },
          { lang: 'en', name: 'a', number: 1, place: { lang: 'en', field: 'description' } },
          { lang: 'en', name: 'q', place: { tab: 'faq', lang: 'en', field: 'answer' } },
        ],
      },
    ]);
  });

  it("names the guide's own old texts too, and leads to their fields in the settings", () => {
    const parts = ['tábua', 'cola'];
    const [old] = hintsOf(
      guide({
        names: [{ lang: 'en', value: 'Shelf', state: 'old' }],
        parts,
        partLists: [
          { lang: 'pt-BR', values: parts },
          { lang: 'en', values: ['board', 'glue'], states: ['written', 'old'] },
        ],
      }),
    );
    expect(old).toMatchObject({
      kind: 'old',
      entries: [
        { lang: 'en', name: 'Shelf', place: { tab: 'settings', lang: 'en', field: 'name' } },
        { lang: 'en', name: 'cola', place: { tab: 'settings', lang: 'en', field: 'parts' } },
      ],
    });
  });

  it("names a language that lacks only the guide's own texts", () => {
    const hints = hintsOf(
      guide({ tags: ['casa'], tagLists: [{ lang: 'pt-BR', values: ['casa'] }] }),
    );
    expect(hints).toEqual([
      {
        kind: 'pending',
        entries: [
          {
            id: 'en',
            lang: 'en',
            percent: 90,
            place: { tab: 'settings', item: undefined, lang: 'en', field: 'tags' },
          },
        ],
      },
    ]);
  });

  it('is a language that is not written to the end, and leads to what is missing first', () => {
    const [notice] = hintsOf(guide({ steps: [step('a'), step('b', { name: text('b', '') })] }));
    expect(notice).toMatchObject({
      kind: 'pending',
      entries: [
        {
          id: 'en',
          percent: 87,
          place: { tab: 'steps', item: { kind: 'step', id: 'b' }, lang: 'en', field: 'name' },
        },
      ],
    });
    const timers = [{ id: 't', seconds: 60, label: [] }];
    const steps = [
      chapter('c'),
      step('a', { timers }),
      step('b', { description: text('Faça', '') }),
    ];
    expect(hintsOf(guide({ steps }))[0]?.entries[0]?.place, 'what needs no text').toMatchObject({
      item: { kind: 'step', id: 'b' },
      field: 'description',
    });
    const [asked] = hintsOf(guide({ questions: [question('q', { answer: text('Sim', '') })] }));
    expect(asked?.entries[0]?.place).toEqual({
      tab: 'faq',
      item: { kind: 'question', id: 'q' },
      lang: 'en',
      field: 'answer',
    });
  });
});
