import type { StoredText } from '../texts/states';
import type { GuideContent } from './content';
import { HEAD_LISTS, HEAD_TEXTS } from './fields';
import { type ItemText, textsOfFacts, textsOfQuestion, textsOfStep } from './texts';

type Text = [path: string, text: string];

/** Every text of a content that readers may get, with its place: `steps.2.description.en`. */
export function publicTexts({ project, steps, questions }: GuideContent): Text[] {
  const isShown = new Set<string>(project.languages);
  const inLanguages = (path: string, texts: StoredText[]): Text[] =>
    texts.flatMap(({ lang, value }) => (isShown.has(lang) ? [[`${path}.${lang}`, value]] : []));
  const ofItem = (path: string, texts: ItemText[]) =>
    texts.flatMap(({ field, texts: each }) => inLanguages(path + field, each));
  return [
    ...HEAD_TEXTS.flatMap((name) => inLanguages(name, project[name])),
    ...HEAD_LISTS.flatMap((name) =>
      project[name].flatMap(({ text }, index) => inLanguages(`${name}.${index}`, text)),
    ),
    ...ofItem('', textsOfFacts(project)),
    ['ref', project.ref],
    ['brand', project.brand],
    ...Object.entries(project.source ?? {}).map(
      ([name, value]): Text => [`source.${name}`, String(value)],
    ),
    ...steps.flatMap((step, index) => ofItem(`steps.${index}.`, textsOfStep(step))),
    ...questions.flatMap((question, index) =>
      ofItem(`questions.${index}.`, textsOfQuestion(question)),
    ),
  ];
}
