import { LINE_MAX, LINES_MAX, TIMER_LABEL_MAX, TIMERS_MAX } from '@/features/projects/constants';
import { signalWord } from '@/features/projects/model/lines/signal-words';
import { CLOCK, shortSeconds } from '@/features/projects/model/lines/seconds';
import { inReadingOrder } from '@/features/projects/model/lines/lines';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { lengthOf } from '@/shared/text/text';
import type { DraftGuide, DraftLine, DraftStep, DraftTimer } from './draft-guide';
import { isBlank } from './fit-draft';
import { plainLine, plainText } from './fit-text';

/** A line as a part of a text. */
export const spokenLine = ({ kind, text }: DraftLine, lang: ProjectLanguage): string =>
  `${signalWord(kind, lang)}: ${text}`;
export const spokenTimer = ({ seconds, label }: DraftTimer): string =>
  `${CLOCK} ${shortSeconds(seconds)}${label === '' ? '' : `: ${label}`}`;

/** Moves lines and timers that a step cannot hold into its text: too long, or too many. */
export function fitLines(draft: DraftGuide): DraftGuide {
  return { ...draft, steps: draft.steps.map((step) => fitStep(step, draft.lang)) };
}

function fitStep(step: DraftStep, lang: ProjectLanguage): DraftStep {
  const lines = (step.lines ?? [])
    .map(({ kind, text }) => ({ kind, text: plainText(text) }))
    .filter(({ text }) => text !== '');
  const timers = (step.timers ?? []).map(({ seconds, label }) => ({
    seconds,
    label: plainLine(label),
  }));
  const short = lines.filter(({ text }) => lengthOf(text) <= LINE_MAX);
  // The most urgent ones, in their order.
  const urgent = inReadingOrder(short).slice(0, LINES_MAX);
  const fitting = short.filter((line) => urgent.includes(line));
  const named = timers
    .filter(({ label }) => lengthOf(label) <= TIMER_LABEL_MAX)
    .slice(0, TIMERS_MAX);
  return {
    ...step,
    lines: fitting,
    timers: named,
    text: joined([
      ...lines.filter((line) => !fitting.includes(line)).map((line) => spokenLine(line, lang)),
      step.text,
      ...timers.filter((timer) => !named.includes(timer)).map(spokenTimer),
    ]),
  };
}

/**
 * Lines and timers are translations of each other by their places. Where a draft has others than
 * the first draft, they go into its text, so that none is lost.
 */
export function alignLines(drafts: readonly DraftGuide[]): DraftGuide[] {
  const written = drafts.map((draft) => ({
    ...draft,
    steps: draft.steps.filter((step) => !isBlank(step)),
  }));
  const [first] = written;
  if (!first) return [];
  return written.map((draft) =>
    draft === first
      ? draft
      : {
          ...draft,
          steps: draft.steps.map((step, index) => alignStep(step, first.steps[index], draft.lang)),
        },
  );
}

function alignStep(step: DraftStep, like: DraftStep | undefined, lang: ProjectLanguage): DraftStep {
  const [lines, timers] = [step.lines ?? [], step.timers ?? []];
  const hasSame =
    String(lines.map(({ kind }) => kind)) === String(like?.lines?.map(({ kind }) => kind) ?? []);
  const hasSameTimers = String(timers.map(timerKey)) === String(like?.timers?.map(timerKey) ?? []);
  return {
    ...step,
    lines: hasSame ? lines : [],
    timers: hasSameTimers ? timers : [],
    text: joined([
      ...(hasSame ? [] : lines.map((line) => spokenLine(line, lang))),
      step.text,
      ...(hasSameTimers ? [] : timers.map(spokenTimer)),
    ]),
  };
}

const timerKey = ({ seconds, label }: DraftTimer) => `${seconds}${label === '' ? '' : ' named'}`;
const joined = (parts: readonly string[]): string => parts.filter(Boolean).join('\n');
