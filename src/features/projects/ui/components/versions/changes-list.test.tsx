import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PictureView } from '@/shared/pictures/picture';
import type { Locale } from '@/shared/interface/languages';
import { renderUi } from '@/testing/ui/render-ui';
import type { Changes, StepChange } from '../../../model/versions/changes';
import { ChangesList } from './changes-list';

const PICTURES = new Map<string, PictureView>([
  [
    'old',
    {
      name: 'old.jpg',
      url: 'http://localhost/files/old',
      key: 'old',
      width: 800,
      height: 600,
      placeholder: null,
      variants: [],
    },
  ],
]);
const step = (facts: Partial<StepChange>): StepChange => ({
  id: 's',
  type: 1,
  kind: 'changed',
  isMoved: false,
  numberBefore: 4,
  numberAfter: 4,
  texts: [],
  hasNewStates: false,
  ...facts,
});
const show = (changes: Partial<Changes>, locale: Locale = 'en') =>
  renderUi(
    <ChangesList
      changes={{
        project: { texts: [], lists: [], settings: [], hasNewStates: false },
        steps: [],
        questions: [],
        ...changes,
      }}
      languages={['pt-BR', 'en']}
      pictures={PICTURES}
    />,
    locale,
  );

describe('the list of changes', () => {
  it.each([
    [{ kind: 'added', numberBefore: undefined } as const, 'Step 4 · added'],
    [{ kind: 'removed', numberAfter: undefined } as const, 'Step 4 · removed'],
    [{ hasNewStates: true }, 'Step 4 · changed'],
    [{ isMoved: true, numberBefore: 3, numberAfter: 5 }, 'Step 5 · moved from 3 to 5'],
    [{ isMoved: true, type: 2 } as const, 'Chapter 4 · moved'],
    [
      { isMoved: true, numberBefore: 3, picture: { before: null, after: 'old' } },
      'Step 4 · changed, moved from 3 to 4',
    ],
  ])('names %j', (facts, title) => {
    show({ steps: [step(facts)] });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(title);
  });

  it('says kind, yield and what does not scale in words', () => {
    const lang = 'pt-BR' as const;
    show(
      {
        project: {
          texts: [],
          lists: [{ field: 'fixed', lang, added: ['3 ovos'], removed: [], isReordered: false }],
          settings: [
            { field: 'kind', before: 1, after: 2 },
            { field: 'yield', before: 1200.5, after: null },
          ],
          hasNewStates: false,
        },
      },
      'pt-BR',
    );
    const [fixed, ...others] = screen
      .getAllByRole('heading', { level: 4 })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(fixed).toMatch(/^Não multiplicar.*adicionado: ?3 ovos/);
    expect(others).toMatchObject([
      expect.stringMatching(/^Tipo de guia.*Guia.*Receita/),
      expect.stringMatching(/^Rendimento.*removido: ?1.200,5$/),
    ]);
  });

  it('names the parts that a step uses now, not any more, or in another amount', () => {
    const use = { isMoved: false };
    show({
      steps: [
        step({
          uses: [
            { ...use, item: 'a', line: 'sugar', before: {} },
            { ...use, item: 'b', line: 'flour', after: { share: 1 / 3 } },
            {
              ...use,
              item: 'c',
              line: 'milk',
              before: {},
              after: { amount: { value: 1.5, unit: 'fl_oz' } },
            },
            { item: 'd', line: 'salt', isMoved: true, before: {}, after: {} },
          ],
        }),
      ],
    });
    expect(
      screen
        .getAllByRole('listitem')
        .slice(-4)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'removed: sugar',
      'added: flour · ⅓ of it',
      'milkremoved: All of itadded: 1.5 fl oz',
      'saltmoved',
    ]);
  });

  it('says in words what was added and removed, in the order of languages', () => {
    const text = { field: 'name', before: 'Use 80 grit', after: 'Use 120 grit' } as const;
    show({
      steps: [
        step({
          texts: [
            { ...text, lang: 'en' },
            { ...text, lang: 'pt-BR' },
          ],
        }),
      ],
    });
    expect(screen.getAllByRole('heading', { level: 4 }).map((each) => each.textContent)).toEqual([
      'Name, Brazilian Portuguese',
      'Name, English',
    ]);
    const [shown] = screen.getAllByRole('paragraph');
    expect(shown?.textContent).toBe('Use removed: 80added: 120 grit');
    expect(shown?.lang).toBe('pt-BR');
    expect(shown?.querySelector('del')?.className).toContain('line-through');
    expect(shown?.querySelector('ins .sr-only')?.getAttribute('lang')).toBe('en');
  });

  it('shows pictures side by side, and says when there is none', () => {
    show({ steps: [step({ picture: { before: 'old', after: null } })] });
    const [before, after] = screen.getAllByRole('figure') as [HTMLElement, HTMLElement];
    expect(before.querySelector('img')).not.toBeNull();
    expect(within(after).getByText('No picture')).toBeDefined();
  });

  it('lists the further pictures of a step by their places', () => {
    const medium = { id: 'm', isMoved: false, texts: [], hasNewStates: false };
    const alt = { field: 'alt', lang: 'en', before: 'A saw', after: 'A blade' } as const;
    const picture = { before: 'old', after: null };
    show({
      steps: [
        step({
          media: [
            { ...medium, kind: 'removed', numberBefore: 2, picture },
            {
              ...medium,
              id: 'n',
              kind: 'changed',
              isMoved: true,
              numberBefore: 3,
              numberAfter: 2,
              texts: [alt],
            },
          ],
        }),
      ],
    });
    expect(screen.getAllByRole('paragraph').map((each) => each.textContent)).toEqual([
      'Picture 2 of the step · removed',
      'No picture',
      'Picture 2 of the step · moved',
      'A removed: sawadded: blade',
    ]);
    expect(screen.getAllByRole('figure')).toHaveLength(2);
  });

  it('shows lists and settings in words', () => {
    show(
      {
        project: {
          texts: [],
          lists: [
            { field: 'parts', lang: 'en', added: ['glue'], removed: ['nail'], isReordered: true },
          ],
          settings: [
            { field: 'averageTimeMinutes', before: 40, after: 80 },
            { field: 'brand', before: '', after: 'Ikea' },
            { field: 'languages', before: ['en'], after: ['en', 'pt-BR'] },
          ],
          hasNewStates: false,
        },
      },
      'pt-BR',
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Sobre o guia');
    expect(
      screen
        .getAllByRole('listitem')
        .slice(1)
        .map((each) => each.textContent),
    ).toEqual(['removido: nail', 'adicionado: glue']);
    expect(screen.getAllByRole('paragraph').map((each) => each.textContent)).toEqual([
      'Em outra ordem',
      'removido: 40 minadicionado: 1 h 20 min',
      'adicionado: Ikea',
      'removido: inglêsadicionado: inglês e português (Brasil)',
    ]);
  });

  it('says when nothing differs', () => {
    show({});
    expect(screen.getByText('No differences')).toBeDefined();
  });
});

it('names changed marks with their labels, and draws both places', () => {
  const shape = { kind: 'box' as const, x: 0.1, y: 0.1, w: 0.2, h: 0.2, number: 1, tone: null };
  const { container } = show({
    steps: [
      step({
        marks: [
          {
            ...{ id: 'k', kind: 'changed', isMoved: false, hasNewStates: false, medium: 2 },
            texts: [{ field: 'label', lang: 'en', before: 'Hole', after: 'Screw' }],
            fileId: 'old',
            before: shape,
            after: { ...shape, x: 0.5 },
          },
        ],
      }),
    ],
  });
  expect(screen.getByText('Mark on picture 2')).toBeTruthy();
  expect(container.textContent).toContain('Screw');
  const drawn = [...container.querySelectorAll('[data-mark] path:last-child')];
  expect(drawn.map((line) => line.getAttribute('d'))).toEqual([
    'M80 60H240V180H80z',
    'M400 60H560V180H400z',
  ]);
});
