import { LIST_OF } from '@/features/projects/model/texts/project-texts';
import { plainTextLists } from '../plain-head';
import type { ProjectView } from '@/features/projects/schema';

const EMPTY = {
  id: 'p',
  projectUid: 'abcdefghjkmn',
  name: 'Shelf',
  languages: ['en'],
  status: 1,
  takenDownAt: null,
  statement: null,
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
  items: [],
  kind: 1,
  yield: null,
  partAmounts: [],
  toolAmounts: [],
  file: null,
  alt: [],
  steps: [],
  questions: [],
};

/**
 * A project in the editor: an empty guide named in English with these `fields`, whose steps and
 * questions may be partial. As in answers, the lists of its own texts begin with the primary
 * language's.
 */
export function sampleProject(fields: object = {}): ProjectView {
  const given = { ...EMPTY, ...fields } as unknown as ProjectView;
  const steps = given.steps.map((step) => ({ ...step, uses: step.uses ?? [] }));
  const project = { ...given, steps };
  const ownLists = plainTextLists({ ...project, texts: {} });
  const lists = Object.values(LIST_OF).map((list) => {
    const entries: { lang: string }[] = project[list];
    const hasPrimary = entries.some(({ lang }) => lang === project.languages[0]);
    return [list, hasPrimary ? entries : [...ownLists[list], ...entries]];
  });
  return { ...project, ...Object.fromEntries(lists) } as ProjectView;
}
