import { describe, expect, it } from 'vitest';
import { onlyGuide, readBy, toPlain } from '@/testing/found-guides';
import { inReadingOrder } from '@/features/projects/model/lines/lines';
import { guideMarkdown } from '../../../export/model/guide-markdown';
import type { GuideFile } from '../../../model/guide-format';
import { markdownReader } from '../markdown/markdown-reader';
import { ifixitReader } from './ifixit-reader';
import { wikiContent } from './wiki-text';

const picture = (id: number) => ({
  id,
  guid: 'x',
  standard: `https://i.example/${id}.standard`,
  large: `https://i.example/${id}.large`,
  original: `https://i.example/${id}.full`,
});
const line = (text_raw: string, bullet = 'black', level = 0) => ({
  text_raw,
  text_rendered: `<p>${text_raw}</p>`,
  bullet,
  level,
  lineid: null,
});
const guide = {
  guideid: 4711,
  locale: 'de',
  title: 'Lampe öffnen',
  subject: 'Schirm',
  category: 'Lampen',
  difficulty: 'Easy',
  type: 'teardown',
  url: 'https://www.ifixit.example/Guide/4711',
  introduction_raw:
    "Öffne die '''Lampe''' mit [link|https://a.example|diesem Werkzeug|new_window=true].",
  introduction_rendered: '<p>x</p>',
  conclusion_raw: '',
  time_required_min: 600,
  time_required_max: 1800,
  author: { userid: 1, username: 'Rita' },
  image: picture(1),
  flags: [],
  prerequisites: [{ guideid: 3, title: 'Stecker ziehen' }],
  tools: [{ type: 'tool', text: 'Spudger', quantity: 1 }],
  parts: [{ type: 'part', text: 'Schraube', quantity: 4 }],
  steps: [
    {
      stepid: 12,
      orderby: 2,
      title: 'Deckel',
      lines: [line('Heb den Deckel ab.')],
      media: { type: 'image', data: [picture(2), picture(3)] },
    },
    {
      stepid: 11,
      orderby: 1,
      title: '',
      lines: [
        line('Dreh die Schraube heraus.', 'red'),
        line('Sie ist klein.', 'black', 1),
        line('Heiß!', 'icon_caution'),
        line('Merk sie dir.', 'icon_reminder'),
      ],
      media: { type: 'image', data: [] },
    },
  ],
};

