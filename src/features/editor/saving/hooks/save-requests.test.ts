import { describe, expect, it } from 'vitest';
import type { StepView } from '@/features/projects/steps/schema';
import { unitDigest } from '@/features/translations/model/unit';
import { sampleProject } from '@/testing/ui/sample-project';
import { GUIDE_KEY } from '../../shell/model/fields';
import { editorReducer, startOf } from '../../shell/model/editor-state';
import type { EditorAction } from '../../shell/model/editor-types';
import { type Draft, draftOf, withText } from '../model/draft';
import { guideOf } from '../model/guide';
import { saveRequests } from './save-requests';

const text = (en: string, de: string) => [
  { lang: 'en' as const, value: en },
  { lang: 'de' as const, value: de, state: 'written' as const },
];
const step = (fields: Partial<StepView> = {}): StepView => ({
  ...{ id: 'a', projectUid: 'p', type: 1, file: null, alt: [], media: [], lines: [], timers: [] },
  ...{
    uses: [],
    version: 1,
    name: text('Sand', 'Schleif'),
    description: text('Slowly', 'Langsam'),
  },
  ...fields,
});
const project = sampleProject({
  ...{ languages: ['en', 'de'], names: text('Shelf', ''), steps: [step()], stepCount: 1 },
});
const draft = draftOf('step', step(), ['en', 'de']);
const inGerman = (value: string) => withText(draft, 'name', 'de', value);
const bodies = (key: string, written: Draft) =>
  saveRequests(project, key, written).map(({ body }) => body);

describe('a draft', () => {
  it('is sent as texts where only translations changed, and whole otherwise', () => {
    const [of, was] = [unitDigest('Sand'), unitDigest('Schleif')];
    expect(bodies('a', inGerman('Schleifen'))).toEqual([
      { lang: 'de', texts: [{ id: 'step.a.name', value: 'Schleifen', of, was }] },
    ]);
    expect(bodies('a', withText(inGerman('Schleifen'), 'name', 'en', 'Sand it'))).toMatchObject([
      { version: 1, name: [{ value: 'Sand it' }, { value: 'Schleifen' }] },
    ]);
  });

  it('of the guide is sent as texts, with the description of its picture before them', () => {
    const guide = draftOf('guide', guideOf(project), ['en', 'de']);
    const named = withText(guide, 'name', 'de', 'Regal');
    const described = withText(withText(named, 'alt', 'en', 'A shelf'), 'alt', 'de', 'Regal');
    const names = { lang: 'de', texts: [{ id: 'project.name', value: 'Regal' }] };
    expect(bodies(GUIDE_KEY, named)).toMatchObject([names]);
    expect(bodies(GUIDE_KEY, described)).toMatchObject([
      { alt: [{ value: 'A shelf' }, { value: 'Regal' }], version: project.version },
      names,
    ]);
  });

  it('is sent whole with a description of its first picture that has no source', () => {
    const described = (alt: StepView['alt']) => {
      const stored = step({ alt, media: [{ id: 'm', file: null, alt } as never] });
      const written = withText(draftOf('step', stored, ['en', 'de']), 'alt', 'de', 'Ein Brett');
      return saveRequests({ ...project, steps: [stored] }, 'a', written).map(({ body }) => body);
    };
    expect(described([])).toMatchObject([{ version: 1, alt: [{ value: 'Ein Brett' }] }]);
    expect(described(text('A board', ''))).toMatchObject([{ texts: [{ id: 'step.a.alt' }] }]);
  });

  it('takes over what the answer has from elsewhere, and sends nothing of it back', () => {
    const item = step({ version: 3, name: text('Changed elsewhere', 'Schleifen') });
    const sent = inGerman('Schleifen');
    const afterAnswer = (typed: Draft) =>
      (
        [
          { type: 'edited', key: 'a', draft: typed },
          { type: 'saved', key: 'a', saved: { list: 'steps', item }, sent, atMs: 1 },
        ] satisfies EditorAction[]
      ).reduce(editorReducer, startOf(project));
    const { drafts, merged } = afterAnswer(sent);
    expect([drafts, merged]).toEqual([{}, { a: true }]);
    const later = afterAnswer(inGerman('Schleifen!')).drafts['a'];
    expect(later?.texts.name).toEqual({ en: 'Changed elsewhere', de: 'Schleifen!' });
  });
});
