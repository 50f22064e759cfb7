import { STEP_WORDS, TO_BE_WRITTEN } from '@/features/projects/constants';
import type { TextCounts } from '@/features/projects/model/progress';
import { storedTextsOf } from '@/features/projects/model/project-texts';
import type { GuideContent, GuideHead } from './content';
import { textsOfQuestion, textsOfStep } from './texts';

type Written = { lang: string; isOld: boolean };

/**
 * Counts the texts of a guide: its own (tags are one text, each part and each tool is one), those
 * of steps with their lines and named timers, and of questions. Texts that are only proposed are
 * missing, those with `of` are old (model/states).
 */
export function countTexts({ project, steps, questions }: GuideContent): TextCounts {
  const lists = [...steps.flatMap(textsOfStep), ...questions.flatMap(textsOfQuestion)]
    .filter(({ isRequired }) => isRequired)
    .map(({ texts }) =>
      texts.filter(isWritten).map(({ lang, of }) => ({ lang, isOld: of !== undefined })),
    );
  const texts: Written[][] = [...ownTexts(project), ...lists];
  const counts: TextCounts = { total: texts.length, written: {}, old: {} };
  for (const { lang, isOld } of texts.flat()) {
    const count = isOld ? counts.old : counts.written;
    count[lang] = (count[lang] ?? 0) + 1;
  }
  return counts;
}

const isWritten = ({ lang, value }: { lang: keyof typeof STEP_WORDS; value: string }) =>
  value !== '' && value !== TO_BE_WRITTEN && !isNumbered(value, STEP_WORDS[lang]);

/** True for the name of a step that only counts, such as 'Step 3'. */
const isNumbered = (value: string, word: string) =>
  value.startsWith(`${word} `) && /^\d+$/.test(value.slice(word.length + 1));

function ownTexts(project: GuideHead): Written[][] {
  const [primary = 'en'] = project.languages;
  const stored = storedTextsOf(project.texts);
  const source = { lang: primary, isOld: false };
  const line = (value: string, others: { lang: string; value: string; of?: string }[] = []) =>
    value === ''
      ? []
      : [
          [
            source,
            ...others
              .filter((each) => each.value !== '')
              .map(({ lang, of }) => ({ lang, isOld: of !== undefined })),
          ],
        ];
  const entries = (
    values: string[],
    others: { lang: string; values: string[]; of?: (string | null)[] }[] = [],
  ) =>
    values.map((_, index) => [
      source,
      ...others
        .filter((each) => each.values[index])
        .map(({ lang, of }) => ({ lang, isOld: typeof of?.[index] === 'string' })),
    ]);
  const tags = (stored.tags ?? []).map(({ values, ...tag }) => ({ ...tag, value: values.join() }));
  return [
    ...line(project.name, stored.name),
    ...line(project.description, stored.description),
    ...line(project.category, stored.category),
    ...line(project.tags.join(), tags),
    ...entries(project.parts, stored.parts),
    ...entries(project.tools, stored.tools),
  ];
}
