import type { ProjectView } from '@/features/projects/schema';

/**
 * A project in the editor: an empty guide in English with these `fields`, whose steps and questions
 * may be partial.
 */
export const sampleProject = (fields: object = {}) =>
  ({
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
    ...fields,
  }) as unknown as ProjectView;
