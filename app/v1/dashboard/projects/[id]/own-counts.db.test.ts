import { expect, it } from 'vitest';
import { languageProgress } from '@/features/editor/translations/model/language-progress';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { call } from '@/testing/api';
import { buildProject } from '@/testing/database/factories';
import { GET as listProjects } from '../route';
import { GET, PATCH } from './route';

const LANGUAGES: ProjectLanguage[] = ['pt-BR', 'en', 'de'];

it("counts the guide's own texts in lists as the editor does, old and missing ones as not done", async () => {
  const built = await buildProject({
    steps: 2,
    questions: 1,
    languages: LANGUAGES,
    names: [{ lang: 'en', value: 'Shelf' }],
    description: 'Uma estante',
    descriptions: [{ lang: 'en', value: 'A shelf' }],
    category: '',
    categories: [],
    tags: ['casa', 'madeira'],
    tagLists: [{ lang: 'de', values: ['Haus'] }],
    parts: ['Tábua', 'Corda', 'Corda'],
    partLists: [{ lang: 'en', values: ['Board', '', 'Rope'] }],
    tools: ['Serra'],
    toolLists: [
      { lang: 'en', values: ['Saw'] },
      { lang: 'de', values: ['Säge'] },
    ],
  });
  const as = { token: built.creator.token, params: { id: built.project.id } };
  const change = (body: object) => call(PATCH, { ...as, method: 'PATCH', body });
  const ownCounts = async () => {
    const progress = languageProgress((await call(GET, as)).body);
    const listed = await call(listProjects, { token: built.creator.token });
    expect(listed.body.results[0].progress).toEqual(progress);
    // Two steps and a question, whole in all languages.
    return progress.map(({ written, old, total }) => [written - 6, old, total - 6]);
  };
  expect(await ownCounts()).toEqual([
    [7, 0, 7],
    [5, 0, 7],
    [2, 0, 7],
  ]);
  await change({ tags: ['casa'], parts: ['Viga', 'Corda', 'Corda'], tools: ['Plaina'] });
  expect(await ownCounts()).toEqual([
    [7, 0, 7],
    [3, 2, 7],
    [0, 2, 7],
  ]);
  // Without its source a translation counts nowhere; with its former source it is written again.
  await change({ description: '', tools: ['Serra'] });
  expect(await ownCounts()).toEqual([
    [6, 0, 6],
    [3, 1, 6],
    [1, 1, 6],
  ]);
  await change({ languages: ['pt-BR', 'en'] });
  expect(await ownCounts()).toEqual([
    [6, 0, 6],
    [3, 1, 6],
  ]);
});
