import type { ProjectLanguage } from '@/shared/interface/languages';
import type { LocalizedText, PickedText } from '@/shared/interface/localized-text';
import { TIMERS_MAX } from '../../constants';
import { findDurations } from '../durations/find-durations';
import type { Timer } from '../lines/lines';

/** A length of time; a range has an upper end too. */
export type Length = { seconds: number; secondsTo?: number };

/** Timers of a step: those of its creator, else the durations in its texts. */
export type StepTimers =
  | { named: readonly Timer[] }
  | { found: Partial<Record<ProjectLanguage, readonly Length[]>> };

type TimedStep = {
  name: readonly LocalizedText[];
  description: readonly LocalizedText[];
  timers?: readonly Timer[];
};

/** The timers of a step in all languages; undefined without any. */
export function stepTimers({ name, description, timers = [] }: TimedStep): StepTimers | undefined {
  if (timers.length > 0) return { named: timers };
  const langs = new Set([...name, ...description].map(({ lang }) => lang));
  const durations = [...langs].flatMap((lang) => {
    const textIn = (texts: readonly LocalizedText[]) =>
      texts.find((text) => text.lang === lang)?.value ?? '';
    const lengths = lengthsIn(textIn(name), textIn(description), lang);
    return lengths.length > 0 ? [[lang, lengths] as const] : [];
  });
  return durations.length > 0 ? { found: Object.fromEntries(durations) } : undefined;
}

export const hasTimers = (steps: readonly TimedStep[]): boolean =>
  steps.some((step) => stepTimers(step) !== undefined);

/** The timers of a step in one language, for paper. */
export const shownTimers = (
  step: { timers?: readonly Timer[] },
  name: PickedText,
  description: PickedText,
): readonly (Length & { label?: readonly LocalizedText[] })[] =>
  step.timers && step.timers.length > 0
    ? step.timers
    : lengthsIn(name.value, description.value, description.value ? description.lang : name.lang);

/** The durations in name and description; one that both have is one timer. */
function lengthsIn(name: string, description: string, lang: ProjectLanguage): Length[] {
  const [inName, inDescription] = [name, description].map((text) =>
    findDurations(text, lang).map(
      ({ seconds, secondsTo }): Length => ({ seconds, ...(secondsTo ? { secondsTo } : {}) }),
    ),
  ) as [Length[], Length[]];
  const isRepeated = ({ seconds }: Length) =>
    inDescription.some((length) => length.seconds === seconds);
  return [...inName.filter((length) => !isRepeated(length)), ...inDescription].slice(0, TIMERS_MAX);
}
