import { expect, it } from 'vitest';
import { headTextsOf } from '@/testing/plain-head';
import { cleanTags, searchColumns, searchTextOf } from './tags';

it('tags are trimmed, without blanks and duplicates; the first spelling stays', () => {
  expect(cleanTags([' Wood ', 'WOOD', '', '\u200b', 'Oak', 'oak\n'])).toEqual(['Wood', 'Oak']);
  expect(cleanTags(['Pão', 'Pao'])).toEqual(['Pão', 'Pao']);
});

it('search covers every word that may identify a project, the name first', () => {
  const project = {
    name: 'Estante de Pão',
    ref: 'SH-20',
    brand: '',
    category: 'Móveis',
    tags: ['Madeira'],
    description: '',
    parts: [],
    tools: [],
    languages: ['pt-BR' as const, 'en' as const],
    texts: {
      tags: [
        { lang: 'en' as const, values: ['Wood'] },
        { lang: 'de' as const, values: ['Holz'] },
      ],
    },
  };
  const head = {
    ...headTextsOf(project),
    ref: project.ref,
    brand: '',
    averageTimeMinutes: 1,
    people: 1,
    alt: [],
    fileId: null,
    source: null,
  };
  expect(searchTextOf(head, 'Zoë')).toBe('estante de pao\nsh-20\nmoveis\nmadeira\nzoe');
  expect(searchColumns(head, 'Zoë')).toMatchObject({
    refKey: 'sh-20',
    categoryKey: 'moveis',
    tagKeys: ['madeira', 'wood'],
  });
});
