import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withTextLists } from '@/testing/text-lists';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleCard } from '@/testing/ui/sample-card';
import { ProjectCard } from './project-card';

const project = sampleCard();
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('a card', () => {
  it('leads to the creator and to the project, in the order they stand, without a link inside a link', () => {
    renderUi(<ProjectCard project={project} />);
    expect(links()).toEqual(['/c/nmkjhgfedcba', '/p/abcdefghjkmn']);
    expect(document.querySelector('a a')).toBeNull();
    expect(screen.getByRole('link', { name: 'by Oficina' })).toBeTruthy();
  });

  it('without a picture is a row of words: no frame stands for what is not there', () => {
    renderUi(
      <ProjectCard project={withTextLists({ ...project, description: 'Holds six pots.' })} />,
    );
    expect(screen.getByText('Holds six pots.')).toBeTruthy();
    expect(document.querySelector('article > :not(:has(h2))')).toBeNull();
  });

  it.each([
    ['en', 'Plant shelf', 'en'],
    ['pt-BR', 'Estante para plantas', 'pt-BR'],
  ] as const)('has in %s its name in that language, and says which', (locale, name, lang) => {
    const translated = withTextLists(
      { ...project, languages: ['en', 'pt-BR'] },
      { name: [{ lang: 'pt-BR', value: 'Estante para plantas' }] },
    );
    renderUi(<ProjectCard project={translated as typeof project} />, locale);
    expect(screen.getByRole('link', { name }).getAttribute('lang')).toBe(lang);
  });

  it.each([
    ['en', 'A shelf on a wall', 'en'],
    ['pt-BR', 'Uma estante', 'pt-BR'],
  ] as const)('says in %s what its picture shows', (locale, words, lang) => {
    const file = {
      name: 'a.jpg',
      url: '',
      key: '1-a',
      width: 8,
      height: 6,
      placeholder: null,
      variants: [],
    };
    const alt = [
      { lang: 'en' as const, value: 'A shelf on a wall' },
      { lang: 'pt-BR' as const, value: 'Uma estante' },
    ];
    renderUi(
      <ProjectCard project={{ ...project, languages: ['en', 'pt-BR'], file, alt }} />,
      locale,
    );
    expect(screen.getByRole('img', { name: words }).getAttribute('lang')).toBe(lang);
  });

  it.each([
    ['en', { average: 4.5, count: 12 }, '4.5 out of 5, 12 ratings'],
    ['en', { average: 5, count: 3 }, '5 out of 5, 3 ratings'],
    ['pt-BR', { average: 4.33, count: 12 }, '4,33 de 5, 12 avaliações'],
  ] as const)('says in words in %s what readers gave', (locale, rating, words) => {
    renderUi(<ProjectCard project={{ ...project, rating }} />, locale);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('does not repeat the creator on their own page', () => {
    renderUi(<ProjectCard project={project} hasCreator={false} />);
    expect(links()).toEqual(['/p/abcdefghjkmn']);
  });
});
