import { describe, expect, it } from 'vitest';
import type { PublicProject } from '@/features/projects/schema';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { withTextLists } from '@/testing/text-lists';
import { hostileTexts } from '@/testing/texts/hostile-texts';
import { estimatedBytes, filePictures, fileVariant } from './file-pictures';
import { guideFile } from './guide-file';
import { joined } from './html';

const pt = (value: string) => ({ lang: 'pt-BR' as const, value });
const en = (value: string) => ({ lang: 'en' as const, value });
const picture = (key: string, width = 800, variants: number[] = []) => ({
  name: 'a.jpg',
  url: '',
  key,
  width,
  height: 600,
  placeholder: null,
  variants: variants.map((each) => ({ width: each, url: '' })),
});
const mark = { id: 'k', kind: 'dot', x: 0.1, y: 0.1, w: 0.1, h: 0.1, number: 1, tone: null };

/** A guide of one step in two languages, the second of which lacks its texts. */
function guide(step: object = {}, fields: object = {}): PublicProject {
  const head = {
    projectUid: 'aaaabbbbcccc',
    name: 'Serra',
    description: '',
    category: '',
    brand: '',
    ref: '',
    averageTime: '00:20',
    people: 1,
    tools: [],
    parts: [],
    tags: [],
    languages: ['pt-BR', 'en'],
    file: null,
    alt: [],
    source: null,
    questions: [],
    versionNumber: 3,
    versionPublishedAt: '2026-11-28T12:00:00.000Z',
    creator: { uid: 'nmkjhgfedcba', name: 'Oficina' },
    steps: [
      {
        id: 's1',
        type: 1,
        name: [pt('Cortar')],
        description: [],
        alt: [],
        file: null,
        media: [],
        lines: [],
        timers: [],
        ...step,
      },
    ],
    ...fields,
  };
  return withTextLists(head, { name: [en('Saw')] } as never) as unknown as PublicProject;
}

/** The document; its pictures as `{key}`. */
const shown = (project: PublicProject, lang: ProjectLanguage = 'en', hasPictures = true) =>
  joined(
    guideFile(
      {
        project,
        lang,
        hasPicture: () => hasPictures,
        markColours: { line: 'red', ink: 'white' },
      },
      { style: 'p{}', policy: 'none', link: 'https://s.test/p', creatorLink: '/c', qr: 'data:,' },
    ),
  )
    .map((piece) => (typeof piece === 'string' ? piece : `{${piece.key}}`))
    .join('');

describe('a guide as one document', () => {
  it('shows markup in any text as text', () => {
    const [first, ...rest] = hostileTexts(200);
    for (const text of [
      '</style><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onclick='x",
      '{key}${x}',
      first ?? '',
      ...rest,
    ]) {
      const both = [pt(text), en(text)];
      const document = shown(
        guide(
          {
            name: both,
            description: both,
            lines: [{ id: 'l', kind: 'danger', text: both }],
            timers: [{ id: 't', seconds: 60, label: both }],
            media: [
              {
                id: 'm',
                file: picture('a'),
                alt: both,
                marks: [{ ...mark, label: both }],
                clip: null,
              },
            ],
          },
          {
            name: text,
            description: text,
            brand: text,
            category: text,
            parts: [text],
            questions: [{ id: 'q', question: both, answer: both }],
            creator: { uid: 'nmkjhgfedcba', name: text },
            source: { title: text, url: text, author: text, license: text },
          },
        ),
      );
      const tags = new Set([...document.matchAll(/<([a-z]\w*)/gi)].map(([, tag]) => tag));
      for (const tag of ['script', 'b', 'svg/onload', 'x']) expect(tags.has(tag), text).toBe(false);
      expect(document.match(/<img/g), text).toHaveLength(2);
      expect(document.match(/<\/style>/g), text).toHaveLength(1);
      // Attributes of this code are quoted; none begins in a text.
      for (const [tag] of document.matchAll(/<[a-z][^<>]*>/gi))
        expect(tag, text).not.toMatch(/^<[^"]*(?:"[^"]*"[^"]*)*\s(?:on\w+|style)=/i);
      expect(document, text).not.toMatch(/href="(?:javascript|data|vbscript):(?!,)/i);
    }
  });

  it('marks each text in another language, and has it in that', () => {
    const document = shown(guide({ description: [pt('Devagar.')] }));
    expect(document).toContain('<h1 lang="en">Saw</h1>');
    expect(document).toContain('<span lang="pt-BR">Cortar</span></h3><p class="in">(in Brazilian');
    expect(document).toContain(
      '<div class="text" lang="pt-BR"><p>Devagar.</p></div><p class="in">(in Brazilian Portuguese)</p>',
    );
    expect(shown(guide({ description: [pt('Devagar.')] }), 'pt-BR')).not.toContain('class="in"');
  });

  it('has dangers above all steps and before the text of theirs, with what they say now', () => {
    const document = shown(
      guide({
        description: [en('Slowly.')],
        lines: [
          { id: 'n', kind: 'note', text: [en('Oak is hard.')] },
          { id: 'd', kind: 'danger', text: [pt('Não!'), { ...en('Careful'), state: 'old' }] },
        ],
      }),
    );
    const order = ['Before you begin', 'Careful', 'It now says in', 'Não!', 'href="#step-1"'];
    const inStep = ['id="step-1"', 'Careful', 'Não!', 'Slowly.', 'Oak is hard.'];
    let at = 0;
    for (const words of [...order, ...inStep]) {
      at = document.indexOf(words, at);
      expect(at, words).toBeGreaterThan(0);
    }
  });

  it('has a picture with its marks and their list, a clip by its address, and each picture once', () => {
    const media = [
      {
        id: 'm',
        file: picture('a'),
        alt: [en('A saw')],
        marks: [{ ...mark, label: [en('Tooth')] }],
        clip: { url: 'https://s.test/files/c' },
      },
    ];
    const project = guide({ media }, { file: picture('a') });
    const document = shown(project);
    expect(document.split('{a}')).toHaveLength(2);
    expect(document).toContain('alt="A saw" lang="en" src="data:image/webp;base64,{a}"');
    expect(document).toContain('<li>1, dot, upper left: <bdi lang="en">Tooth</bdi></li>');
    expect(document).toContain('<a href="https://s.test/files/c"');
    expect(shown(project, 'en', false)).toContain('Picture: <bdi lang="en">A saw</bdi>');
    expect(filePictures(guide({ media }, { file: picture('b') })).map(({ key }) => key)).toEqual([
      'b',
      'a',
    ]);
  });
});

describe('the pictures of the file', () => {
  it('are the widest stored ones that are not too wide', () => {
    expect(fileVariant(picture('a', 1240, [900]))).toBe('full');
    expect(fileVariant(picture('a', 2560, [900, 1240, 1600]))).toBe('1240');
    expect(fileVariant(picture('a', 2560))).toBe('full');
  });

  it('are estimated by what is stored in full', () => {
    const stored = new Map([
      ['a', 300_000],
      ['b', 60_000],
    ]);
    const bytes = estimatedBytes([picture('a', 2560, [1240]), picture('b')], stored);
    // Photos of that size have 50 to 75 kB as the narrower variant.
    expect(bytes).toBeGreaterThan(((50_000 + 60_000) * 4) / 3);
    expect(bytes).toBeLessThan(((75_000 + 60_000) * 4) / 3 + 20_001);
  });
});
