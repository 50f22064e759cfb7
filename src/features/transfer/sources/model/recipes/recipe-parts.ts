import {
  GuideKind,
  ProjectType,
  TIMER_SECONDS_MAX,
  TIMER_SECONDS_MIN,
} from '@/features/projects/constants';
import { FILE_WORDS } from '@/languages/files';
import type { DraftGuide, DraftStep } from '../draft-guide';
import { minutesIn } from '../duration';
import { durationText } from '../duration-text';
import { htmlText } from '../html/html-text';
import { headingOf, withoutMarkdown } from '../json-ld/heading-lines';
import { type Fields, isFields, listOf, numberOf } from '../json-ld/json-values';
import { markdownContent } from '../markdown/markdown-content';
import { noticeOf } from '../notices';
import { numberedLines } from '../step-lines';
import { yieldFrom } from '../yields';
import type { Recipe } from './recipe-reader';

/** Recipe managers do not state a language. */
export const LANG = 'en';
const WORDS = FILE_WORDS[LANG];

/** A text or number as text, blank for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The text, or the name of an object. */
export const nameOf = (value: unknown): string =>
  htmlText(textOf(isFields(value) ? value['name'] : value)).trim();

export const namesOf = (value: unknown): string[] => listOf(value).map(nameOf).filter(Boolean);

/** '2 cups rolled oats, not instant'; an amount of zero means none. */
export function ingredientLine(amount: unknown, unit: string, food: string, note: string): string {
  const number = numberOf(amount);
  const quantity =
    number === undefined
      ? textOf(amount)
      : number === 0
        ? ''
        : String(Math.round(number * 100) / 100);
  // Without a food the note is the whole ingredient.
  const [name, remark] = food === '' ? [note, ''] : [food, note];
  return [[quantity, unit, name].filter(Boolean).join(' '), remark].filter(Boolean).join(', ');
}

export const joined = (texts: readonly string[]): string => texts.filter(Boolean).join('\n');

/**
 * The total time, else the sum of others, in minutes; one that is not understood is reported. A bare
 * number means minutes.
 */
export function minutesOf(
  { fields, lineOf, report }: Recipe,
  total: readonly string[],
  parts: readonly string[] = [],
): number | undefined {
  const used = [total, parts]
    .map((names) => names.filter((name) => !['', '0'].includes(textOf(fields[name]))))
    .find((names) => names.length > 0);
  if (!used) return undefined;
  const minutes = used.map((name) => minutesIn(textOf(fields[name])));
  const unclear = used.find((_, index) => minutes[index] === undefined);
  if (unclear !== undefined)
    report(noticeOf('time_unknown', lineOf(fields, unclear), textOf(fields[unclear])));
  const sum = Math.ceil(minutes.reduce<number>((all, each) => all + (each ?? 0), 0));
  return sum > 0 ? sum : undefined;
}

/** A timer without a name, or its time as text where it is too short or too long for one. */
export function timed(minutes: number | undefined): Pick<DraftStep, 'text' | 'timers'> {
  const seconds = Math.round((minutes ?? 0) * 60);
  if (minutes === undefined || seconds <= 0) return { text: '' };
  return seconds < TIMER_SECONDS_MIN || seconds > TIMER_SECONDS_MAX
    ? { text: `${WORDS.facts.time}: ${durationText(minutes)}` }
    : { text: '', timers: [{ seconds, label: '' }] };
}

/** A step of a text in Markdown. */
export const stepOf = (
  name: string,
  text: string,
  line: number,
  report: Recipe['report'],
): DraftStep => ({
  isChapter: false,
  name: htmlText(name),
  ...markdownContent(text, line, report),
  line,
});

export const chapterOf = (name: string, line: number): DraftStep => ({
  isChapter: true,
  name: htmlText(name),
  text: '',
  pictures: [],
  line,
});

const BOLD_LINE = /^(\*\*|__).*\1:?$/;

/** Instructions in one text: each line is a step, headings and bold lines are chapters. */
export function stepsOfLines(step: DraftStep): DraftStep[] {
  const steps = numberedLines(step.text).map((text): DraftStep => {
    const isHeading = headingOf(text) !== undefined || BOLD_LINE.test(text);
    return isHeading
      ? chapterOf(withoutMarkdown(text.replace(/:$/, '')), step.line)
      : {
          ...step,
          name: '',
          text: text.replace(/^- /, ''),
          lines: [],
          timers: [],
          uses: [],
          pictures: [],
        };
  });
  const first = steps.find(({ isChapter }) => !isChapter);
  if (!first) return [step];
  Object.assign(first, { lines: step.lines, timers: step.timers, pictures: step.pictures });
  return steps;
}

/** A recipe whose only step has no name has all its steps in it. */
export const withDividedStep = (steps: readonly DraftStep[]): DraftStep[] => {
  const [only, ...others] = steps;
  return only && others.length === 0 && only.name === '' && !only.isChapter
    ? stepsOfLines(only)
    : [...steps];
};

/** The yield of a recipe, and its description with what that does not say. */
export function yieldWith(about: string, ...texts: string[]) {
  const { facts, ...made } = yieldFrom(texts, LANG);
  return { ...made, description: joined([about, ...facts]) };
}

/** Fields that are alike in all recipes. */
export const emptyDraft = ({ fields, lineOf }: Recipe) =>
  ({
    lang: LANG,
    kind: GuideKind.Recipe,
    tools: [],
    questions: [],
    category: '',
    pictures: [],
    line: lineOf(fields),
  }) satisfies Partial<DraftGuide>;

/** Keeps a recipe that was not public out of the lists. */
export const formOf = (isPrivate: boolean): Pick<DraftGuide, 'form'> =>
  isPrivate ? { form: { type: ProjectType.Private } } : {};

/** A list of objects, without anything else. */
export const objectsOf = (value: unknown): Fields[] => listOf(value).filter(isFields);
