import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/render-ui';
import type { PublicProject } from '../schema';
import { GuideMarks } from './guide-facts';
import { GuideSections } from './guide-sections';
import { ProjectArticle } from './project-article';

// Server components read their texts themselves; here everything is a client's.
vi.mock('@/i18n/client-messages', () => ({ ClientMessages: ({ children }: { children: unknown }) => children }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));
// What is written into the HTML only is rendered by itself below.
vi.mock('./guide-part', () => ({ GuidePart: () => null }));

const file = (key: string) => ({ name: 'a.jpg', url: '', key, width: 8, height: 6, placeholder: null, variants: [] });
const text = (en: string) => [{ lang: 'en', value: en }];
const project = {
  projectUid: 'abcdefghjkmn', name: 'Shelf', languages: ['en', 'pt-BR'], description: '', averageTime: '00:45', people: 1, views: 3, stepCount: 2, type: 1, brand: '', ref: '', category: '',
  tools: [], parts: [], tags: [], source: null, file: file('1-a'), alt: [...text('A shelf on a wall'), { lang: 'pt-BR', value: 'Uma estante' }],
  steps: [
    { id: 's1', type: 1, name: text('Saw'), description: text('Do'), file: file('1-b'), alt: text('A saw in a plank') },
    { id: 's2', type: 1, name: text('Glue'), description: text('Do'), file: file('1-c'), alt: [] },
  ],
  questions: [],
  creator: { uid: 'nmkjhgfedcba', name: 'Oficina', avatar: null, cover: null, verified: false, backgroundColor: '#d3d3d3', textColor: '#1b1916', coverOpacity: 0.5, smallDescription: '', url: '' },
} as unknown as PublicProject;
const words = { structuredData: '{}', printed: { link: '', qr: 'data:,' } };
const LABELS = {
  steps: '', questions: '', creator: '', verified: '', stepNumber: String, visit: String, languages: '', tags: 'Tags', stats: { steps: '', averageTime: '', people: '' },
};
const whole = (lang: 'en' | 'pt-BR', gap: 'none' | 'partial') => (
  <>
    <ProjectArticle project={project} reading={{ lang, gap }} views={3} {...words} />
    <GuideSections project={project} lang={lang} structuredData="{}" printed={{ ...words.printed, label: '' }}
      labels={LABELS} />
  </>
);
const shown = () => screen.getAllByRole('img').map((picture) => [picture.getAttribute('alt'), picture.getAttribute('lang')]);

describe('the page of a project', () => {
  it('says what its pictures show, in the language that is read', () => {
    renderUi(whole('en', 'none'));
    expect(shown()).toEqual(expect.arrayContaining([['A shelf on a wall', 'en'], ['A saw in a plank', 'en']]));
  });

  it('says it in the main language where it is not written in another, and nothing where nobody wrote it', () => {
    renderUi(whole('pt-BR', 'partial'), 'pt-BR');
    expect(shown()).toEqual(expect.arrayContaining([['Uma estante', 'pt-BR'], ['A saw in a plank', 'en']]));
    expect(document.querySelector('img[src*="1-c"]')?.getAttribute('alt')).toBe('');
  });

  it('leads from its category and its tags to the other guides that bear them', () => {
    const tagged = { ...project, category: 'Home & garden', tags: ['wood', 'pão'] };
    renderUi(
      <>
        <ProjectArticle project={tagged} reading={{ lang: 'en', gap: 'none' }} views={3} {...words} />
        <GuideMarks project={tagged} note="" labels={LABELS} />
      </>,
    );
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Home & garden')).toBe('/explore?category=Home+%26+garden');
    expect(href('wood')).toBe('/explore?tag=wood');
    expect(href('pão')).toBe('/explore?tag=p%C3%A3o');
  });
});
