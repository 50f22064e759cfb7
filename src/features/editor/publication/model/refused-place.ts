import type { ProjectView } from '@/features/projects/schema';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { type FocusField, kindOf } from '../../shell/model/fields';
import { stepNumbers } from '../../shell/model/shown-name';
import type { HintPlace } from './publication-check';

/** Fields of the settings by the first part of a path. */
const IN_SETTINGS = ['name', 'description', 'category', 'tags', 'parts', 'tools', 'yield', 'alt'];

/**
 * The place in the editor of a text that publication refused, by its path such as
 * `steps.2.line.{id}.en`; with the number of a step. Undefined for what is not edited as a text.
 */
export function refusedPlace(
  path: string,
  { steps, questions }: Pick<ProjectView, 'steps' | 'questions'>,
): { place: HintPlace; number?: number | undefined } | undefined {
  const parts = path.split('.');
  const [list = '', index] = parts;
  const lang = PROJECT_LANGUAGES.find((each) => each === parts.at(-1));
  if (!lang) return undefined;
  if (IN_SETTINGS.includes(list))
    return { place: { tab: 'settings', item: undefined, field: list as FocusField, lang } };
  const field = parts.slice(2, -1).join('.') as FocusField;
  const step = list === 'steps' ? steps[Number(index)] : undefined;
  if (step) {
    const item = { kind: kindOf(step.type), id: step.id };
    return {
      place: { tab: 'steps', item, field, lang },
      number: stepNumbers(steps).get(step.id),
    };
  }
  const question = list === 'questions' ? questions[Number(index)] : undefined;
  return (
    question && {
      place: { tab: 'faq', item: { kind: 'question', id: question.id }, field, lang },
    }
  );
}
