import { useTranslations } from 'next-intl';
import { StepType } from '@/features/projects/constants';
import { itemNumbers } from '@/features/projects/model/item-numbers';
import type { MarkField, OwnField, PartField, PictureField } from '../../shell/model/fields';
import { useEditor } from '../../shell/hooks/editor-context';
import { useFieldName } from '../../panel/hooks/use-field-name';

const PROJECT_UNITS = ['name', 'description', 'category', 'tags', 'yield', 'alt'] as const;

/** Texts of a step that have a phrase of their own. */
const NAMED = { name: 'stepName', description: 'stepDescription', alt: 'stepPicture' } as const;
const isNamed = (field: string | undefined): field is keyof typeof NAMED =>
  field !== undefined && field in NAMED;

/**
 * The place of a translated text in the guide, in words; undefined for an unknown one.
 * @returns a function of the text's id
 */
export function useUnitName(): (unit: string) => string | undefined {
  const t = useTranslations('editor.translations.unit');
  const {
    project: { steps, questions },
    drafts,
  } = useEditor();
  const nameOf = useFieldName();
  const numbers = itemNumbers(steps);
  return (unit) => {
    const [kind, id = '', field, part, , mark] = unit.split('.');
    const projectUnit = PROJECT_UNITS.find((each) => `project.${each}` === unit);
    if (projectUnit) return t(`project.${projectUnit}`);
    if (kind === 'part' || kind === 'tool') return t(kind, { number: Number(id) });
    const question = questions.findIndex((each) => each.id === id);
    if (kind === 'question' && question >= 0)
      return t(field === 'answer' ? 'answer' : 'question', { number: question + 1 });
    const step = steps.find((each) => each.id === id);
    if (!step) return undefined;
    const number = numbers.get(step.id) ?? 0;
    if (step.type === StepType.Chapter) return t('chapter', { number });
    if (field === 'media')
      return t('stepPart', {
        number,
        name: nameOf(
          mark === undefined
            ? (`media.${part}.alt` as PictureField)
            : (`media.${part}.mark.${mark}` as MarkField),
          step,
        ),
      });
    if (part !== undefined)
      return t('stepPart', {
        number,
        name: nameOf(`${field}.${part}` as PartField, drafts[id] ?? step),
      });
    return isNamed(field)
      ? t(NAMED[field], { number })
      : t('stepPart', { number, name: nameOf(field as OwnField) });
  };
}
