import { GUIDE_WORDS } from '@/languages/guide';
import { TO_BE_WRITTEN } from '@/features/projects/constants';
import type { TextCounts } from '@/features/projects/model/progress';
import type { StoredText } from '../texts/states';
import type { GuideContent, GuideHead } from './content';
import { HEAD_LISTS, HEAD_TEXTS } from './fields';
import { textsOfQuestion, textsOfStep } from './texts';

/**
 * Counts the texts of a guide: its own (tags are one text, each part and each tool is one), those
 * of steps with their lines and named timers, and of questions. Texts that are only proposed are
 * missing, those with `of` are old (model/states).
 */
export function countTexts({ project, steps, questions }: GuideContent): TextCounts {
  const items = [...steps.flatMap(textsOfStep), ...questions.flatMap(textsOfQuestion)];
  const lists = [
    ...ownTexts(project),
    ...items.filter(({ isRequired }) => isRequired).map(({ texts }) => texts.filter(isWritten)),
  ];
  const counts: TextCounts = { total: lists.length, written: {}, old: {} };
  for (const { lang, of } of lists.flat()) {
    const count = of === undefined ? counts.written : counts.old;
    count[lang] = (count[lang] ?? 0) + 1;
  }
  return counts;
}

const isWritten = ({ lang, value }: StoredText) =>
  value !== '' && value !== TO_BE_WRITTEN && !isNumbered(value, GUIDE_WORDS[lang].step);

/** True for the name of a step that only counts, such as 'Step 3'. */
const isNumbered = (value: string, word: string) =>
  value.startsWith(`${word} `) && /^\d+$/.test(value.slice(word.length + 1));

/** The texts of the guide itself that exist in its primary language. */
function ownTexts(head: GuideHead): StoredText[][] {
  const lists = [
    ...HEAD_TEXTS.map((name) => head[name]),
    ...HEAD_LISTS.flatMap((name) => head[name].map(({ text }) => text)),
    head.yield?.unit ?? [],
  ];
  return lists.filter((texts) => texts.some(({ lang }) => lang === head.languages[0]));
}