describe('a guide of iFixit', () => {
  it('has its steps in order, icons as lines, tools, parts, time, and attribution', () => {
    const read = onlyGuide(ifixitReader, '4711.json', JSON.stringify(guide, null, 2));
    expect(read).toMatchObject({
      name: 'Lampe öffnen',
      description: 'Öffne die Lampe mit diesem Werkzeug.',
      languages: ['de'],
      averageTime: '00:30',
      tools: ['Spudger'],
      parts: ['Schraube × 4'],
      category: 'Lampen',
      tags: ['Schirm', 'Easy', 'Lampen'],
      picture: 'https://i.example/1.large',
      source: {
        key: 'ifixit:4711',
        title: 'Lampe öffnen',
        url: 'https://www.ifixit.example/Guide/4711',
        license: 'CC BY-NC-SA 3.0',
        author: 'Rita (iFixit)',
      },
    });
    expect(read.steps[2]?.further).toEqual(['https://i.example/3.large']);
    expect(read.steps.map(({ name, text, picture: shown }) => [name, text, shown])).toEqual([
      ['Das zuerst', '• Stecker ziehen', undefined],
      ['Dreh die Schraube heraus', 'Dreh die Schraube heraus.\n– Sie ist klein.', undefined],
      ['Deckel', 'Heb den Deckel ab.', 'https://i.example/2.large'],
    ]);
    expect(
      read.steps.map(({ lines }) => lines?.map(({ kind, text }) => [kind, text[0]?.value])),
    ).toEqual([
      undefined,
      [
        ['caution', 'Heiß!'],
        ['tip', 'Merk sie dir.'],
      ],
      undefined,
    ]);
  });

  it('goes out as Markdown with the same lines, however many and long they are', () => {
    const lines = [
      ...['note', 'caution', 'reminder', 'note', 'caution'].map((icon, index) =>
        line(`Line ${index}.`, `icon_${icon}`),
      ),
      line('One more.', 'icon_note'),
      line(`Long${' word'.repeat(80)}.`, 'icon_caution'),
    ];
    const whole = { ...guide, locale: 'en', steps: [{ ...guide.steps[1], lines }] };
    const read = onlyGuide(ifixitReader, 'x.json', JSON.stringify(whole));
    const [, step] = read.steps;
    expect(step?.lines?.map(({ kind }) => kind)).toEqual([
      'note',
      'caution',
      'tip',
      'note',
      'caution',
    ]);
    expect(step?.text).toBe(`Note: One more.\nCaution: Long${' word'.repeat(80)}.`);
    const markdown = guideMarkdown(
      {
        ...read,
        names: [],
        descriptions: [],
        categories: [],
        tagLists: [],
        partLists: [],
        toolLists: [],
        picture: null,
        alt: [],
        questions: [],
        steps: read.steps.map((each) => ({
          ...each,
          type: each.is === 'chapter' ? 2 : 1,
          name: [{ lang: 'en', value: each.name }],
          description: [{ lang: 'en', value: each.text }],
          picture: null,
          alt: [],
        })),
      } as unknown as GuideFile,
      'en',
    );
    const back = onlyGuide(markdownReader, 'x.md', markdown).steps[1];
    expect(back?.text).toBe(step?.text);
    expect(back?.lines).toEqual(inReadingOrder(step?.lines ?? []));
  });

  it('is read from HTML without wiki markup, and from lists', () => {
    const plain = {
      ...guide,
      introduction_raw: undefined,
      introduction_rendered: '<p>Zieh <em>erst</em> den Stecker.</p>',
      steps: [
        {
          ...guide.steps[0],
          lines: [{ text_rendered: 'A &amp; B<br />C', bullet: 'black', level: 0 }],
        },
      ],
    };
    const { guides } = readBy(ifixitReader, 'list.json', JSON.stringify([plain, plain]));
    expect(guides).toHaveLength(2);
    const read = onlyGuide(ifixitReader, 'one.json', JSON.stringify({ guide: plain }));
    expect([read.description, read.steps[1]?.text]).toEqual(['Zieh erst den Stecker.', 'A & B\nC']);
  });

  it('keeps the complete text of a long introduction', () => {
    const long = Array.from(
      { length: 40 },
      (_, index) => `Satz Nummer ${index} der Einleitung.`,
    ).join(' ');
    const read = onlyGuide(
      ifixitReader,
      'x.json',
      JSON.stringify({ ...guide, introduction_raw: long }),
    );
    const description = [
      read.description,
      ...read.steps.filter(({ name }) => name.startsWith('Einleitung')).map(({ text }) => text),
    ]
      .join(' ')
      .replaceAll('\n', ' ');
    expect(description).toBe(long);
  });

  it('reports omitted videos, embedded pages and files with their lines, and keeps their addresses', () => {
    const shown = (media: object, text = 'Look.') => ({
      orderby: 1,
      title: '',
      lines: [line(text)],
      media,
    });
    const steps = [
      shown({
        type: 'video',
        data: {
          filename: 'x.MP4',
          image: picture(4),
          encodings: [{ url: 'https://v.example/1.mp4' }],
        },
      }),
      shown({ type: 'video', data: { filename: 'y.MP4' } }),
      shown({ type: 'embed', data: { url: 'https://v.example/2' } }),
      shown({ type: 'embed', data: { html: '<iframe src="https://v.example/3"></iframe>' } }),
      shown({ type: 'image', data: [] }, 'Look. [video|https://v.example/4]'),
    ];
    const { guides, refusals } = readBy(
      ifixitReader,
      'x.json',
      JSON.stringify(
        {
          guideid: 1,
          title: 'x',
          locale: 'en',
          steps,
          documents: [{ url: 'https://v.example/5.pdf' }],
        },
        null,
        1,
      ),
    );
    expect(refusals.map(({ reason, values }) => [reason, values?.['source']])).toEqual([
      ['video_left_out', 'https://v.example/1.mp4'],
      ['video_left_out', 'none'],
      ['embed_left_out', 'https://v.example/2'],
      ['embed_left_out', 'https://v.example/3'],
      ['video_left_out', 'https://v.example/4'],
      ['embed_left_out', 'https://v.example/5.pdf'],
    ]);
    expect(refusals.every(({ line: at }) => (at ?? 0) > 5)).toBe(true);
    const [found] = guides;
    if (!found) throw new Error('No guide was found.');
    expect(toPlain(found).steps.map(({ text, picture: still }) => [text, still])).toEqual([
      ['Look.\nVideo: https://v.example/1.mp4', 'https://i.example/4.large'],
      ['Look.', undefined],
      ['Look.\nSee: https://v.example/2', undefined],
      ['Look.\nSee: https://v.example/3', undefined],
      ['Look.\nVideo: https://v.example/4', undefined],
      ['See: https://v.example/5.pdf', undefined],
    ]);
  });

  it.each([
    ["1/4'' socket and a 3/8'' one", "1/4'' socket and a 3/8'' one"],
    ["'''Note:''' use the ''small'' 1/4'' socket", "Note: use the small 1/4'' socket"],
    ["'''''Both''''' ''of 1/4''", 'Both of 1/4'],
    ["5'6'' and ''don't''", "5'6'' and don't"],
    ["'''Bold to the end", 'Bold to the end'],
    ['C++ and C++, a ++new++ one', 'C++ and C++, a new one'],
    ['~~old~~ x^^2^^ H,,2,,O ``code`` 1^^1^^/,,2,, 10^^-3^^', 'x² H₂O code 1½ 10⁻³'],
    ['[br]Next', '\nNext'],
  ])('%s is read as people do', (wiki, text) => {
    expect(wikiContent(wiki).text).toBe(text);
  });

  it('has its time from words when there are no seconds', () => {
    const time = (time_required: string) =>
      readBy(
        ifixitReader,
        'x.json',
        JSON.stringify({
          ...guide,
          time_required_max: null,
          time_required_min: null,
          time_required,
        }),
      );
    expect((time('30 - 45 minutes').guides[0]?.raw as { averageTime: string }).averageTime).toBe(
      '00:45',
    );
    expect(time('Some time').refusals).toEqual([
      { file: 'x.json', line: 1, reason: 'time_unknown', values: { source: 'Some time' } },
    ]);
    expect(time('No estimate').refusals).toEqual([]);
  });

  it('is rejected with its line when it has no steps', () => {
    expect(
      readBy(ifixitReader, 'x.json', `[\n${JSON.stringify({ guideid: 1, title: 'x', steps: [] })}]`)
        .refusals,
    ).toEqual([{ file: 'x.json', line: 2, reason: 'steps_not_found' }]);
  });
});
