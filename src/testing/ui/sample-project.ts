import type { ProjectView } from '@/features/projects/schema';

const EMPTY = {
  id: 'p',
  projectUid: 'abcdefghjkmn',
  name: 'Shelf',
  languages: ['en'],
  status: 1,
  type: 1,
  version: 1,
  stepCount: 0,
  people: 1,
  averageTime: '00:10',
  tools: [],
  parts: [],
  tags: [],
  ref: '',
  brand: '',
  category: '',
  description: '',
  names: [{ lang: 'en', value: 'Shelf' }],
  descriptions: [],
  categories: [],
  tagLists: [],
  partLists: [],
  toolLists: [],
  file: null,
  alt: [],
  steps: [],
  questions: [],
};

/**
 * A project in the editor: an empty guide named in English with these `fields`, whose steps and questions
 * may be partial. As in answers, the lists of its own texts begin with the primary language's.
 */
export function sampleProject(fields: object = {}): ProjectView {
  const project = { ...EMPTY, ...fields } as unknown as ProjectView;
  const [primary = 'en'] = project.languages;
  const texts = <T extends { lang: string }>(list: T[], value: string) =>
    value === '' || list.some(({ lang }) => lang === primary)
      ? list
      : [{ lang: primary, value }, ...list];
  const lists = <T extends { lang: string }>(list: T[], values: string[]) =>
    values.length === 0 || list.some(({ lang }) => lang === primary)
      ? list
      : [{ lang: primary, values }, ...list];
  return {
    ...project,
    names: texts(project.names, project.name),
    descriptions: texts(project.descriptions, project.description),
    categories: texts(project.categories, project.category),
    tagLists: lists(project.tagLists, project.tags),
    partLists: lists(project.partLists, project.parts),
    toolLists: lists(project.toolLists, project.tools),
  };
}
